import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeGstin } from '#domain/gstin.ts';
import { samples as gstSamples } from '#features/gst/samples.ts';
import { verifyGstin } from './simulated.ts';
import { checkGstin } from './validate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function verified(gstin: string) {
  const result = verifyGstin(gstin, new AbortController().signal);
  result.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  // Else a delay that grew would have the tests wait for ever.
  expect(vi.getTimerCount()).toBe(0);
  return result;
}

describe('the simulated verification', () => {
  it('takes 1,000 ms', async () => {
    const done = vi.fn();
    void verifyGstin('09AAACS0000A1ZE', new AbortController().signal).then(done);
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('never resolves once it is aborted', async () => {
    const leaving = new AbortController();
    const result = verifyGstin('09AAACS0000A1ZE', leaving.signal);
    const failed = expect(result).rejects.toThrow();
    leaving.abort();
    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has all eight fields, and the same ones each time', async () => {
    const { valid, data } = await verified('09AAACS0000A1ZE');
    expect(valid).toBe(true);
    expect(Object.keys(data)).toEqual([
      'gstin',
      'legalName',
      'tradeName',
      'registrationDate',
      'status',
      'state',
      'taxpayerType',
      'address',
    ]);
    expect(data).toMatchObject({ gstin: '09AAACS0000A1ZE', state: 'Uttar Pradesh' });
    expect(await verified('09AAACS0000A1ZE')).toEqual({ valid, data });
  });

  it('is active and has invented names for any number', async () => {
    const gstins = fc.stringMatching(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/);
    for (const gstin of fc.sample(gstins, 200)) {
      const { valid, data } = await verified(gstin);
      if (!decodeGstin(gstin)?.checkRight) expect(valid).toBe(false);
      expect(data.tradeName).toMatch(/^(Champa|Parijat|Mogra|Kadamb|Ketaki) \w+$/);
      expect(data.address).toMatch(/^Shop \d+, (Dhoop|Neem|Banyan|Lotus) /);
      expect(data.status).toBe('Active');
      expect(data.registrationDate >= '2018-01-01').toBe(true);
    }
  });

  it('names a person for a person’s PAN, a company for a company’s', async () => {
    expect((await verified('10AAAPK0000M1Z5')).data.legalName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect((await verified('10AAACK0000M1Z5')).data.legalName).toMatch(/ Private Limited$/);
    expect((await verified('10AAAFK0000M1Z5')).data.legalName).toMatch(/ and Company$/);
  });

  it('knows the shop behind a sample, also when its check character is mistyped', async () => {
    expect((await verified('09AAACS0000A1ZE')).data.tradeName).toBe('Meena Stores');
    expect((await verified('09AAACS0000A1Z5')).data.tradeName).toBe('Meena Stores');
  });

  it('reports only one documented number as cancelled', async () => {
    expect((await verified('27AAAPS0000K1Z4')).data.status).toBe('Cancelled');
    expect((await verified('27AAAPS0000K1Z5')).data.status).toBe('Active');
  });

  it.each([
    ['09AAACS0000A1ZE', true],
    ['09AAACS0000A1Z5', false],
    ['00AAACS0000A1ZW', false],
    ['27AAACS0000A0ZH', false],
  ])('that %s can exist is %s', async (gstin, valid) => {
    expect((await verified(gstin)).valid).toBe(valid);
  });

  it('dates no registration after the end of a code, or before its beginning', async () => {
    expect((await verified('25AAACS0000A1Z0')).data.registrationDate < '2020-01-01').toBe(true);
    expect((await verified('38AAACS0000A1Z0')).data.registrationDate >= '2020-01-01').toBe(true);
  });
});

describe('each sample', () => {
  it.each(gstSamples)('$label: $outcome', async ({ values, outcome }) => {
    expect(await outcomeOf(values.gstin)).toBe(outcome);
  });

  it('is not a real number, and there is one for each outcome', () => {
    for (const { values } of gstSamples.filter(({ values }) => values.gstin !== ''))
      expect(values.gstin.slice(7, 11)).toBe('0000');
    expect(new Set(gstSamples.map(({ outcome }) => outcome))).toEqual(
      new Set([
        'Active',
        'Cancelled',
        'Active, the check character should be E',
        'Active, though no State has the code 00',
        'Active, though number 0 is never issued',
        'Invalid GSTIN format',
        'Failed to verify GSTIN. Please try again.',
        'Please enter GSTIN',
      ]),
    );
  });
});

async function outcomeOf(gstin: string): Promise<string | undefined> {
  const wrong = checkGstin({ gstin }).gstin;
  if (wrong) return wrong;
  const result = await verified(gstin).catch(() => undefined);
  if (!result) return 'Failed to verify GSTIN. Please try again.';
  const { status } = result.data;
  if (result.valid) return status;
  const read = decodeGstin(gstin);
  if (!read?.state) return `${status}, though no State has the code ${read?.stateCode}`;
  if (!read.registration) return `${status}, though number 0 is never issued`;
  return `${status}, the check character should be ${read.expectedCheck}`;
}
