import { formatAmount } from '#domain/rupees.ts';
import { type NumberWords, type Reading, readNumber } from '#lib/read-number.ts';
import { AMOUNT, RATE, TERM } from './limits.ts';
import type { Loan } from './schedule.ts';

export type LoanField = 'amount' | 'rate' | 'months';
export type LoanTexts = Readonly<Record<LoanField, string>>;

/** The three numbers: what they may be, and how messages and sliders speak of them. */
export const FIELDS = {
  amount: {
    scale: AMOUNT,
    words: {
      name: 'the loan amount',
      example: '5,00,000',
      say: (rupees: number) => formatAmount(Math.round(rupees * 100)),
    },
  },
  rate: {
    scale: RATE,
    words: { name: 'the rate', example: '10.5', say: (percent: number) => `${percent}% a year` },
  },
  months: { scale: TERM, words: { name: 'the number of months', example: '60', say: inMonths } },
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

/** A number of months in words, with the years where there are any: `60 months (5 years)`. */
export function inMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return count(months, 'month');
  const parts = [count(years, 'year'), ...(rest > 0 ? [count(rest, 'month')] : [])];
  return `${months} months (${parts.join(' ')})`;
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;
