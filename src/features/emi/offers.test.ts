import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LENDERS, offersFor } from '#features/emi/offers.ts';
import { scheduleOf } from '#features/emi/schedule.ts';

const FIVE_LAKH = { paise: 5_00_000_00, months: 60 };
const leastOf = (loan: typeof FIVE_LAKH) =>
  offersFor(loan).flatMap(({ lender, isLeast }) => (isLeast ? [lender.name] : []));

it('adds fee and GST to all instalments', () => {
  const [a, b, c] = offersFor(FIVE_LAKH);
  // 5,000 and 18% of it; nothing; 3% of five lakh and 18% of that.
  expect([a?.fee, b?.fee, c?.fee]).toEqual([5_900_00, 0, 17_700_00]);
  expect([a?.emi, b?.emi, c?.emi]).toEqual([10_746_95, 10_933_65, 10_598_94]);
  for (const offer of offersFor(FIVE_LAKH)) {
    const { total } = scheduleOf({ ...FIVE_LAKH, rate: offer.lender.rate });
    expect(offer.total).toBe(total + offer.fee);
  }
});

it('marks the least total, with any rate', () => {
  expect(leastOf(FIVE_LAKH)).toEqual(['Lender A']);
  // A small loan bears no fixed fee, and a long one repays the fee of the lowest rate.
  expect(leastOf({ paise: 50_000_00, months: 12 })).toEqual(['Lender B']);
  expect(leastOf({ paise: 5_00_000_00, months: 240 })).toEqual(['Lender C']);
  const lowest = LENDERS.reduce((low, each) => (each.rate < low.rate ? each : low));
  expect(leastOf(FIVE_LAKH)).not.toContain(lowest.name);
});

it('always marks one, and never one that costs more than another', () => {
  const loans = fc.record({
    paise: fc.integer({ min: 10_000_00, max: 10_00_00_000_00 }),
    months: fc.integer({ min: 1, max: 360 }),
  });
  fc.assert(
    fc.property(loans, (loan) => {
      const offers = offersFor(loan);
      const marked = offers.filter(({ isLeast }) => isLeast);
      expect(marked.length).toBeGreaterThan(0);
      for (const { total } of offers) expect(total).toBeGreaterThanOrEqual(marked[0]?.total ?? 0);
    }),
  );
});
