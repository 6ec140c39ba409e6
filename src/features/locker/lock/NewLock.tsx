import { FormError } from '#components/forms/FormError.tsx';
import { Note } from '#components/Note.tsx';
import * as words from '#features/locker/words/lock.ts';
import { FormButtons } from './FormButtons.tsx';
import { setLock } from './lock-actions.ts';
import { NewPassphraseFields } from './NewPassphraseFields.tsx';
import { checkNew } from './passphrase-checks.ts';
import { usePassphraseForm } from './use-passphrase-form.ts';

/** Sets a lock, after what there is to know of it. A default export, so that it can be loaded when asked for. */
export default function NewLock({ onLeave }: { onLeave: () => void }) {
  const { busy, errors, control, props } = usePassphraseForm(
    { passphrase: '', again: '' },
    'passphrase',
    checkNew,
    ({ passphrase }) => setLock(passphrase),
    { focus: true },
  );
  return (
    <form {...props}>
      <Note tone="wait">
        <p>{words.forgetting}</p>
      </Note>
      <p>{words.fromNowOn}</p>
      <FormError text={errors.form} />
      <NewPassphraseFields errors={errors} control={control} />
      <FormButtons
        busy={busy}
        busyLabel={words.encrypting}
        submit={words.setLock}
        onCancel={onLeave}
      />
    </form>
  );
}
