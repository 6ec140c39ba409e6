import { expect, it } from 'vitest';
import { check, resultOf } from './rules.ts';
import { samples } from './samples.ts';

it.each(samples)('the sample “$label” comes out as it says', ({ values, outcome }) => {
  const { amount: problem } = check(values);
  expect(problem ?? resultOf(values.amount)).toBe(outcome);
});
