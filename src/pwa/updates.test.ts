import { beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const stored = new Map<string, string>();
const page = { hidden: false };
let waiting: { state: string; postMessage: ReturnType<typeof vi.fn>; addEventListener: () => void };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  reload.mockReset();
  stored.clear();
  page.hidden = false;
  waiting = { state: 'installed', postMessage: vi.fn(), addEventListener: () => {} };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const getRegistration = async () => ({ waiting });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
});

/** The modules of a freshly loaded page. */
async function load() {
  vi.resetModules();
  const updates = await import('./updates.ts');
  const { useUpdate } = await import('#store/update-status.ts');
  const { useUnsavedWorkCount } = await import('#store/unsaved-work.ts');
  return { ...updates, useUnsavedWorkCount, shown: () => useUpdate.getState().update };
}

test('a visible tab is told, not reloaded', async () => {
  const { tookOver, shown } = await load();
  tookOver();
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toBe('elsewhere');
});

test('a hidden tab is reloaded, unless it is busy', async () => {
  page.hidden = true;
  const busy = await load();
  busy.useUnsavedWorkCount.setState(1, true);
  busy.tookOver();
  expect(reload).not.toHaveBeenCalled();
  expect(busy.shown()).toBe('elsewhere');

  const idle = await load();
  idle.tookOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a hidden tab is not reloaded twice in a row', async () => {
  page.hidden = true;
  (await load()).tookOver();
  const again = await load();
  again.tookOver();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(again.shown()).toBe('elsewhere');
});

test('an accepted update reloads once, whichever event tells of it', async () => {
  const { acceptUpdate, tookOver } = await load();
  await acceptUpdate();
  expect(waiting.postMessage).toHaveBeenCalledWith({ v: 1, type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  tookOver();
  tookOver();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an accepted update reloads after 3 seconds where no event comes', async () => {
  const { acceptUpdate } = await load();
  await acceptUpdate();
  vi.advanceTimersByTime(2999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a takeover that comes after that reload is still the accepted one, once', async () => {
  await (await load()).acceptUpdate();
  vi.advanceTimersByTime(3000);
  (await load()).tookOver();
  expect(reload).toHaveBeenCalledTimes(2);
  const later = await load();
  later.tookOver();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(later.shown()).toBe('elsewhere');
});

test('storage that is refused costs automatic reloads, nothing else', async () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  page.hidden = true;
  const { tookOver, acceptUpdate, shown } = await load();
  tookOver();
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toBe('elsewhere');
  await acceptUpdate();
  tookOver();
  expect(reload).toHaveBeenCalledTimes(1);
});
