import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const server = { isThere: true };
let page: EventTarget;

vi.mock('#core/network/reachability.ts', () => ({ isReachable: async () => server.isThere }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  server.isThere = true;
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (onLine: boolean) => {
  vi.stubGlobal('navigator', { onLine });
  page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function watch(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine });
  const { useNetwork, watchNetwork } = await import('#store/network.ts');
  watchNetwork();
  // The part that doubts is loaded by then.
  await vi.dynamicImportSettled();
  await pass(1);
  return () => useNetwork.getState().online;
}

test('does not believe a browser that reports no network on a working one', async () => {
  const isOnline = await watch(false);
  expect(isOnline()).toBe(true);
});

test('what browser and server both say is believed, until one of them says otherwise', async () => {
  server.isThere = false;
  const isOnline = await watch(false);
  expect(isOnline()).toBe(false);
  server.isThere = true;
  await pass(9_000);
  expect(isOnline()).toBe(true);
  server.isThere = false;
  say(false);
  await pass(1);
  expect(isOnline()).toBe(false);
  say(true);
  expect(isOnline()).toBe(true);
});

test('each no of the browser is asked about again', async () => {
  server.isThere = false;
  const isOnline = await watch(false);
  say(true);
  say(false);
  await pass(1);
  expect(isOnline()).toBe(false);
});
