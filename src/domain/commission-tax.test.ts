import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deductedFromCommission } from '#domain/commission-tax.ts';

// Section 194H, since April 2026 section 393: none while a year's commissions are at most ₹20,000; then 2% of all of
// them, so that what passes the limit also bears the tax of what came before.
it.each([
  // of the year so far, now, tax: all in paise
  [0, 19_999_00, 0],
  [0, 20_000_00, 0],
  [0, 20_001_00, 400_02],
  [19_000_00, 1_000_00, 0],
  [19_000_00, 1_001_00, 400_02],
  [20_000_00, 1_00, 400_02],
  [20_001_00, 100_00, 2_00],
  [50_000_00, 2_50, 5],
  [50_000_00, 25, 1],
])('after %d paise in the year, from %d paise go %d', (before, now, tax) => {
  expect(deductedFromCommission(before, now)).toBe(tax);
});

it('of a whole year it is 2%, to a paisa for each payment, however it is cut up', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000_00 }), { maxLength: 60 }), (payments) => {
      let year = 0;
      let deducted = 0;
      for (const paise of payments) {
        deducted += deductedFromCommission(year, paise);
        year += paise;
      }
      const due = year > 20_000_00 ? year * 0.02 : 0;
      expect(Math.abs(deducted - due)).toBeLessThanOrEqual(payments.length);
    }),
  );
});
