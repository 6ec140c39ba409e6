import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeDrivingLicence, normaliseLicence } from '#domain/driving-licence.ts';
import { samples as licenceSamples } from '#features/driving-licence/samples.ts';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { readingOf } from './reading.ts';
import { verifyLicence } from './simulated.ts';
import { otherForm } from './words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function verified(number: string) {
  const result = verifyLicence(number, new AbortController().signal);
  result.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_200);
  // Else a delay that grew would have the tests wait for ever.
  expect(vi.getTimerCount()).toBe(0);
  return result;
}

describe('the simulated verification', () => {
  it('takes 1,200 ms', async () => {
    const done = vi.fn();
    void verifyLicence('HR0620150000000', new AbortController().signal).then(done);
    await vi.advanceTimersByTimeAsync(1_199);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('never resolves once it is aborted', async () => {
    const leaving = new AbortController();
    const failed = expect(verifyLicence('HR06', leaving.signal)).rejects.toThrow();
    leaving.abort();
    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is the same for the same number, however it is written', async () => {
    const result = await verified('HR-06 2015 0000000');
    expect(Object.keys(result)).toEqual(['name', 'dob', 'status']);
    expect(await verified('hr0620150000000')).toEqual(result);
  });

  it.each(HOSTILE)('copes with $name', async ({ text }) => {
    expect((await verified(text)).status).toBe('Valid');
  });

  it('is valid for any other number; the holder was grown up when the licence was issued', async () => {
    const numbers = fc.stringMatching(/^[A-Z]{2}\d{2}(19|20)\d{9}$/);
    for (const number of fc.sample(numbers, 200)) {
      const { name, dob, status } = await verified(number);
      expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(status).toBe('Valid');
      const year = decodeDrivingLicence(number)?.year ?? 0;
      expect(year - Number(dob.slice(0, 4))).toBeGreaterThan(18);
      expect(dob < '2001-01-01').toBe(true);
    }
  });
});

it('says of other forms what they are, never that they are invalid', () => {
  expect(otherForm).toBe('Older or state-specific format that cannot be decoded offline');
});

describe('each sample', () => {
  it.each(licenceSamples)('$label: $outcome', async ({ values, outcome }) => {
    const result = await verified(values.number).catch(() => undefined);
    const odd = (readingOf(values.number, 2026) ?? [{ value: otherForm }])
      .map(({ value }) => value)
      .find((value) => /^No State|in the future|cannot be decoded/.test(value));
    const words = odd ? `, ${odd.charAt(0).toLowerCase()}${odd.slice(1)}` : '';
    expect(result ? result.status + words : 'Verification failed. Please try again.').toBe(outcome);
  });

  it.each([
    /^Valid$/,
    /^Expired$/,
    /^Suspended$/,
    /no State that we know/,
    /is in the future/,
    /cannot be decoded offline/,
    /^Verification failed/,
  ])('there is one for %s', (wanted) => {
    expect(licenceSamples.map(({ outcome }) => outcome)).toContainEqual(
      expect.stringMatching(wanted),
    );
  });

  it('is not a real number', () => {
    for (const { values } of licenceSamples)
      expect(normaliseLicence(values.number)).toMatch(/^RJ00|0{7}$/);
  });
});
