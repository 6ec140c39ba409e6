import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { KeyValueStore } from '#store/idb-storage.ts';
import type { OpenStore, Transact } from './transactions.ts';

/** Parts of a browser that Node lacks. */
const page = new EventTarget();

const DATABASE = { name: 'left', version: 1 };
let left: Transact<'values'>;
let other: Transact<'values'>;
let values: KeyValueStore;

beforeAll(async () => {
  // It listens once, when it is evaluated.
  vi.resetModules();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { openTransactions } = await import('./transactions.ts');
  const { openDatabase } = await import('#store/idb-storage.ts');
  left = openTransactions(DATABASE, ['values'], 'strict');
  ({ values } = openDatabase(DATABASE, ['values'], 'strict'));
  // Another tab: the same code, but nobody leaves it.
  vi.stubGlobal('addEventListener', undefined);
  vi.resetModules();
  const again = await import('./transactions.ts');
  other = again.openTransactions(DATABASE, ['values'], 'strict');
});

/** What happened, in its order. */
let events: string[];
beforeEach(async () => {
  events = [];
  await other(['values'], 'readwrite', async ({ values }) => values.clear());
});

const leave = () => page.dispatchEvent(new Event('pagehide'));

/** Long enough for another tab to write meanwhile. In a browser it is as long as the page rests. */
const RESTING_READS = 200;

/** As WebKit does to a page that rests: its transaction does not end before it is shown again. */
async function rest(store: OpenStore): Promise<void> {
  for (let i = 0; i < RESTING_READS; i++) await store.get('a');
  events.push('shown again');
}

for (const mode of ['readonly', 'readwrite'] as const)
  it(`holds up no other tab once its page is left in the middle of a ${mode} transaction`, async () => {
    let runs = 0;
    const resting = left(['values'], mode, async ({ values: store }) => {
      runs++;
      if (mode === 'readwrite') store.put('mine', runs);
      await store.get('a');
      if (runs > 1) return `run ${runs}, ${await store.get('theirs')}`;
      leave();
      return rest(store);
    });
    await other(['values'], 'readwrite', async ({ values: store }) => {
      store.put('theirs', 'written');
    });
    events.push('written');
    expect(events).toEqual(['written']);
    // The second run sees what the other tab wrote meanwhile, and nothing of the first run is left.
    expect(await resting).toBe('run 2, written');
    expect(await values.get('mine')).toBe(mode === 'readwrite' ? 2 : undefined);
  });

it('does not abort a commit', async () => {
  const { commit } = IDBTransaction.prototype;
  const committing = vi.spyOn(IDBTransaction.prototype, 'commit');
  committing.mockImplementation(function (this: IDBTransaction) {
    commit.call(this);
    leave();
  });
  let runs = 0;
  await left(['values'], 'readwrite', async ({ values: store }) => store.put('a', ++runs));
  await values.set('b', 2);
  expect(committing).toHaveBeenCalledTimes(2);
  committing.mockRestore();
  expect(await values.get('a')).toBe(1);
  expect(await values.get('b')).toBe(2);
});

it('reads a single value again', async () => {
  await values.set('a', 1);
  const begun = vi.spyOn(IDBObjectStore.prototype, 'get');
  begun.mockImplementationOnce(function (this: IDBObjectStore, key) {
    begun.mockRestore();
    queueMicrotask(leave);
    return this.get(key);
  });
  expect(await values.get('a')).toBe(1);
});

it('does not restart a failed transaction, although the page was left before', async () => {
  leave();
  let runs = 0;
  const failing = left(['values'], 'readonly', async () => {
    runs++;
    throw new Error('Its own error.');
  });
  await expect(failing).rejects.toThrow('Its own error.');
  expect(runs).toBe(1);
});

it('releases an upgrade when its page is left, and repeats it when the page is shown', async () => {
  const { openTransactions } = await import('./transactions.ts');
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const closed = vi.spyOn(IDBDatabase.prototype, 'close');
  const { createObjectStore } = IDBDatabase.prototype;
  const made = vi.spyOn(IDBDatabase.prototype, 'createObjectStore');
  made.mockImplementationOnce(function (this: IDBDatabase, ...of) {
    queueMicrotask(leave);
    return createObjectStore.apply(this, of);
  });
  const upgraded = openTransactions({ name: 'upgraded', version: 1 }, ['values'], 'strict');
  const write = upgraded(['values'], 'readwrite', async ({ values }) => values.put('a', 1));
  await expect(write).resolves.toBeUndefined();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(await upgraded(['values'], 'readonly', ({ values }) => values.get('a'))).toBe(1);
  // What is open by the time stays open.
  const kept = openTransactions({ name: 'kept', version: 1 }, ['values'], 'strict');
  await kept(['values'], 'readwrite', async ({ values }) => values.put('a', 1));
  leave();
  expect(closed).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
