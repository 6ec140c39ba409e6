import type { FormErrors } from '#components/forms/form-errors.ts';
import { isLongEnough, MIN_PASSPHRASE_CHARACTERS } from '#core/locker/seal/wrap-key.ts';
import * as words from '#features/locker/words/passphrase.ts';
import { isCommon } from './common/is-common.ts';

/** A new passphrase, typed twice. */
export type NewPassphrase = 'passphrase' | 'again';

/** What is wrong with a new passphrase: it is to be long, and none that everybody tries. */
export function checkNew({
  passphrase,
  again,
}: Readonly<Record<NewPassphrase, string>>): FormErrors<NewPassphrase> {
  if (!isLongEnough(passphrase)) return { passphrase: words.tooShort(MIN_PASSPHRASE_CHARACTERS) };
  if (isCommon(passphrase)) return { passphrase: words.tooCommon };
  if (passphrase !== again) return { again: words.notTheSame };
  return {};
}
