import { expect, it } from 'vitest';
import { upiQrSamples } from '../../../../src/content/test-values/upi-qr.ts';
import { drawRequest } from '../../../../src/features/upi-qr/draw-request.ts';
import { check, requestOf } from '../../../../src/features/upi-qr/rules.ts';
import { readCode } from './read-code.ts';

it.each(upiQrSamples)('the sample “$label” comes out as it says', async ({ values, outcome }) => {
  const [problem] = Object.values(check(values));
  if (problem) {
    expect(problem).toBe(outcome);
    return;
  }
  const { link, code } = await drawRequest(requestOf(values));
  expect(link).toBe(outcome);
  expect(readCode(code)).toBe(outcome);
});
