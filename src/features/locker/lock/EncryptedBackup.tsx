import { FormError } from '#components/FormError.tsx';
import { FormButtons } from './FormButtons.tsx';
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
        The backup opens on any device, but only with the passphrase you give it here. Nobody can
        recover a forgotten one.
      </p>
      <FormError text={errors.form} />
      <NewPassphraseFields errors={errors} control={control} />
      <FormButtons
        busy={busy}
        busyLabel="Packing..."
        submit="Save it encrypted"
        onCancel={() => onDone('')}
      />
    </form>
  );
}
