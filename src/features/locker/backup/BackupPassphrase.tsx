import { FormError } from '#components/forms/FormError.tsx';
import { SecretField } from '#components/forms/SecretField.tsx';
import { FormButtons } from '#features/locker/lock/FormButtons.tsx';
import { usePassphraseForm } from '#features/locker/lock/use-passphrase-form.ts';
import * as words from '#features/locker/words/backup-passphrase.ts';
import { useBackup } from '#store/locker-backup.ts';
import { openEncrypted } from './import-archive.ts';

/** Asks for the passphrase of an encrypted backup. A default export, so that it can be loaded for one. */
export default function BackupPassphrase() {
  const { busy, errors, control, props } = usePassphraseForm(
    { passphrase: '' },
    'passphrase',
    () => ({}),
    ({ passphrase }) => openEncrypted(passphrase),
    { focus: true },
  );
  return (
    <form {...props}>
      <FormError text={errors.form} />
      <SecretField
        label={words.passphrase}
        help={words.help}
        error={errors.passphrase}
        autoComplete="current-password"
        {...control('passphrase')}
      />
      <FormButtons
        busy={busy}
        busyLabel={words.decrypting}
        submit={words.open}
        onCancel={() => useBackup.setState({ encrypted: undefined })}
      />
    </form>
  );
}
