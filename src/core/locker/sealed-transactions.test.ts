import { beforeEach, describe, expect, it, vi } from 'vitest';
import { STORES, type StoreName } from '#core/locker/database.ts';
import { sealedTransactions } from '#core/locker/seal/sealed-transactions.ts';
import { newDataKey } from '#core/locker/seal/wrap-key.ts';
import { memoryTransactions } from '#core/storage/memory-transactions.ts';
import type { Transact } from '#core/storage/transactions.ts';

const SEAL = {
  v: 1,
  id: '3f2b8c1e-1111-4222-8333-444455556666',
  phase: 'sealed' as const,
  locks: 0,
  autoLockMs: 0,
  passphrase: { salt: 'c2FsdA==', iterations: 600_000, iv: 'aXY=', key: 'a2V5' },
};

let disk: Transact<StoreName>;
let key: CryptoKey;

beforeEach(async () => {
  disk = memoryTransactions(STORES);
  key = await newDataKey();
  await disk(['seal'], 'readwrite', async ({ seal }) => seal.put('seal', SEAL));
});

/** A tab that has unlocked the locker. `during` is called before each transaction of the disk. */
const open = (during: (mode: 'readonly' | 'readwrite') => void = () => {}) =>
  sealedTransactions(
    (stores, mode, work) => {
      during(mode);
      return disk(stores, mode, work);
    },
    { key, seal: SEAL },
  );

type Tab = ReturnType<typeof open>;

const put = ({ transact }: Tab, store: StoreName, at: string, record: unknown) =>
  transact([store], 'readwrite', async (stores) => stores[store].put(at, record));

const get = ({ transact }: Tab, store: StoreName, at: string) =>
  transact([store], 'readonly', (stores) => stores[store].get(at));

describe('changes of one tab', () => {
  it('wait for each other, however many they are', async () => {
    const tab = open();
    const add = () =>
      tab.transact(['state'], 'readwrite', async ({ state }) => {
        state.put('count', ((await state.get<number>('count')) ?? 0) + 1);
      });
    await Promise.all(Array.from({ length: 120 }, add));
    expect(await get(tab, 'state', 'count')).toBe(120);
  });

  it('hold up none of its readings', async () => {
    const tab = open();
    await put(tab, 'state', 'one', 1);
    const read = tab.transact(['state'], 'readwrite', () => get(tab, 'state', 'one'));
    expect(await read).toBe(1);
  });

  it('are counted upwards', async () => {
    const tab = open();
    const seen: unknown[] = [];
    for (const value of [1, 2, 3]) {
      await put(tab, 'state', 'one', value);
      seen.push(await disk(['seal'], 'readonly', ({ seal }) => seal.get('generation')));
    }
    expect(seen).toEqual([1, 2, 3]);
  });
});

it('of two readings the newer one is remembered, whichever is decrypted last', async () => {
  const [tab, other] = [open(), open()];
  await put(other, 'documents', 'one', 'before');
  const { subtle } = crypto;
  const decrypt = subtle.decrypt.bind(subtle);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slowly = vi.spyOn(subtle, 'decrypt').mockImplementationOnce(async (...asked) => {
    await held;
    return decrypt(...asked);
  });
  const slow = get(tab, 'documents', 'one');
  await vi.waitFor(() => expect(slowly).toHaveBeenCalled());
  await put(other, 'documents', 'one', 'after');
  expect(await get(tab, 'documents', 'one')).toBe('after');
  release();
  await slow;
  expect(tab.known().map(({ record }) => record)).toEqual(['after']);
  slowly.mockRestore();
});

it('a reading that caught what came between sees no half of a change all the same', async () => {
  const [tab, other] = [open(), open()];
  const both = (value: number) =>
    other.transact(['state'], 'readwrite', async ({ state }) => {
      state.put('one', value);
      state.put('two', value);
    });
  await both(1);
  let runs = 0;
  const read = tab.transact(['state'], 'readonly', async ({ state }) => {
    const one = await state.get('one');
    if (runs++ === 0) await both(2);
    return [one, await state.get('two').catch(() => 'nothing')];
  });
  expect(await read).toEqual([2, 2]);
});

describe('a key that is forgotten', () => {
  it('while a change is being written takes nothing back of it', async () => {
    let forget = () => {};
    const tab = open((mode) => {
      if (mode === 'readwrite') forget();
    });
    forget = tab.forget;
    await put(tab, 'documents', 'a', { title: 'Licence' });
    expect(await get(open(), 'documents', 'a')).toEqual({ title: 'Licence' });
    // What was in it is forgotten too.
    expect(tab.known()).toEqual([]);
  });

  it('while a record is being decrypted leaves nothing of it', async () => {
    await put(open(), 'documents', 'a', { title: 'Licence' });
    const tab = open();
    const reading = get(tab, 'documents', 'a');
    const forgetting = disk(['seal'], 'readonly', async () => tab.forget());
    await expect(reading).rejects.toMatchObject({ reason: 'locked' });
    await forgetting;
    expect(tab.known()).toEqual([]);
  });
});

describe('what a tab keeps decrypted', () => {
  it('are small records, and never the bytes of a file', async () => {
    const tab = open();
    await put(tab, 'documents', 'a', { title: 'Licence' });
    await put(tab, 'files', 'a', { bytes: new ArrayBuffer(20_000) });
    const other = open();
    await get(other, 'documents', 'a');
    await get(other, 'files', 'a');
    for (const { known } of [tab, other])
      expect(known()).toEqual([expect.objectContaining({ store: 'documents', at: 'a' })]);
  });
});
