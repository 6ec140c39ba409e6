import { decodePan, OTHER_HOLDER, typedPan } from '#domain/pan.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { misfits } from '#lib/code-shape.ts';
import { isMasked, isMaskedForm, withX } from '#lib/codes/masked.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = '[A-Z]{5}[ -]?\\d{4}[ -]?[A-Z]';

/**
 * Permanent Account Number: five letters, four digits, a letter (Income Tax Department, as in Microsoft Purview and
 * python-stdnum; looked up in November 2026). The last is a check letter, but nobody outside can compute it.
 */
export function check(text: string): Checked {
  const code = typedPan(text);
  const pan = decodePan(code);
  if (pan ? isMaskedForm(code) : isMasked(code))
    return unclear(words.title, [common.masked], withX(code).slice(0, 10));
  if (!pan) return wrong(words.title, misfits(code, 'AAAAA9999A', words.wrongLength));
  const letter = pan.pan.charAt(3);
  const named = letter === 'P' ? words.surname : words.registeredName;
  return right(
    words.title,
    pan.masked,
    [
      { label: words.holder, value: `${pan.holder} (${letter})` },
      { label: words.nameBegins, value: named(pan.pan.charAt(4)) },
    ],
    [
      ...(pan.holder === OTHER_HOLDER ? [words.unknownHolder(letter)] : []),
      ...(pan.serialInUse ? [] : [words.serialZero]),
      words.checkLetter,
    ],
  );
}
