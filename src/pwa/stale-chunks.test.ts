import { beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const server = { isThere: true };
let page: EventTarget;

vi.mock('#core/network/reachability.ts', () => ({
  isReachable: async () => server.isThere,
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  reload.mockReset();
  server.isThere = true;
  page = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/a', reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

/** The modules of a freshly loaded page that watches for missing parts. */
async function load() {
  const { watchStaleChunks } = await import('./stale-chunks.ts');
  const { useUpdate } = await import('#store/update-status.ts');
  const { useUnsavedWorkCount } = await import('#store/unsaved-work.ts');
  watchStaleChunks();
  return { useUnsavedWorkCount, shown: () => useUpdate.getState().update };
}

const leave = () => page.dispatchEvent(new Event('beforeunload'));
const online = () => page.dispatchEvent(new Event('online'));
const fail = () => page.dispatchEvent(new CustomEvent('vite:preloadError', { detail: '/a' }));
const goOn = () => {
  location.pathname = '/b';
};
const wait = () => vi.advanceTimersByTimeAsync(60_000);

test('a part that cannot be loaded reloads the page', async () => {
  await load();
  fail();
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a part that cannot be loaded is said where something is unsaved', async () => {
  const { useUnsavedWorkCount, shown } = await load();
  useUnsavedWorkCount.setState(1, true);
  fail();
  await wait();
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toBe('stale');
});

/** Lets them happen a tenth of a second apart, and waits for what comes of it. */
async function oneByOne(events: readonly (() => void)[]): Promise<void> {
  for (const happen of events) {
    happen();
    await vi.advanceTimersByTimeAsync(100);
  }
  await wait();
}

test('without the site’s server nothing is reloaded', async () => {
  server.isThere = false;
  const { shown } = await load();
  fail();
  await wait();
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toBe('none');
});

test('what failed without a network reloads nothing when the network is back a moment later', async () => {
  server.isThere = false;
  const { shown } = await load();
  fail();
  server.isThere = true;
  await wait();
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toBe('none');
});

test.each([
  ['before', [online, fail]],
  ['after', [fail, online]],
])(
  'what failed without a network that is back just %s this is noticed reloads nothing',
  async (_, events) => {
    const { shown } = await load();
    await oneByOne(events);
    expect(reload).not.toHaveBeenCalled();
    expect(shown()).toBe('none');
  },
);

test('a part that is missed long after the network came back reloads the page', async () => {
  await load();
  online();
  await wait();
  fail();
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a browser that says no on a working network holds up no reload', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await load();
  fail();
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['before', [leave, fail]],
  ['after', [fail, leave]],
])('a page that is left just %s its part failed is not held back', async (_, events) => {
  const { shown } = await load();
  await oneByOne(events);
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toBe('none');
});

test.each([
  ['before', [goOn, fail]],
  ['after', [fail, goOn]],
])(
  'a page that its visitor went on to just %s a part of another failed is not reloaded',
  async (_, events) => {
    const { shown } = await load();
    await oneByOne(events);
    expect(reload).not.toHaveBeenCalled();
    expect(shown()).toBe('stale');
  },
);

test('a page that stayed after all, as after a link to a mail program, is reloaded as any other', async () => {
  await load();
  leave();
  await wait();
  fail();
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
});
