import { rupeeWords } from '#domain/rupee-words.ts';
import { formatRupees } from '#domain/rupees.ts';
import { readNumber } from '#lib/quantities/read-number.ts';
import * as words from './words.ts';

/** In whole rupees. */
const BOUNDS = { min: 1, max: 10_00_00_000, decimals: 0 };

const read = (amount: string) =>
  readNumber(amount, BOUNDS, {
    missing: words.missing,
    inDigits: words.wrong,
    say: formatRupees,
    of: 'rupee',
  });

/** What is wrong with an amount, as people write it: `1,250`, `₹1250`, `१२५०`, `1.5 lakh`. */
export function check({ amount }: { amount: string }): { amount?: string } {
  const reading = read(amount);
  return 'problem' in reading ? { amount: reading.problem } : {};
}

/** A right amount in words; nothing for any other. */
export function resultOf(amount: string): string {
  const reading = read(amount);
  return 'value' in reading ? rupeeWords(reading.value * 100) : '';
}
