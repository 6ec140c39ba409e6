import { AADHAAR_LABELS } from '#domain/labels/aadhaar.ts';
import { VIRTUAL_ID_LABELS } from '#domain/labels/virtual-id.ts';
import { passesVerhoeff } from '#domain/verhoeff.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { isMasked, withX } from '#lib/codes/masked.ts';
import { plainCode } from '#lib/codes/plain-code.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = '\\d{4}([ -]?)\\d{4}\\1\\d{4}(?:\\1\\d{4}(?![ -]?\\d))?';

const AADHAAR_DIGITS = 12;
const VIRTUAL_ID_DIGITS = 16;

const WORDS = [...AADHAAR_LABELS, ...VIRTUAL_ID_LABELS];

/**
 * The number on the slip of an enrolment, with the time behind it, and then also without signs: 1234/12345/12345
 * (UIDAI, "Retrieve EID"; looked up in November 2026).
 */
const ENROLMENT_ID = /^(?:EID)?(?:[0-9]{4}\/[0-9]{5}\/[0-9]{5}(?:[0-9/]{14,16})?|[0-9]{28})$/;

/**
 * Aadhaar number or Virtual ID: 12 digits from 2 on, or 16, the last by Verhoeff's scheme (UIDAI, as in python-stdnum;
 * looked up in November 2026). UIDAI masks the first digits and asks that masked copies be taken. No result holds more
 * than the last four digits.
 */
export function check(text: string): Checked {
  const digits = plainCode(text, WORDS).replaceAll('_', '');
  const count = [...digits].length;
  const title = count === VIRTUAL_ID_DIGITS ? words.virtualId : words.aadhaar;
  if (isMasked(digits) && /^X+[0-9]{4}$/.test(withX(digits)))
    return unclear(title, [words.masked(digits.slice(-4))], masked(digits.slice(-12)));
  if (isMasked(digits)) return unclear(title, [common.masked]);
  if (ENROLMENT_ID.test(digits)) return unclear(words.enrolmentId, [words.notYetAadhaar]);
  const problem = problemOf(digits, count);
  if (problem) return wrong(title, [problem]);
  return right(title, masked(digits), [
    { label: common.digits, value: String(count) },
    { label: common.checkDigit, value: common.fits },
  ]);
}

/** A number of twelve or sixteen digits with the last four seen: `XXXX XXXX 2346`. */
export const masked = (digits: string): string =>
  `${'XXXX '.repeat(digits.length / 4 - 1)}${digits.slice(-4)}`;

function problemOf(digits: string, count: number): string | undefined {
  if (!/^[0-9]*$/.test(digits)) return words.digitsOnly;
  if (count !== AADHAAR_DIGITS && count !== VIRTUAL_ID_DIGITS) return words.wrongLength(count);
  if (count === AADHAAR_DIGITS && /^[01]/.test(digits)) return words.wrongFirst;
  if (count === AADHAAR_DIGITS && digits === [...digits].reverse().join(''))
    return words.sameBackwards;
  if (!passesVerhoeff(digits)) return words.wrongCheck;
}
