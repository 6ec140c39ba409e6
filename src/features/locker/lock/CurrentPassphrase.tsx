import * as words from '#features/locker/words/passphrase.ts';
import { type Control, PassphraseField } from './PassphraseField.tsx';

/** The passphrase of the lock as it is: who found the device open may not know it. */
export const CurrentPassphrase = (props: { error: string | undefined; control: Control }) => (
  <PassphraseField label={words.current} autoComplete="current-password" {...props} />
);
