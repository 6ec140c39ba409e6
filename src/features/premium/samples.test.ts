import '#lib/quantities/quantity.ts';
import { expect, it } from 'vitest';
import { formatPaise } from '#domain/rupees.ts';
import { samples as premiumSamples } from '#features/premium/samples.ts';
import { premiumOf } from './premium.ts';
import { planOf, readCover } from './read-cover.ts';

it.each(premiumSamples)('the sample “$label” comes out as it says', ({ values, outcome }) => {
  const { cover, readings } = readCover(values);
  const problem = Object.values(readings).find((reading) => 'problem' in reading)?.problem;
  const plan = planOf(values.plan);
  const found = cover ? `${formatPaise(premiumOf(plan, cover).total)} over the term` : problem;
  expect(found).toBe(outcome);
});

it.each([
  / over the term$/,
  /^Enter the /,
  /^Write the .* in digits/,
  /^Enter a whole number/,
  /^Enter at least/,
  /^Enter at most/,
  /^Cover ends at age 75/,
])('there is a sample for %s', (wanted) => {
  expect(premiumSamples.map(({ outcome }) => outcome)).toContainEqual(
    expect.stringMatching(wanted),
  );
});
