import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../support/some-of.ts';
import { HOSTILE, LONG } from '../lib/hostile.ts';
import { RULES } from './rules.ts';

/** Texts of this run, long enough for every cap to be passed and short; each rule reads the same ones. */
const ANY = fc.sample(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2_000, size: 'max' }),
    fc.string({ unit: 'binary' }),
  ),
  30,
);

describe.each(Object.entries(RULES))('%s', (_, rule) => {
  it.each(HOSTILE)('copes with $name', ({ text }) => {
    expect(() => rule(text)).not.toThrow();
  });

  it('copes with a hundred thousand characters of any kind', () => {
    for (const { text, name } of someOf(LONG, 2)) expect(() => rule(text), name).not.toThrow();
  });

  it('copes with any text, and a second time the same', () => {
    for (const text of someOf(ANY, 10))
      expect(rule(text), JSON.stringify(text)).toEqual(rule(text));
  });
});
