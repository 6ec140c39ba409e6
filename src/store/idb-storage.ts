import { del, entries, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { connection } from './connection.ts';
import type { DatabaseKey } from './keys.ts';

/** Key-value access to one object store. Every method rejects when the browser refuses. */
export interface KeyValueStore {
  get<T>(key: string): Promise<T | undefined>;
  /** Resolves when the value is committed; it is on its way as soon as this returns. */
  set(key: string, value: unknown): Promise<void>;
  /** One read-modify-write transaction; returning undefined leaves the record as it is. */
  update<T>(key: string, change: (old: T | undefined) => T | undefined): Promise<T | undefined>;
  delete(key: string): Promise<void>;
  entries<T>(): Promise<[string, T][]>;
}

/** Object stores of one database, each changed by itself. See `connection` for `durability`. */
export function openDatabase<Name extends string>(
  database: DatabaseKey,
  storeNames: readonly Name[],
  durability: IDBTransactionDurability,
): Record<Name, KeyValueStore> {
  const begin = connection(database, storeNames, durability);

  // `committing` sends the commit along with the write, so that a page which closes the moment after
  // does not abort it. Not for read-modify-write, whose write comes a callback later.
  const access =
    (store: Name, committing: boolean): UseStore =>
    async (mode, use) => {
      const transaction = await begin(store, mode);
      const result = use(transaction.objectStore(store));
      if (committing && mode === 'readwrite') transaction.commit?.();
      return result;
    };

  const pairs = storeNames.map(
    (store) => [store, keyValue(access(store, false), access(store, true))] as const,
  );
  return Object.fromEntries(pairs) as Record<Name, KeyValueStore>;
}

function keyValue(reading: UseStore, writing: UseStore): KeyValueStore {
  return {
    get: (key) => get(key, reading),
    set: (key, value) => set(key, value, writing),
    update: (key, change) =>
      reading('readwrite', (records) => readModifyWrite(records, key, change)),
    delete: (key) => del(key, writing),
    entries: () => entries(reading),
  };
}

// Not the library's `update`, which would store an empty record where there was none.
async function readModifyWrite<T>(
  records: IDBObjectStore,
  key: string,
  change: (old: T | undefined) => T | undefined,
): Promise<T | undefined> {
  const done = promisifyRequest(records.transaction);
  const changed = await new Promise<T | undefined>((resolve, reject) => {
    const request: IDBRequest<T | undefined> = records.get(key);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const value = change(request.result);
      if (value !== undefined) records.put(value, key);
      resolve(value);
    };
  });
  await done;
  return changed;
}
