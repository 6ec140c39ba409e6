import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_REMEMBERED } from '#features/geocode/limits.ts';

const requestAddress = vi.hoisted(() => vi.fn());
vi.mock('#features/geocode/request-address.ts', () => ({ requestAddress }));
vi.mock('#features/geocode/rate-limit.ts', () => ({
  withRateLimit: <T>(request: () => Promise<T>) => request(),
}));

let lookUp: typeof import('#features/geocode/look-up.ts').lookUp;
const { signal } = new AbortController();
const at = (latitude: string, longitude: string) => lookUp({ latitude, longitude }, signal);

beforeEach(async () => {
  vi.resetModules();
  requestAddress.mockReset().mockResolvedValue('Kartavya Path');
  ({ lookUp } = await import('#features/geocode/look-up.ts'));
});

it('asks once for the same point, however it is written', async () => {
  expect(await at('28.60', '77.2')).toBe('Kartavya Path');
  expect(await at('28.6', '77.200')).toBe('Kartavya Path');
  expect(requestAddress).toHaveBeenCalledTimes(1);
});

it('asks again after a failure', async () => {
  requestAddress.mockRejectedValueOnce(new Error('no network'));
  await expect(at('28.6', '77.2')).rejects.toThrow();
  expect(await at('28.6', '77.2')).toBe('Kartavya Path');
});

it('remembers the most recent results only', async () => {
  for (let i = 0; i <= MAX_REMEMBERED; i++) await at(String(i), '0');
  requestAddress.mockClear();
  await at(String(MAX_REMEMBERED), '0');
  expect(requestAddress).not.toHaveBeenCalled();
  await at('0', '0');
  expect(requestAddress).toHaveBeenCalledTimes(1);
});
