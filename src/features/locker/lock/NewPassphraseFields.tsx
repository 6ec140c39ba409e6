import type { FormErrors } from '#components/forms/form-errors.ts';
import { MIN_PASSPHRASE_CHARACTERS } from '#core/locker/seal/wrap-key.ts';
import * as words from '#features/locker/words/passphrase.ts';
import { type Control, PassphraseField } from './PassphraseField.tsx';
import type { NewPassphrase } from './passphrase-checks.ts';

interface NewPassphraseFieldsProps {
  errors: FormErrors<NewPassphrase>;
  control: (name: NewPassphrase) => Control;
}

/** A new passphrase, and once more. */
export function NewPassphraseFields({ errors, control }: NewPassphraseFieldsProps) {
  return (
    <>
      <PassphraseField
        label={words.isNew}
        help={words.help(MIN_PASSPHRASE_CHARACTERS)}
        error={errors.passphrase}
        autoComplete="new-password"
        control={control('passphrase')}
      />
      <PassphraseField
        label={words.again}
        error={errors.again}
        autoComplete="new-password"
        control={control('again')}
      />
    </>
  );
}
