import '#lib/quantities/quantity.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { premiumOf } from './premium.ts';
import { planOf, readCover, startOf } from './read-cover.ts';
import { PLANS } from './sample-rates.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const anyCover = fc.constantFrom(...PLANS).chain((plan) =>
  fc.record({
    plan: fc.constant(plan),
    cover: fc.record({
      age: fc.integer({ min: plan.age.min, max: plan.age.max }),
      paise: fc.integer({ min: plan.cover.min * 100, max: plan.cover.max * 100 }),
      years: fc.integer({ min: plan.term.min, max: plan.term.max }),
      addOns: fc.subarray(plan.addOns.map(({ id }) => id)),
    }),
  }),
);

describe('the sample rates', () => {
  it.each(PLANS)('of $id rise with age and reach every age', (plan) => {
    expect(plan.bands[0]?.from).toBe(plan.age.min);
    const rates = plan.bands.map(({ rupeesPerLakh }) => rupeesPerLakh);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    expect(plan.endsAtAge - plan.age.max).toBeGreaterThanOrEqual(plan.term.min);
  });

  it.each(PLANS)('$id starts with a cover that can be priced', (plan) => {
    expect(readCover(startOf(plan)).cover).toBeDefined();
  });
});

describe('premiumOf', () => {
  it('prices a health cover by lakh and age', () => {
    const cover = { age: 35, paise: 5_00_000_00, years: 2, addOns: ['room'] };
    expect(premiumOf(planOf('health'), cover).years).toEqual([
      { year: 1, cover: 5_00_000_00, base: 6_000_00, addOns: 600_00 },
      { year: 2, cover: 5_00_000_00, base: 8_000_00, addOns: 800_00 },
    ]);
  });

  it('lowers the value of a car each year', () => {
    const cover = { age: 4, paise: 6_00_000_00, years: 2, addOns: [] };
    expect(premiumOf(planOf('car'), cover).years).toEqual([
      { year: 1, cover: 6_00_000_00, base: 15_600_00, addOns: 0 },
      { year: 2, cover: 5_40_000_00, base: 15_660_00, addOns: 0 },
    ]);
  });

  it('keeps the price of a life cover level, higher for a longer term', () => {
    const price = (years: number) =>
      premiumOf(planOf('life'), { age: 30, paise: 50_00_000_00, years, addOns: [] });
    expect(new Set(price(20).years.map(({ base }) => base))).toEqual(new Set([6_600_00]));
    expect(price(10).years[0]?.base).toBe(5_500_00);
  });

  it('adds up exactly, in whole paise, for any cover', () => {
    fc.assert(
      fc.property(anyCover, ({ plan, cover }) => {
        const { years, base, addOns, total } = premiumOf(plan, cover);
        expect(years).toHaveLength(cover.years);
        for (const row of years)
          expect(Object.values(row).every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
        expect(sum(years.map((row) => row.base))).toBe(base);
        expect(sum(years.map((row) => row.addOns))).toBe(addOns);
        expect(total).toBe(base + addOns);
        expect(base).toBeGreaterThan(0);
        expect(premiumOf(plan, cover)).toEqual(premiumOf(plan, cover));
      }),
    );
  });
});

describe('readCover', () => {
  const life = startOf(planOf('life'));

  it('reads a cover into whole paise', () => {
    const texts = { ...life, age: '30', cover: '50,00,000', addOns: 'illness unknown' };
    expect(readCover(texts).cover).toEqual({
      age: 30,
      paise: 50_00_000_00,
      years: 20,
      addOns: ['illness'],
    });
  });

  it.each([
    ['age', '17', 'Enter at least 18 years.'],
    ['age', '', 'Enter the age.'],
    ['cover', '1e9', 'Write the sum assured in digits, such as 5,00,000.'],
    ['cover', '6,00,00,000', 'Enter at most ₹5,00,00,000.'],
    ['years', '20.5', 'Enter a whole number.'],
    ['years', '4', 'Enter at least 5 years.'],
  ] as const)('%s %j: %s', (field, text, problem) => {
    const { readings, cover } = readCover({ ...life, [field]: text });
    expect(readings[field]).toMatchObject({ problem });
    expect(cover).toBeUndefined();
  });

  it('lets no life cover run past 75', () => {
    expect(readCover({ ...life, age: '55', years: '20' }).cover).toBeDefined();
    const { readings, cover } = readCover({ ...life, age: '56', years: '20' });
    expect(readings.years).toEqual({
      problem: 'Cover ends at age 75: at 56, enter at most 19 years.',
      unfinished: false,
    });
    expect(cover).toBeUndefined();
  });

  it('takes an unknown plan for the first', () => {
    expect(planOf('<b>').id).toBe('health');
    expect(planOf('__proto__').id).toBe('health');
  });

  it('returns valid figures or none, for any text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.nat().map(String));
    const texts = fc.record({ plan: text, age: text, cover: text, years: text, addOns: text });
    fc.assert(
      fc.property(texts, (typed) => {
        const { cover } = readCover(typed);
        if (cover) expect(premiumOf(planOf(typed.plan), cover).total).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
