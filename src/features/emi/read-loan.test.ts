import '#lib/quantities/quantity.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLoan } from './read-loan.ts';
import { scheduleOf } from './schedule.ts';
import { months as inMonths } from './words.tsx';

const RATE_OF_TIME =
  'This rate is for another period than a year, or flat. Enter the rate for one year.';
const AMOUNT_OF_TIME =
  'This amount is for a period, such as a month or a year. Enter the whole amount.';

describe('readLoan', () => {
  it('reads a loan into whole paise and hundredths of a percent', () => {
    const { loan } = readLoan({ amount: '5,00,000.50', rate: '10.5%', months: '60' });
    expect(loan).toEqual({ paise: 5_00_000_50, rate: 1050, months: 60 });
  });

  it.each([
    ['amount', '9,999', 'Enter at least ₹10,000.'],
    ['amount', '10,00,00,001', 'Enter at most ₹10,00,00,000.'],
    ['amount', '', 'Enter the loan amount.'],
    ['amount', 'lots', 'Write the loan amount in digits, such as 5,00,000.'],
    ['rate', '36.01', 'Enter at most 36% a year.'],
    ['rate', '1.234', 'Use at most 2 digits after the point.'],
    ['rate', '-1', 'Write the rate a year in digits, such as 10.5.'],
    ['rate', '12% flat', RATE_OF_TIME],
    ['rate', '1% per month', RATE_OF_TIME],
    ['amount', '₹5,000 a month', AMOUNT_OF_TIME],
    ['months', '0', 'Enter at least 1 month.'],
    ['months', '361', 'Enter at most 360 months (30 years).'],
    ['months', '12.5', 'Enter a whole number.'],
  ] as const)('%s %j: %s', (field, text, problem) => {
    const texts = { amount: '5,00,000', rate: '10.5', months: '60', [field]: text };
    const { readings, loan } = readLoan(texts);
    expect(readings[field]).toMatchObject({ problem });
    expect(loan).toBeUndefined();
  });

  it('gives a loan whose every figure is a number, or none, for any texts', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[\d.,₹% e-]*$/),
      fc.double().map(String),
      fc.nat().map(String),
    );
    fc.assert(
      fc.property(text, text, text, (amount, rate, months) => {
        const { loan } = readLoan({ amount, rate, months });
        if (!loan) return;
        const { emi, interest, total } = scheduleOf(loan);
        expect([emi, interest, total].every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('inMonths', () => {
  it.each([
    [1, '1 month'],
    [11, '11 months'],
    [12, '12 months (1 year)'],
    [13, '13 months (1 year 1 month)'],
    [66, '66 months (5 years 6 months)'],
  ])('%i', (months, text) => {
    expect(inMonths(months)).toBe(text);
  });
});
