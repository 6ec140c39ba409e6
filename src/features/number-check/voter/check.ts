import { VOTER_LABELS } from '#domain/labels/voter.ts';
import { passesLuhn } from '#domain/luhn.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { misfits } from '#lib/code-shape.ts';
import { isMasked, withX } from '#lib/codes/masked.ts';
import { plainCode } from '#lib/codes/plain-code.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = '[A-Z]{3}[ -]?\\d{7}';

/**
 * Number of an elector's photo identity card: three letters, six digits and a check digit (Hand Book for Electoral
 * Registration Officers, 2008, chapter IX). How that is made the Commission has not published; python-stdnum takes
 * Luhn's rule, by which no number is called wrong here. Older cards have State, constituency, part and serial. Looked
 * up in November 2026.
 */
export function check(text: string): Checked {
  const code = plainCode(text, VOTER_LABELS).replace(/^([A-Z]{3})\/(\d{7})$/, '$1$2');
  if (/^[A-Z]{2,3}(?:\/[0-9]{1,7}){2,3}$/.test(code) || /^[A-Z]{2}[0-9]{9,15}$/.test(code))
    return unclear(words.title, [words.older]);
  if (isMasked(code)) return unclear(words.title, [common.masked], withX(code).slice(0, 20));
  const problems = misfits(code, 'AAA9999999', words.wrongLength);
  if (problems.length > 0) return wrong(words.title, problems);
  if (!passesLuhn(code.slice(3))) return unclear(words.title, [words.doubtfulCheck]);
  return right(words.title, code, [
    { label: common.letters, value: code.slice(0, 3) },
    { label: words.serial, value: code.slice(3) },
    { label: common.checkDigit, value: common.fits },
  ]);
}
