import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT, RATE, TERM } from './limits.ts';
import { emiOf, scheduleOf, yearsOf } from './schedule.ts';

const loanOf = (rupees: number, percent: number, months: number) => ({
  paise: Math.round(rupees * 100),
  rate: Math.round(percent * 100),
  months,
});

const anyLoan = fc.record({
  paise: fc.integer({ min: AMOUNT.min * 100, max: AMOUNT.max * 100 }),
  rate: fc.integer({ min: RATE.min * 100, max: RATE.max * 100 }),
  months: fc.integer({ min: TERM.min, max: TERM.max }),
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('emiOf', () => {
  it.each([
    [10_00_000, 12, 12, 88_848.79],
    [5_00_000, 10.5, 60, 10_746.95],
    [50_00_000, 8.5, 240, 43_391.16],
    [10_00_000, 9, 240, 8_997.26],
    [1_00_000, 0, 10, 10_000],
  ])('₹%d at %d%% over %d months', (rupees, percent, months, emi) => {
    expect(emiOf(loanOf(rupees, percent, months))).toBe(Math.round(emi * 100));
  });

  it('agrees with the formula as it is written in books', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        fc.pre(loan.rate > 0);
        const r = loan.rate / 120_000;
        const power = (1 + r) ** loan.months;
        const book = (loan.paise * r * power) / (power - 1);
        expect(Math.abs(emiOf(loan) - book)).toBeLessThanOrEqual(0.5 + book * 1e-8);
      }),
    );
  });
});

describe('scheduleOf', () => {
  it('splits the example of the page into interest and repayment', () => {
    const { emi, instalments, interest, total } = scheduleOf(loanOf(5_00_000, 10.5, 60));
    expect(emi).toBe(10_746_95);
    expect(instalments[0]).toEqual({
      month: 1,
      interest: 4_375_00,
      principal: 6_371_95,
      balance: 4_93_628_05,
    });
    expect(instalments).toHaveLength(60);
    expect(Math.round(interest / 100)).toBe(1_44_817);
    expect(total).toBe(5_00_000_00 + interest);
  });

  it('puts the difference into the last instalment', () => {
    const { emi, instalments } = scheduleOf(loanOf(10_000, 0, 3));
    expect(emi).toBe(3_333_33);
    expect(instalments.map(({ principal }) => principal)).toEqual([3_333_33, 3_333_33, 3_333_34]);
  });

  it('ends early if the rounded instalment repays faster', () => {
    const { instalments } = scheduleOf(loanOf(10_000, 36, 360));
    expect(instalments.length).toBeLessThanOrEqual(360);
    expect(instalments.at(-1)?.balance).toBe(0);
  });

  it('adds up exactly, ends at nothing owed, and holds whole numbers only', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { emi, instalments, interest, total } = scheduleOf(loan);
        expect(sum(instalments.map((row) => row.principal))).toBe(loan.paise);
        expect(sum(instalments.map((row) => row.interest))).toBe(interest);
        expect(total).toBe(loan.paise + interest);
        expect(instalments.at(-1)?.balance).toBe(0);
        expect(instalments.length).toBeLessThanOrEqual(loan.months);
        let owed = loan.paise;
        for (const [i, row] of instalments.entries()) {
          expect(Object.values(row).every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
          expect(row.month).toBe(i + 1);
          expect(row.balance).toBe(owed - row.principal);
          if (i < instalments.length - 1) expect(row.interest + row.principal).toBe(emi);
          owed = row.balance;
        }
      }),
    );
  });
});

describe('yearsOf', () => {
  it('adds up to the same, in as many years as there are', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { instalments, interest } = scheduleOf(loan);
        const years = yearsOf(instalments);
        expect(years.map(({ year }) => year)).toEqual(years.map((_, i) => i + 1));
        expect(years).toHaveLength(Math.ceil(instalments.length / 12));
        expect(sum(years.map((year) => year.principal))).toBe(loan.paise);
        expect(sum(years.map((year) => year.interest))).toBe(interest);
        expect(years.at(-1)?.balance).toBe(0);
      }),
    );
  });
});
