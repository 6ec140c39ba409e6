import { isPassport, typedPassport } from '#domain/passport.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { misfits } from '#lib/code-shape.ts';
import { codesIn } from '#lib/codes/codes-in.ts';
import { isMasked, withX } from '#lib/codes/masked.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = '[A-Z][ -]?\\d{7}|[A-Z]{2}[ -]?\\d{6}';

/** Number of an application: letters of its office, and digits (Passport Seva). */
const FILE_FORM = '[A-Z]{2}[A-Z\\d]?\\d{12}';

/** Number of an Indian passport (`PASSPORT_PATTERN` has its rule). It has no check digit. */
export function check(text: string): Checked {
  const code = typedPassport(text);
  if (isMasked(code)) return unclear(words.title, [common.masked], withX(code).slice(0, 8));
  if (codesIn(text, FILE_FORM).length > 0 && codesIn(text, FORM).length === 0)
    return unclear(words.title, [words.fileNumber]);
  const letters = /^[A-Z]{2}/.test(code) ? 2 : 1;
  const shape = 'A'.repeat(letters).padEnd(8, '9');
  if (!isPassport(code)) return wrong(words.title, misfits(code, shape, words.wrongLength));
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
