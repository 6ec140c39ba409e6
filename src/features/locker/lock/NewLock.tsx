import { FormError } from '#components/FormError.tsx';
import { Note } from '#components/Note.tsx';
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
        <p>
          Nobody can recover a forgotten passphrase, and without it the documents in this locker are
          lost. The rest of this site works as before. Keep the originals, and a backup.
        </p>
      </Note>
      <p>
        What you add from now on is encrypted before it is stored. What was stored before may stay
        readable on the disk until the browser overwrites it.
      </p>
      <FormError text={errors.form} />
      <NewPassphraseFields errors={errors} control={control} />
      <FormButtons busy={busy} busyLabel="Encrypting..." submit="Set the lock" onCancel={onLeave} />
    </form>
  );
}
