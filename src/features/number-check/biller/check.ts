import { BILLER_LABELS } from '#domain/labels/biller.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { misfits } from '#lib/code-shape.ts';
import { isMasked } from '#lib/codes/masked.ts';
import { plainCode } from '#lib/codes/plain-code.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = '[A-Z]{4}(?=[A-Z]*\\d)[A-Z\\d]{10}';

/** Identifier of a biller in BBPS: fourteen letters and digits. */
export function check(text: string): Checked {
  const code = plainCode(text, BILLER_LABELS);
  if (isMasked(code)) return unclear(words.title, [common.masked]);
  const problems = misfits(code, '**************', words.wrongLength);
  if (problems.length > 0) return wrong(words.title, problems);
  if (/^\d+$/.test(code)) return unclear(words.title, [words.digitsAlone], code);
  return right(
    words.title,
    code,
    [{ label: words.characters, value: words.lettersAndDigits }],
    [words.lookUp],
  );
}
