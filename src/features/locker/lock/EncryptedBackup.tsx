import { FormError } from '#components/forms/FormError.tsx';
import * as words from '#features/locker/words/lock-settings.ts';
import { later } from '#lib/later.ts';
import { FormButtons } from './FormButtons.tsx';
import { NewPassphraseFields } from './NewPassphraseFields.tsx';
import { checkNew } from './passphrase-checks.ts';
import { usePassphraseForm } from './use-passphrase-form.ts';

const saving = later(() => import('#features/locker/backup/save-parts.ts'));

/** Saves a backup that a passphrase opens. What came of it is said where other backups are saved. */
export function EncryptedBackup({ onDone }: { onDone: (outcome: string) => void }) {
  const { busy, errors, control, props } = usePassphraseForm(
    { passphrase: '', again: '' },
    'passphrase',
    checkNew,
    async ({ passphrase }) => {
      const { saveEncrypted } = await saving.load();
      await saveEncrypted(passphrase);
      onDone('');
    },
    { focus: true },
  );
  return (
    <form {...props}>
      <p>{words.aboutEncrypted}</p>
      <FormError text={errors.form} />
      <NewPassphraseFields errors={errors} control={control} />
      <FormButtons
        busy={busy}
        busyLabel={words.packing}
        submit={words.saveIt}
        onCancel={() => onDone('')}
      />
    </form>
  );
}
