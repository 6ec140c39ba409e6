import { NEWCHECK_LABELS } from '#domain/labels/newcheck.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { misfits } from '#lib/code-shape.ts';
import { isMasked, withX } from '#lib/codes/masked.ts';
import { plainCode } from '#lib/codes/plain-code.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = '[A-Z]{4}[ -]?\\d{5}';

const LETTERS = 4;
const SHAPE = 'AAAA99999';

/** Four letters and five digits. Who says so, and when that was looked up, belongs here. It has no check digit. */
export function check(text: string): Checked {
  const code = plainCode(text, NEWCHECK_LABELS);
  if (isMasked(code))
    return unclear(words.title, [common.masked], withX(code).slice(0, SHAPE.length));
  const problems = misfits(code, SHAPE, words.wrongLength);
  if (problems.length > 0) return wrong(words.title, problems);
  return right(
    words.title,
    code,
    [
      { label: common.letters, value: code.slice(0, LETTERS) },
      { label: common.digits, value: code.slice(LETTERS) },
    ],
    [common.noCheckDigit],
  );
}
