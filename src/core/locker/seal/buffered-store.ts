import type { OpenStore } from '#core/storage/transactions.ts';

/** What is to happen to a store when its transaction commits. */
export interface Changes {
  /** Whether all that was there before goes. */
  cleared: boolean;
  /** By key; undefined for a deletion. */
  records: Map<string, { record: unknown } | undefined>;
}

type Read = <Result>(ask: (store: OpenStore) => Promise<Result>) => Promise<Result>;

/** A store whose writes are kept back, and that reads them as though they had happened. */
export function bufferedStore(
  read: Read,
  open: (key: string, stored: unknown) => Promise<unknown>,
): { store: OpenStore; changes: Changes } {
  const changes: Changes = { cleared: false, records: new Map() };
  const { records } = changes;
  const store: OpenStore = {
    async get<T>(key: string) {
      if (records.has(key)) return records.get(key)?.record as T | undefined;
      if (changes.cleared) return undefined;
      return (await open(key, await read((stored) => stored.get(key)))) as T | undefined;
    },
    async entries<T>() {
      const stored = changes.cleared ? [] : await read((from) => from.entries<unknown>());
      const others = stored.filter(([key]) => !records.has(key));
      const opened = others.map(async ([key, value]) => [key, await open(key, value)] as const);
      const all = new Map(await Promise.all(opened));
      for (const [key, change] of records) if (change) all.set(key, change.record);
      return [...all] as [string, T][];
    },
    put: (key, record) => void records.set(key, { record }),
    delete: (key) => void records.set(key, undefined),
    clear() {
      changes.cleared = true;
      records.clear();
    },
  };
  return { store, changes };
}
