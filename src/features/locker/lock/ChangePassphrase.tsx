import { BusyButton } from '#components/BusyButton.tsx';
import { FormError } from '#components/FormError.tsx';
import { changePassphrase } from '#core/locker/seal/lock.ts';
import { NewPassphraseFields } from './NewPassphraseFields.tsx';
import { PassphraseField } from './PassphraseField.tsx';
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
      onDone('The passphrase is changed.');
    },
    { focus: true },
  );
  return (
    <form {...props}>
      <FormError text={errors.form} />
      <PassphraseField
        label="Current passphrase"
        error={errors.current}
        autoComplete="current-password"
        control={control('current')}
      />
      <NewPassphraseFields errors={errors} control={control} />
      <div className="form-actions">
        <BusyButton busy={busy} busyLabel="Changing...">
          Change it
        </BusyButton>
        <button type="button" className="btn btn-outline-primary" onClick={() => onDone('')}>
          Cancel
        </button>
      </div>
    </form>
  );
}
