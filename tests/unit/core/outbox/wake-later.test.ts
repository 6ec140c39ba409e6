import { afterEach, expect, test, vi } from 'vitest';
import { wakeLater, wakePeriodically } from '#core/outbox/wake-later.ts';

afterEach(() => vi.unstubAllGlobals());

const registrationWith = (with_: object) => with_ as unknown as ServiceWorkerRegistration;

test.each([
  ['without background sync', {}, false],
  [
    'that has it switched off',
    { sync: { getTags: () => Promise.reject(new Error('disabled')) } },
    false,
  ],
  ['that is asked already', { sync: { getTags: async () => ['outbox'] } }, true],
  ['that is asked now', { sync: { getTags: async () => [], register: async () => {} } }, true],
])('a browser %s is known to wake the worker or not', async (_, has, wakes) => {
  expect(await wakeLater(registrationWith(has))).toBe(wakes);
});

test.each(['granted', 'prompt', 'denied'])(
  'a periodic sync is asked for only where granted (%s)',
  async (state) => {
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state }) } });
    const register = vi.fn(async () => {});
    await wakePeriodically(registrationWith({ periodicSync: { register } }));
    expect(register).toHaveBeenCalledTimes(state === 'granted' ? 1 : 0);
  },
);

test('a browser that does not know that permission is asked for nothing', async () => {
  vi.stubGlobal('navigator', { permissions: { query: () => Promise.reject(new TypeError()) } });
  await expect(wakePeriodically(registrationWith({ periodicSync: {} }))).resolves.toBeUndefined();
});
