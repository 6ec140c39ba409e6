import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT, RATE, TERM } from '#features/emi/limits.ts';
import { lastStop, positionOf, type Scale, valueAt } from './scale.ts';

const scale: Scale = {
  min: 10,
  max: 60,
  decimals: 0,
  steps: [
    { from: 10, step: 5 },
    { from: 20, step: 20 },
  ],
};

const SCALES = { AMOUNT, RATE, TERM, scale };

describe('stops of a slider', () => {
  it('lie as far apart as their band says', () => {
    const all = Array.from({ length: lastStop(scale) + 1 }, (_, i) => valueAt(scale, i));
    expect(all).toEqual([10, 15, 20, 40, 60]);
  });

  it('are written without the dust of decimal fractions', () => {
    const tenths: Scale = { min: 0, max: 2, decimals: 1, steps: [{ from: 0, step: 0.1 }] };
    expect(valueAt(tenths, 3)).toBe(0.3);
  });

  it.each([
    [10, 0],
    [12, 0],
    [13, 1],
    [29, 2],
    [31, 3],
    [60, 4],
    [-5, 0],
    [1e9, 4],
  ])('the one nearest to %d is number %i', (value, position) => {
    expect(positionOf(scale, value)).toBe(position);
  });

  it.each([
    [-3, 10],
    [99, 60],
    [Number.NaN, 10],
  ])('position %d gives an end', (position, value) => {
    expect(valueAt(scale, position)).toBe(value);
  });
});

describe.each(Object.entries(SCALES))('%s', (_name, each) => {
  it('runs from its least to its greatest, upwards, and back to the same positions', () => {
    const last = lastStop(each);
    expect([valueAt(each, 0), valueAt(each, last)]).toEqual([each.min, each.max]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: last }), (position) => {
        const value = valueAt(each, position);
        expect(positionOf(each, value)).toBe(position);
        if (position > 0) expect(value).toBeGreaterThan(valueAt(each, position - 1));
      }),
    );
  });
});
