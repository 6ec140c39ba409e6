export type CardBrand = 'RuPay' | 'Visa' | 'Mastercard' | 'Maestro' | 'Amex';

// First six digits, from and to. The first range that holds a number names it: RuPay lies within ranges
// that were Maestro's before.
const RANGES: readonly (readonly [from: number, to: number, CardBrand])[] = [
  [508227, 508227, 'RuPay'],
  [508500, 508999, 'RuPay'],
  [603741, 603741, 'RuPay'],
  [606985, 607984, 'RuPay'],
  [608001, 608500, 'RuPay'],
  [652150, 653149, 'RuPay'],
  // Older lists have 817290 of it alone (looked up in November 2026).
  [817200, 820199, 'RuPay'],
  [340000, 349999, 'Amex'],
  [370000, 379999, 'Amex'],
  [222100, 272099, 'Mastercard'],
  [510000, 559999, 'Mastercard'],
  [400000, 499999, 'Visa'],
  [500000, 504174, 'Maestro'],
  [504176, 506698, 'Maestro'],
  [506779, 508999, 'Maestro'],
  [560000, 599999, 'Maestro'],
  [630000, 639999, 'Maestro'],
  [670000, 679999, 'Maestro'],
];

const RANGE_DIGITS = 6;

/**
 * The network whose range a card number begins in. Undefined while the digits so far could still become
 * one of several, for a range that we do not list, and for anything but digits.
 */
export function cardBrand(number: string): CardBrand | undefined {
  if (!/^[0-9]+$/.test(number)) return undefined;
  const start = number.slice(0, RANGE_DIGITS);
  const lowest = Number(start.padEnd(RANGE_DIGITS, '0'));
  const highest = Number(start.padEnd(RANGE_DIGITS, '9'));
  const range = RANGES.find(([from, to]) => from <= highest && lowest <= to);
  if (!range) return undefined;
  const [from, to, brand] = range;
  return from <= lowest && highest <= to ? brand : undefined;
}
