import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { ONLINE_TOKEN } from '#core/network/ask-online.ts';
import { browserDevice, wasOffline } from '#core/outbox/browser-device.ts';
import { deviceWith } from '#core/outbox/device-with.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// NIST, "Examples with Intermediate Values": SHA-256 of one block.
test('a text is known by its SHA-256', async () => {
  const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(await browserDevice.digest('abc')).toBe(ofAbc);
});

test('a page over plain http has no digest, and still works', async () => {
  vi.stubGlobal('crypto', {});
  expect(await browserDevice.digest('abc')).toBe('');
});

test('a build can send if it has all mail settings', () => {
  vi.stubGlobal('location', { origin: 'https://site.example' });
  for (const name of ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'])
    vi.stubEnv(`VITE_EMAILJS_${name}`, 'x');
  expect(browserDevice.canSend()).toBe(true);
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '');
  expect(browserDevice.canSend()).toBe(false);
});

test('reports once that there was no network, even if there is one by then', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  let isThere = true;
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response(ONLINE_TOKEN);
  });
  expect(await browserDevice.isReachable()).toBe(true);
  expect(wasOffline()).toBe(false);
  isThere = false;
  expect(await browserDevice.isReachable()).toBe(false);
  isThere = true;
  expect(await browserDevice.isReachable()).toBe(true);
  expect(wasOffline()).toBe(true);
  expect(wasOffline()).toBe(false);
});

test('clock, random numbers and names come from the browser', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
  expect(browserDevice.now()).toBe(1_700_000_000_000);
  const rolls = Array.from({ length: 20 }, () => browserDevice.random());
  expect(rolls.every((roll) => roll >= 0 && roll < 1)).toBe(true);
  expect(new Set(rolls).size).toBeGreaterThan(1);
  expect(browserDevice.randomId()).not.toBe(browserDevice.randomId());
});

test('the worker gives its attempts their own names too', () => {
  const { randomId } = deviceWith(async () => ({ kind: 'none' }));
  expect(randomId()).toMatch(/^[0-9a-f-]{36}$/);
  expect(randomId()).not.toBe(randomId());
});

test.each([true, false])('passes on what the browser says of the network: %s', (onLine) => {
  vi.stubGlobal('navigator', { onLine });
  expect(browserDevice.saysOffline()).toBe(!onLine);
});
