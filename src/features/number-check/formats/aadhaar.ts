import { passesVerhoeff } from '#domain/verhoeff.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

const AADHAAR = 'Aadhaar number';
const VIRTUAL_ID = 'Virtual ID';
const AADHAAR_DIGITS = 12;
const VIRTUAL_ID_DIGITS = 16;

/** Aadhaar number or Virtual ID. No result holds more than the last four digits. */
export function check(text: string): Checked {
  const digits = plainCode(text);
  const count = [...digits].length;
  const title = count === VIRTUAL_ID_DIGITS ? VIRTUAL_ID : AADHAAR;
  const problem = problemOf(digits, count);
  if (problem) return wrong(title, [problem]);
  return right(title, masked(digits), [
    { label: 'Digits', value: String(count) },
    { label: 'Check digit', value: 'Fits the others' },
  ]);
}

/** A number of twelve or sixteen digits with the last four seen: `XXXX XXXX 2346`. */
export const masked = (digits: string): string =>
  `${'XXXX '.repeat(digits.length / 4 - 1)}${digits.slice(-4)}`;

function problemOf(digits: string, count: number): string | undefined {
  if (!/^[0-9]*$/.test(digits)) return 'Use the digits 0 to 9 only.';
  if (count !== AADHAAR_DIGITS && count !== VIRTUAL_ID_DIGITS)
    return `An Aadhaar number has 12 digits and a Virtual ID has 16; this has ${count}.`;
  if (count === AADHAAR_DIGITS && /^[01]/.test(digits))
    return 'The first digit must be from 2 to 9: no Aadhaar number begins with 0 or 1.';
  if (count === AADHAAR_DIGITS && digits === [...digits].reverse().join(''))
    return 'It reads the same backwards; no such number is issued.';
  if (!passesVerhoeff(digits))
    return 'The check digit at the end does not fit: a digit is wrong, or two are swapped.';
}
