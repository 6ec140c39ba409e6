import { withLatinDigits } from '#lib/reader/digits.ts';
import type { Country } from './countries.ts';
import * as words from './words/phone.ts';

/** The digits of what was typed, as 0 to 9. */
export function digitsOf(text: string): string {
  return withLatinDigits(text).replace(/[^0-9]/g, '');
}

// The + of a number as it is dialled from abroad.
const ABROAD = /^\s*[+＋]/;

/** What the field keeps of a text: its digits, and a `+` in front of them if there was one. */
export const typedPhone = (text: string): string => (ABROAD.test(text) ? '+' : '') + digitsOf(text);

/**
 * A whole number that was typed, pasted or filled in with its `+`: its country, and the digits behind the
 * dial code. Of countries that share the code, the chosen one is meant if it is among them. Undefined without
 * a `+` or for a code that no country has.
 */
export function readInternational(
  text: string,
  countries: readonly Country[],
  chosen: Country,
): { country: Country; number: string } | undefined {
  if (!ABROAD.test(text)) return undefined;
  const digits = digitsOf(text);
  const country = [chosen, ...countries].find(({ dialCode }) => digits.startsWith(dialCode));
  return country && { country, number: digits.slice(country.dialCode.length) };
}

/** What is odd about a number for its country; empty for a possible one. It never blocks. */
export function phoneHint(number: string, { dialCode, lengths }: Country, name: string): string {
  // Else the code would be gone from the number, into the country.
  if (number.startsWith('+')) return words.noSuchDialCode;
  const possible = (digits: string) => lengths.includes(digits.length);
  if (number === '' || lengths.length === 0 || possible(number)) return '';
  if (number.startsWith(dialCode) && possible(number.slice(dialCode.length)))
    return words.dialCodeTwice(dialCode);
  if (number.startsWith('0') && possible(number.slice(1))) return words.trunkZero;
  return lengthHint(name, lengths, number.length);
}

/** Which lengths, in ascending order, numbers of a country have: `9 or 10`, `5 to 13`, `6, 7 or 10`. */
function lengthHint(name: string, lengths: readonly number[], typed: number): string {
  const [first, last] = [lengths[0], lengths.at(-1)] as [number, number];
  if (lengths.length === 1) return words.hasOneLength(name, first, typed);
  if (lengths.length > 2 && last - first === lengths.length - 1)
    return words.hasLengthsFromTo(name, first, last, typed);
  return words.hasOneOfLengths(name, lengths.slice(0, -1).join(', '), last, typed);
}
