import { decodeGstin } from '#domain/gstin.ts';
import * as common from '#features/number-check/words/common.ts';
import * as words from '#features/number-check/words/gstin.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, withCode, wrong } from './checked.ts';

/** Tax number of a business: State, PAN, registration and a check character. */
export function check(text: string): Checked {
  const gstin = decodeGstin(plainCode(text));
  if (!gstin) return wrong(words.title, [words.wrongFormat]);
  if (!gstin.checkRight) return wrong(words.title, [words.wrongCheck]);
  return right(words.title, gstin.gstin, [
    { label: common.state, value: withCode(gstin.state?.name, gstin.stateCode) },
    { label: words.pan, value: gstin.pan },
    { label: words.checkCharacter, value: common.fits },
  ]);
}
