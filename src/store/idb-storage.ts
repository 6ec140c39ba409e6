import { del, get, set, type UseStore } from 'idb-keyval';
import { connection } from '#core/storage/connection.ts';
import type { DatabaseKey } from '#core/storage/databases.ts';

/** Key-value access to one object store. Every method rejects when the browser refuses. */
export interface KeyValueStore {
  get<T>(key: string): Promise<T | undefined>;
  /** Resolves when the value is committed; it is on its way as soon as this returns. */
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Object stores of one database, each changed separately. See `connection` for the rest. */
export function openDatabase<Name extends string>(
  database: DatabaseKey,
  storeNames: readonly Name[],
  durability: IDBTransactionDurability,
  taken?: () => void,
): Record<Name, KeyValueStore> {
  const using = connection(database, storeNames, durability, taken);

  const access =
    (store: Name): UseStore =>
    (mode, use) =>
      using(store, mode, async (transaction) => {
        const result = use(transaction.objectStore(store));
        // Sent along with the write, so that a page which closes the moment after does not abort it.
        if (mode === 'readwrite') transaction.commit?.();
        return result;
      });

  return Object.fromEntries(storeNames.map((store) => [store, keyValue(access(store))])) as Record<
    Name,
    KeyValueStore
  >;
}

const keyValue = (store: UseStore): KeyValueStore => ({
  get: (key) => get(key, store),
  set: (key, value) => set(key, value, store),
  delete: (key) => del(key, store),
});
