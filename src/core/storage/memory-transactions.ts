import type { OpenStore, Transact } from './transactions.ts';

/**
 * Transactions over stores that live as long as the page does, for browsers without a database. One runs
 * at a time, and its writes happen together or, when `work` throws, not at all. Values are kept as they
 * are and not copied, since the bytes of a file would otherwise be there twice: nobody may change them.
 */
export function memoryTransactions<Name extends string>(
  storeNames: readonly Name[],
): Transact<Name> {
  const stores = new Map(storeNames.map((name) => [name, new Map<string, unknown>()]));
  let last: Promise<unknown> = Promise.resolve();
  return (names, mode, work) => {
    const result = last.then(async () => {
      const drafts = names.map((name) => [name, new Map(stores.get(name))] as const);
      const opened = drafts.map(([name, draft]) => [name, openStore(draft)]);
      const done = await work(Object.fromEntries(opened));
      if (mode === 'readwrite') for (const [name, draft] of drafts) stores.set(name, draft);
      return done;
    });
    last = result.catch(() => {});
    return result;
  };
}

const openStore = (records: Map<string, unknown>): OpenStore => ({
  get: async <T>(key: string) => records.get(key) as T | undefined,
  // Sorted as a database does: by code units.
  entries: async <T>() => [...records].sort(([a], [b]) => (a < b ? -1 : 1)) as [string, T][],
  put: (key, value) => void records.set(key, value),
  delete: (key) => void records.delete(key),
  clear: () => records.clear(),
});
