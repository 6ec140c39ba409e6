import { afterEach, expect, test, vi } from 'vitest';
import { wakeLater, wakeNoMore, wakePeriodically } from '#core/outbox/wake-later.ts';
import { wakeWorker } from '#core/outbox/wake-worker.ts';

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

test('asks nothing of a browser without that permission', async () => {
  vi.stubGlobal('navigator', { permissions: { query: () => Promise.reject(new TypeError()) } });
  await expect(wakePeriodically(registrationWith({ periodicSync: {} }))).resolves.toBeUndefined();
});

test('wakes no worker in a browser without one', async () => {
  expect(await wakeLater(undefined)).toBe(false);
  await expect(wakePeriodically(undefined)).resolves.toBeUndefined();
  await expect(wakeNoMore(undefined)).resolves.toBeUndefined();
});

test.each([
  [['outbox'], 0],
  [['another'], 1],
  [[], 1],
])('a browser that holds the tags %j is asked %i times', async (tags, times) => {
  const register = vi.fn(async () => {});
  await wakeLater(registrationWith({ sync: { getTags: async () => tags, register } }));
  expect(register.mock.calls).toEqual(Array.from({ length: times }, () => ['outbox']));
});

test('asks for a periodic sync twice a day where the browser has it', async () => {
  const query = vi.fn(async () => ({ state: 'granted' }));
  vi.stubGlobal('navigator', { permissions: { query } });
  await wakePeriodically(registrationWith({}));
  expect(query).not.toHaveBeenCalled();
  const register = vi.fn(async () => {});
  await wakePeriodically(registrationWith({ periodicSync: { register } }));
  expect(query.mock.calls).toEqual([[{ name: 'periodic-background-sync' }]]);
  expect(register.mock.calls).toEqual([['outbox', { minInterval: 12 * 60 * 60 * 1_000 }]]);
});

test('cancels it once no message waits, if the browser can', async () => {
  const unregister = vi.fn(() => Promise.reject(new Error('disabled')));
  await wakeNoMore(registrationWith({ periodicSync: { unregister } }));
  expect(unregister.mock.calls).toEqual([['outbox']]);
  for (const has of [{}, { periodicSync: {} }])
    await expect(wakeNoMore(registrationWith(has))).resolves.toBeUndefined();
});

const sync = { getTags: async () => [], register: async () => {} };

test.each([
  ['has no workers', {}, false],
  ['blocks them', { getRegistration: () => Promise.reject(new Error('SecurityError')) }, false],
  ['has none here', { getRegistration: async () => undefined }, false],
  ['has one that is only being installed', { getRegistration: async () => ({ sync }) }, false],
  ['has one', { getRegistration: async () => ({ active: {}, sync }) }, true],
])('a message is sent with every page closed, where the browser %s', async (...row) => {
  const [, serviceWorker, goesOut] = row;
  vi.stubGlobal('navigator', 'getRegistration' in serviceWorker ? { serviceWorker } : {});
  expect(await wakeWorker()).toBe(goesOut);
});

test('also asks an existing worker to check now and then', async () => {
  const register = vi.fn(async () => {});
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: 'granted' }) },
    serviceWorker: { getRegistration: async () => ({ active: {}, periodicSync: { register } }) },
  });
  expect(await wakeWorker()).toBe(false);
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1));
});
