import { plural } from '#words/plural.ts';

export const phoneNumber = 'Phone Number';
export const country = 'Country';
export const countries = 'Countries';
export const noCountryFound = 'No country found.';
export const countriesFound = (count: number) =>
  plural(count, '1 country found.', `${count} countries found.`);

export const noSuchDialCode = 'No country has this dial code.';
export const hidden = 'Part of this number is hidden: write all digits.';
export const notDigit = (letters: string) => `“${letters}” is not a digit: write all digits.`;
export const service = 'This looks like a service number. Write one that you answer.';
export const dialCodeTwice = (dialCode: string) => `Leave out ${dialCode}: the country adds it.`;
export const trunkZero = 'Leave out the 0 at the beginning.';
export const hasOneLength = (country: string, length: number, typed: number) =>
  `Numbers in ${country} have ${length} digits; this one has ${typed}.`;
export const hasLengthsFromTo = (country: string, least: number, most: number, typed: number) =>
  `Numbers in ${country} have ${least} to ${most} digits; this one has ${typed}.`;
/** @param others all lengths but the last, with commas */
export const hasOneOfLengths = (country: string, others: string, last: number, typed: number) =>
  `Numbers in ${country} have ${others} or ${last} digits; this one has ${typed}.`;
