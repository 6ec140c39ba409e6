import { expect, it } from 'vitest';
import { premiumSamples } from '../../../../src/content/test-values/premium.ts';
import { premiumOf } from '../../../../src/features/premium/premium.ts';
import { planOf, readCover } from '../../../../src/features/premium/read-cover.ts';
import { formatPaise } from '../../../../src/lib/rupees.ts';

it.each(premiumSamples)('the sample “$label” comes out as it says', ({ values, outcome }) => {
  const { cover, readings } = readCover(values);
  const problem = Object.values(readings).find((reading) => 'problem' in reading)?.problem;
  const plan = planOf(values.plan);
  const found = cover ? `${formatPaise(premiumOf(plan, cover).total)} over the term` : problem;
  expect(found).toBe(outcome);
});
