import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE, LONG } from '../lib/hostile.ts';
import { RULES } from './rules.ts';

/** Long enough for every cap to be passed. */
const long = fc.string({ unit: 'binary', maxLength: 2_000, size: 'max' });

describe.each(Object.entries(RULES))('%s', (_, rule) => {
  it.each(HOSTILE)('copes with $name', ({ text }) => {
    expect(() => rule(text)).not.toThrow();
  });

  it('copes with a hundred thousand characters of any kind', () => {
    for (const { text, name } of LONG) expect(() => rule(text), name).not.toThrow();
  });

  it('copes with any text, and a second time the same', () => {
    fc.assert(
      fc.property(fc.oneof(long, fc.string({ unit: 'binary' })), (text) => {
        expect(rule(text)).toEqual(rule(text));
      }),
      { numRuns: 15 },
    );
  });
});
