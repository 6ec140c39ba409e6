import { formatAmount } from '#domain/rupees.ts';
import { type NumberWords, type Reading, readNumber } from '#lib/quantities/read-number.ts';
import { AMOUNT, RATE, TERM } from './limits.ts';
import type { Loan } from './schedule.ts';
import * as words from './words.tsx';

export type LoanField = 'amount' | 'rate' | 'months';
export type LoanTexts = Readonly<Record<LoanField, string>>;

/** The three numbers: what they may be, and how messages and sliders speak of them. */
export const FIELDS = {
  amount: {
    scale: AMOUNT,
    words: {
      missing: words.amountMissing,
      inDigits: words.amountInDigits,
      say: (rupees: number) => formatAmount(Math.round(rupees * 100)),
      of: 'lump',
    },
  },
  rate: {
    scale: RATE,
    words: {
      missing: words.rateMissing,
      inDigits: words.rateInDigits,
      say: words.percentAYear,
      of: 'percent',
    },
  },
  months: {
    scale: TERM,
    words: {
      missing: words.termMissing,
      inDigits: words.termInDigits,
      say: words.months,
      of: 'month',
    },
  },
} satisfies Record<LoanField, { scale: typeof AMOUNT; words: NumberWords }>;

/** Reads what was typed. `loan` is there only if all three are right. */
export function readLoan(texts: LoanTexts): {
  readings: Record<LoanField, Reading>;
  loan: Loan | undefined;
} {
  const read = (field: LoanField) =>
    readNumber(texts[field], FIELDS[field].scale, FIELDS[field].words);
  const readings = { amount: read('amount'), rate: read('rate'), months: read('months') };
  const { amount, rate, months } = readings;
  if (!('value' in amount && 'value' in rate && 'value' in months))
    return { readings, loan: undefined };
  const loan = {
    paise: Math.round(amount.value * 100),
    rate: Math.round(rate.value * 100),
    months: months.value,
  };
  return { readings, loan };
}
