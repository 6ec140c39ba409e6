import type { ComponentProps } from 'react';
import type { FormErrors } from '#components/forms/form-errors.ts';
import { SecretField } from '#components/forms/SecretField.tsx';
import { MIN_PASSPHRASE_CHARACTERS } from '#core/locker/seal/wrap-key.ts';
import * as words from '#features/locker/words/passphrase.ts';
import type { NewPassphrase } from './passphrase-checks.ts';

interface NewPassphraseFieldsProps {
  errors: FormErrors<NewPassphrase>;
  control: (name: NewPassphrase) => ComponentProps<'input'>;
}

/** A new passphrase, and once more. */
export function NewPassphraseFields({ errors, control }: NewPassphraseFieldsProps) {
  return (
    <>
      <SecretField
        label={words.isNew}
        help={words.help(MIN_PASSPHRASE_CHARACTERS)}
        error={errors.passphrase}
        autoComplete="new-password"
        {...control('passphrase')}
      />
      <SecretField
        label={words.again}
        error={errors.again}
        autoComplete="new-password"
        {...control('again')}
      />
    </>
  );
}
