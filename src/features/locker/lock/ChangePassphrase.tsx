import { FormError } from '#components/forms/FormError.tsx';
import { changePassphrase } from '#core/locker/seal/settings.ts';
import * as words from '#features/locker/words/lock-settings.ts';
import { CurrentPassphrase } from './CurrentPassphrase.tsx';
import { FormButtons } from './FormButtons.tsx';
import { NewPassphraseFields } from './NewPassphraseFields.tsx';
import { checkNew, type NewPassphrase } from './passphrase-checks.ts';
import { usePassphraseForm } from './use-passphrase-form.ts';

/** Takes another passphrase for the same lock. Backups that were saved before keep theirs. */
export function ChangePassphrase({ onDone }: { onDone: (outcome: string) => void }) {
  const { busy, errors, control, props } = usePassphraseForm<NewPassphrase | 'current'>(
    { current: '', passphrase: '', again: '' },
    'current',
    checkNew,
    async ({ current, passphrase }) => {
      await changePassphrase(current, passphrase);
      onDone(words.changed);
    },
    { focus: true },
  );
  return (
    <form {...props}>
      <FormError text={errors.form} />
      <CurrentPassphrase error={errors.current} {...control('current')} />
      <NewPassphraseFields errors={errors} control={control} />
      <FormButtons
        busy={busy}
        busyLabel={words.changing}
        submit={words.changeIt}
        onCancel={() => onDone('')}
      />
    </form>
  );
}
