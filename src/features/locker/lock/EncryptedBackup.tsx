import { BusyButton } from '#components/BusyButton.tsx';
import { FormError } from '#components/FormError.tsx';
import { NewPassphraseFields } from './NewPassphraseFields.tsx';
import { checkNew } from './passphrase-checks.ts';
import { usePassphraseForm } from './use-passphrase-form.ts';

/** Saves a backup that a passphrase opens. What came of it is said where other backups are saved. */
export function EncryptedBackup({ onDone }: { onDone: (outcome: string) => void }) {
  const { busy, errors, control, props } = usePassphraseForm(
    { passphrase: '', again: '' },
    'passphrase',
    checkNew,
    async ({ passphrase }) => {
      const { saveEncrypted } = await import('#features/locker/backup/save-parts.ts');
      await saveEncrypted(passphrase);
      onDone('');
    },
    { focus: true },
  );
  return (
    <form {...props}>
      <p>
        The backup opens in the locker of any device, with the passphrase that you give it here and
        with nothing else. A forgotten one cannot be brought back.
      </p>
      <FormError text={errors.form} />
      <NewPassphraseFields errors={errors} control={control} />
      <div className="form-actions">
        <BusyButton busy={busy} busyLabel="Packing...">
          Save it encrypted
        </BusyButton>
        <button type="button" className="btn btn-outline-primary" onClick={() => onDone('')}>
          Cancel
        </button>
      </div>
    </form>
  );
}
