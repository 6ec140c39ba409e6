import * as common from '#content/en/words/number-formats/common.ts';
import * as words from '#content/en/words/number-formats/passport.ts';
import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

/** Number of an Indian passport. It has no check digit of its own. */
export function check(text: string): Checked {
  const code = plainCode(text);
  const problems = misfits(code, 'A9999999', words.wrongLength);
  if (problems.length > 0) return wrong(words.title, problems);
  return right(
    words.title,
    code,
    [
      { label: words.letter, value: code.charAt(0) },
      { label: common.digits, value: code.slice(1) },
    ],
    [words.noCheckDigit],
  );
}
