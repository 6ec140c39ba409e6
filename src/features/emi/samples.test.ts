import '#lib/quantities/quantity.ts';
import { expect, it } from 'vitest';
import { formatPaise } from '#domain/rupees.ts';
import { samples as emiSamples } from '#features/emi/samples.ts';
import { readLoan } from './read-loan.ts';
import { emiOf } from './schedule.ts';

it.each(emiSamples)('the sample “$label” comes out as it says', ({ values, outcome }) => {
  const { loan, readings } = readLoan(values);
  const problem = Object.values(readings).find((reading) => 'problem' in reading)?.problem;
  expect(loan ? `Monthly EMI ${formatPaise(emiOf(loan))}` : problem).toBe(outcome);
});

it.each([
  /^Monthly EMI ₹/,
  /^Enter the /,
  /^Write the .* in digits/,
  /^Enter a whole number/,
  /^Enter at least/,
  /^Enter at most/,
  /^Use at most 2 digits/,
])('there is a sample for %s', (wanted) => {
  expect(emiSamples.map(({ outcome }) => outcome)).toContainEqual(expect.stringMatching(wanted));
});
