import type { FormErrors } from '#components/forms/form-errors.ts';
import * as words from '#content/en/words/locker/passphrase.ts';
import { isLongEnough, MIN_PASSPHRASE_CHARACTERS } from '#core/locker/seal/wrap-key.ts';

/** A new passphrase, typed twice. */
export type NewPassphrase = 'passphrase' | 'again';

/** What is wrong with a new passphrase; nothing else is asked of it than that it is long. */
export function checkNew({
  passphrase,
  again,
}: Readonly<Record<NewPassphrase, string>>): FormErrors<NewPassphrase> {
  if (!isLongEnough(passphrase)) return { passphrase: words.tooShort(MIN_PASSPHRASE_CHARACTERS) };
  if (passphrase !== again) return { again: words.notTheSame };
  return {};
}
