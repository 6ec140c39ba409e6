import '#lib/quantities/quantity.ts';
import { expect, it } from 'vitest';
import { samples as upiQrSamples } from '#features/upi-qr/samples.ts';
import { readCode } from '#tests/unit/features/upi-qr/read-code.ts';
import { drawRequest } from './draw-request.ts';
import { amountHint, check, requestOf } from './validate.ts';

it.each(upiQrSamples)('the sample “$label” comes out as it says', async ({ values, outcome }) => {
  const [problem] = Object.values(check(values));
  if (problem) {
    expect(problem).toBe(outcome);
    return;
  }
  const { link, code } = await drawRequest(requestOf(values));
  expect(readCode(code)).toBe(link);
  const hint = amountHint(values.amount);
  expect(hint ? `Hint: ${hint} Then: ${link}` : link).toBe(outcome);
});

it.each([
  /^upi:\/\/pay\?pa=[^&]*&pn=[^&]*&cu=INR$/,
  /^upi:.*&am=.*&tn=/,
  /^Hint: NPCI allows .* between persons, .* Then: upi:/,
  /^Enter the UPI ID/,
  /^A UPI ID is/,
  /^Enter the name/,
  /^Shorten the name to 50/,
  /^Shorten the note to 50/,
  /^Name and note are too long/,
  /^Enter at least/,
  /^Enter at most/,
  /^Use at most 2 digits/,
  /^Write the amount in digits/,
])('there is a sample for %s', (wanted) => {
  expect(upiQrSamples.map(({ outcome }) => outcome)).toContainEqual(expect.stringMatching(wanted));
});
