import { describe, expect, it } from 'vitest';
import { earningsOf, OPEN_DAYS_A_MONTH } from './earnings.ts';
import { formatPaise } from './rupees.ts';

describe('what a counter earns', () => {
  it('is the sum of its rows, and a month of 26 such days', () => {
    const earned = earningsOf([2_50, 7_00, 11_00], [6, 9, 4]);
    expect(earned).toEqual({ each: [15_00, 63_00, 44_00], day: 122_00, month: 3172_00 });
    expect(OPEN_DAYS_A_MONTH).toBe(26);
  });

  it('is nothing where nothing is done, also in a row without a count', () => {
    expect(earningsOf([2_50, 7_00], [0])).toEqual({ each: [0, 0], day: 0, month: 0 });
    expect(earningsOf([], [])).toEqual({ each: [], day: 0, month: 0 });
  });

  it('stays in whole paise, at the most that can be counted and by odd rates', () => {
    for (const rate of [1, 33, 4_55, 210_07, 600_00])
      for (const count of [0, 1, 99]) {
        const { day, month } = earningsOf([rate, rate], [count, count]);
        expect(Number.isSafeInteger(day) && Number.isSafeInteger(month)).toBe(true);
        expect(day).toBe(2 * rate * count);
      }
  });

  it('is written in the Indian style', () => {
    expect(formatPaise(earningsOf([600_00], [99]).month)).toBe('₹15,44,400.00');
  });
});
