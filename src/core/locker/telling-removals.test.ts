import { beforeEach, expect, it } from 'vitest';
import { onRemoval } from '#core/locker/removals.ts';
import { tellingRemovals } from '#core/locker/telling-removals.ts';
import { memoryTransactions } from '#core/storage/memory-transactions.ts';
import type { Transact } from '#core/storage/transactions.ts';

const STORES = ['documents', 'tray', 'aside', 'files'] as const;
type Store = (typeof STORES)[number];
type Stores = Parameters<Parameters<Transact<Store>>[2]>[0];

/** What was told, and how it ended. */
let told: unknown[];
beforeEach(() => {
  told = [];
  onRemoval((ids) => {
    told.push(ids);
    return (isGone) => told.push(isGone);
  });
});

/** A disk that ends each transaction with this. */
const failing =
  (error: unknown): Transact<Store> =>
  async (stores, mode, work) => {
    await memoryTransactions(STORES)(stores, mode, work);
    throw error;
  };

const run = (work: (stores: Stores) => void, over: Transact<Store> = memoryTransactions(STORES)) =>
  tellingRemovals(over)(STORES, 'readwrite', async (stores) => work(stores as Stores));

const removeTwo = ({ documents, tray }: Stores) => {
  documents.delete('rent');
  tray.delete('photo');
};

it('names what is taken from each place, before the end, and says that it is gone', async () => {
  await run((stores) => {
    removeTwo(stores);
    stores.aside.delete('x');
    expect(told).toEqual([]);
  });
  expect(told).toEqual([['rent', 'photo', 'x'], true]);
});

it.each<[string, (stores: Stores) => void]>([
  ['is only changed', ({ documents }) => documents.put('rent', {})],
  [
    'moves, in any order',
    ({ tray, documents }) => {
      documents.put('a', {});
      tray.delete('a');
      tray.delete('b');
      documents.put('b', {});
    },
  ],
  [
    'are bytes',
    ({ files }) => {
      files.delete('rent');
      files.clear();
    },
  ],
])('is silent of what %s', async (_what, work) => {
  await run(work);
  expect(told).toEqual([]);
});

it('says that all go where a place is emptied', async () => {
  await run((stores) => {
    removeTwo(stores);
    stores.documents.clear();
  });
  expect(told).toEqual([undefined, true]);
});

it('hands on what is written, read and returned', async () => {
  const transact = tellingRemovals(memoryTransactions(STORES));
  await transact(['documents'], 'readwrite', async ({ documents }) => {
    documents.put('rent', 'Rent');
    documents.put('tax', 'Tax');
  });
  await transact(['documents'], 'readwrite', async ({ documents }) => documents.delete('tax'));
  const all = () => transact(['documents'], 'readonly', ({ documents }) => documents.entries());
  expect(await all()).toEqual([['rent', 'Rent']]);
  await transact(['documents'], 'readwrite', async ({ documents }) => documents.clear());
  expect(await all()).toEqual([]);
});

it.each([
  [
    'stays where the disk refuses',
    new DOMException('', 'QuotaExceededError'),
    [['rent', 'photo'], false],
  ],
  ['stays where it is aborted without a reason', null, [['rent', 'photo'], false]],
  [
    'may be gone where there is no answer',
    new DOMException('', 'TimeoutError'),
    [['rent', 'photo']],
  ],
])('%s', async (_what, error, expected) => {
  await expect(run(removeTwo, failing(error))).rejects.toBe(error);
  expect(told).toEqual(expected);
});

it('tells nothing of an act that gives up', async () => {
  const act = run((stores) => {
    removeTwo(stores);
    throw new Error('given up');
  });
  await expect(act).rejects.toThrow('given up');
  expect(told).toEqual([]);
});
