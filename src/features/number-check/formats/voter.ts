import { passesLuhn } from '#domain/luhn.ts';
import * as common from '#features/number-check/words/common.ts';
import * as words from '#features/number-check/words/voter.ts';
import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, unclear, wrong } from './checked.ts';

/** Number of an elector's photo identity card. The last of its seven digits checks the others. */
export function check(text: string): Checked {
  const code = plainCode(text);
  if (/^[A-Z0-9]+(\/[A-Z0-9]+)+$/.test(code)) return unclear(words.title, [words.slashes]);
  const problems = misfits(code, 'AAA9999999', words.wrongLength);
  if (problems.length > 0) return wrong(words.title, problems);
  if (!passesLuhn(code.slice(3))) return wrong(words.title, [words.wrongCheck]);
  return right(words.title, code, [
    { label: common.letters, value: code.slice(0, 3) },
    { label: words.serial, value: code.slice(3) },
    { label: common.checkDigit, value: common.fits },
  ]);
}
