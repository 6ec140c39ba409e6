import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash, pick, sampleDay } from './made-up.ts';

const ANY = fc.string({ unit: 'binary', maxLength: 60 });

describe('made-up values', () => {
  it('are the same today as on the day this test was written', () => {
    expect(hash('')).toBe(1_572_119_809);
    expect(hash('09AAACS0000A1ZE')).toBe(3_614_509_990);
    expect(sampleDay('09AAACS0000A1ZE', 2020, 2024)).toBe('2021-10-19');
  });

  it('have the shape they say, for any seed', () => {
    fc.assert(
      fc.property(ANY, (seed) => {
        expect(hash(seed)).toBe(hash(seed));
        expect(Number.isInteger(hash(seed))).toBe(true);
        expect(hash(seed)).toBeGreaterThanOrEqual(0);
        const day = sampleDay(seed, 2018, 2019);
        expect(day).toMatch(/^201[89]-\d\d-\d\d$/);
        expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
        expect(['a', 'b']).toContain(pick(seed, ['a', 'b']));
      }),
    );
  });

  it('reach each entry of a list', () => {
    const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
    expect(new Set(seeds.map((seed) => pick(seed, [1, 2, 3, 4, 5])))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
  });
});
