import * as words from '#words/rupee-words.ts';

const CRORE = 10_000_000;

// Largest first; each counts how many of the next smaller fit into it.
const PARTS = [
  [CRORE, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/**
 * A whole number in words of the Indian system, from zero to 2^53 − 1: 1234567 is "twelve lakh
 * thirty-four thousand five hundred sixty-seven". Above a crore crore it counts crore of crore.
 * Throws a RangeError for any other number.
 */
export function indianWords(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0)
    throw new RangeError('A whole number is needed.');
  if (number < 100) return words.underHundred(number);
  const [size, name] = PARTS.find(([part]) => part <= number) as (typeof PARTS)[number];
  const rest = number % size;
  const inWords = `${indianWords(Math.floor(number / size))} ${words.parts[name]}`;
  return rest === 0 ? inWords : `${inWords} ${indianWords(rest)}`;
}

/** A sum of money in words, from whole paise: 15050 is "one hundred fifty rupees and fifty paise". */
export function rupeeWords(paise: number): string {
  const whole = Math.floor(paise / 100);
  const rest = paise % 100;
  const rupees = words.rupees(whole, indianWords(whole));
  if (rest === 0) return rupees;
  const rests = words.paise(rest, indianWords(rest));
  return whole === 0 ? rests : words.rupeesAndPaise(rupees, rests);
}
