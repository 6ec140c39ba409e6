import * as common from '#features/number-check/words/common.ts';
import * as words from '#features/number-check/words/passport.ts';
import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

/**
 * Number of an Indian passport: a letter and seven digits, or, of an e-passport, two letters and six digits. It has no
 * check digit of its own.
 */
export function check(text: string): Checked {
  const code = plainCode(text);
  const letters = /^[A-Z]{2}/.test(code) ? 2 : 1;
  const shape = 'A'.repeat(letters).padEnd(8, '9');
  const problems = misfits(code, shape, words.wrongLength);
  if (problems.length > 0) return wrong(words.title, problems);
  return right(
    words.title,
    code,
    [
      { label: letters === 1 ? words.letter : common.letters, value: code.slice(0, letters) },
      { label: common.digits, value: code.slice(letters) },
    ],
    [words.noCheckDigit],
  );
}
