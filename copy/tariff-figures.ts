import { formatAmount, formatRupees } from '#domain/rupees.ts';
import { priceOf } from '#domain/settlement.ts';
import type { Fee, Slab, Sum } from '#facts/types/tariff.ts';

const percent = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`;

/** A fee as pages write it, `1.95%`. */
export const percentOf = (fee: Fee): string => percent(fee);

/** A share that a rule sets, in hundredths of a percent, as pages write it. */
export const percentOfRule = percent;

/** What a debit card costs a small merchant or another one, and at most: our fee within the RBI's cap. */
export function debitPrice(isSmall: boolean): { fee: string; most: string } {
  const sale = { paise: 1_00, method: 'debitCard', place: 'machine', isSmall } as const;
  const { feeHundredths, mostPaise = 0 } = priceOf(sale);
  return { fee: percent(feeHundredths), most: formatAmount(mostPaise) };
}

/** A sum of the tariff as pages write it, `₹2.50` or `₹399`. */
export const sumOf = (sum: Sum): string => formatAmount(sum);

/** Whole rupees as pages write them, `₹2,00,000`. */
export const rupeesOf = (rupees: number): string => formatRupees(rupees);

/** The least fee and the greatest one, `0.00–2.00%`. */
export const feeSpan = (least: Fee, most: Fee): string =>
  `${(least / 100).toFixed(2)}–${percent(most)}`;

/** The least sum and the greatest one, `₹2.50–₹11`. */
export const sumSpan = (least: Sum, most: Sum): string => `${sumOf(least)}–${sumOf(most)}`;

/** Working days as pages write them, `1-3`. */
export const spanOf = ([from, to]: readonly [number, number]): string => `${from}-${to}`;

interface SlabWords {
  slab: (from: string, to: string) => string;
  above: (sum: string) => string;
}

/** What a slab is called in the words of a language. */
export const slabIn = (words: SlabWords, { fromRupees, toRupees }: Slab): string =>
  toRupees === undefined
    ? words.above(rupeesOf(fromRupees - 1))
    : words.slab(rupeesOf(fromRupees), rupeesOf(toRupees));
