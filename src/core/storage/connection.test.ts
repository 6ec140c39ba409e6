import 'fake-indexeddb/auto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#store/idb-storage.ts';
import { openTransactions } from './transactions.ts';

afterEach(() => void vi.restoreAllMocks());

let databases = 0;
const fresh = () => ({ name: `passing-${++databases}`, version: 1 });

/** Has the next so many calls throw, as browsers do where a connection was lost. */
function failing<Owner extends object>(owner: Owner, method: keyof Owner, name: string, times = 1) {
  const spy = vi.spyOn(owner as Record<string, () => unknown>, method as string);
  for (let i = 0; i < times; i++)
    spy.mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost.', name);
    });
  return spy;
}

/** A request to open that fails, as Chromium's does while its files are not to be had. */
function failingOpen(times: number) {
  const open = vi.spyOn(indexedDB, 'open');
  for (let i = 0; i < times; i++)
    open.mockImplementationOnce(() => {
      const error = new DOMException('Internal error opening backing store', 'UnknownError');
      const request = { error } as IDBOpenDBRequest;
      queueMicrotask(() => request.onerror?.(new Event('error')));
      return request;
    });
  return open;
}

describe.each(['UnknownError', 'InvalidStateError'])('a connection that is lost (%s)', (name) => {
  it('costs no write where it happens once', async () => {
    const transact = openTransactions(fresh(), ['notes'], 'strict');
    await transact(['notes'], 'readwrite', async ({ notes }) => notes.put('a', 1));
    failing(IDBDatabase.prototype, 'transaction', name);
    await transact(['notes'], 'readwrite', async ({ notes }) => notes.put('b', 2));
    const read = await transact(['notes'], 'readonly', ({ notes }) => notes.entries());
    expect(read).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('is a failure where it happens again', async () => {
    const transact = openTransactions(fresh(), ['notes'], 'strict');
    await transact(['notes'], 'readonly', ({ notes }) => notes.entries());
    failing(IDBDatabase.prototype, 'transaction', name, 2);
    const written = transact(['notes'], 'readwrite', async ({ notes }) => notes.put('a', 1));
    await expect(written).rejects.toMatchObject({ name });
    await transact(['notes'], 'readwrite', async ({ notes }) => notes.put('a', 1));
  });

  it('costs no value of a store where it happens once', async () => {
    const { values } = openDatabase(fresh(), ['values'], 'relaxed');
    await values.get('a');
    failing(IDBDatabase.prototype, 'transaction', name);
    await values.set('a', 1);
    failing(IDBDatabase.prototype, 'transaction', name);
    expect(await values.get('a')).toBe(1);
  });
});

it('a connection lost during a transaction restarts it from nothing', async () => {
  const transact = openTransactions(fresh(), ['notes'], 'strict');
  let runs = 0;
  const add = transact(['notes'], 'readwrite', async ({ notes }) => {
    const before = (await notes.get<number>('n')) ?? 0;
    notes.put('n', before + 1);
    if (++runs === 1) failing(IDBObjectStore.prototype, 'get', 'UnknownError');
    await notes.get('n');
  });
  await add;
  expect(runs).toBe(2);
  expect(await transact(['notes'], 'readonly', ({ notes }) => notes.get('n'))).toBe(1);
});

it('many transactions that lose it together open it once', async () => {
  const transact = openTransactions(fresh(), ['notes'], 'strict');
  await transact(['notes'], 'readonly', ({ notes }) => notes.entries());
  const open = vi.spyOn(indexedDB, 'open');
  failing(IDBDatabase.prototype, 'transaction', 'UnknownError', 3);
  const put = (key: string) =>
    transact(['notes'], 'readwrite', async ({ notes }) => notes.put(key, 1));
  await Promise.all(['a', 'b', 'c'].map(put));
  expect(open).toHaveBeenCalledTimes(1);
  expect(await transact(['notes'], 'readonly', ({ notes }) => notes.entries())).toHaveLength(3);
});

it('a database that does not open once is opened again; one that never does says why', async () => {
  const transact = openTransactions(fresh(), ['notes'], 'strict');
  const read = () => transact(['notes'], 'readonly', ({ notes }) => notes.entries());
  failingOpen(1);
  expect(await read()).toEqual([]);
  const never = openTransactions(fresh(), ['notes'], 'strict');
  failingOpen(2);
  const refused = never(['notes'], 'readonly', ({ notes }) => notes.entries());
  await expect(refused).rejects.toMatchObject({ name: 'UnknownError' });
});

describe('a database that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Lets so much time go by that everything which is waited for has been given up. */
  const giveUp = async (work: Promise<unknown>) => {
    const outcome = work.then(
      () => 'done',
      ({ name }: DOMException) => name,
    );
    await pause(20);
    await vi.advanceTimersByTimeAsync(60_000);
    return outcome;
  };
  /** A call that is never answered, as by Chromium while it clears the data. */
  const unanswered = <Owner extends object>(owner: Owner, method: keyof Owner) =>
    vi
      .spyOn(owner as Record<string, () => unknown>, method as string)
      .mockImplementationOnce(() => ({}));

  it.each(['readonly', 'readwrite'] as const)(
    'is given up (%s), and opened again',
    async (mode) => {
      const transact = openTransactions(fresh(), ['notes'], 'strict');
      await transact(['notes'], 'readwrite', async ({ notes }) => notes.put('a', 1));
      unanswered(IDBObjectStore.prototype, 'get');
      const open = vi.spyOn(indexedDB, 'open');
      const late = transact(['notes'], mode, ({ notes }) => notes.get('a'));
      expect(await giveUp(late)).toBe('TimeoutError');
      expect(await transact(['notes'], 'readonly', ({ notes }) => notes.get('a'))).toBe(1);
      expect(open).toHaveBeenCalledTimes(1);
    },
  );

  it('is opened again at the next transaction, and a late connection is closed', async () => {
    const transact = openTransactions(fresh(), ['notes'], 'strict');
    const first = vi.spyOn(indexedDB, 'open');
    const pending = {} as IDBOpenDBRequest;
    first.mockImplementationOnce(() => pending);
    const read = () => transact(['notes'], 'readonly', ({ notes }) => notes.entries());
    expect(await giveUp(read())).toBe('TimeoutError');
    expect(await read()).toEqual([]);
    const close = vi.fn();
    Object.assign(pending, { result: { close } }).onsuccess?.(new Event('success'));
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });
});
