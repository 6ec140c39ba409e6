import type { ComponentProps } from 'react';
import { SecretField } from '#components/forms/SecretField.tsx';
import * as words from '#features/locker/words/passphrase.ts';

type CurrentPassphraseProps = Omit<ComponentProps<typeof SecretField>, 'label'>;

/** The passphrase of the lock as it is: who found the device open may not know it. */
export const CurrentPassphrase = (props: CurrentPassphraseProps) => (
  <SecretField label={words.current} autoComplete="current-password" {...props} />
);
