import { connection } from './connection.ts';
import type { DatabaseKey } from './databases.ts';
import { abort } from './in-transaction.ts';

/** One object store inside a transaction. Writes take effect together, when the transaction commits. */
export interface OpenStore {
  get<T>(key: string): Promise<T | undefined>;
  /** All records with their keys; never for a store whose records are large. */
  entries<T>(): Promise<[string, T][]>;
  put(key: string, value: unknown): void;
  delete(key: string): void;
  clear(): void;
}

/**
 * Runs `work` in one transaction over `stores`: all its writes happen or, when it throws or the browser
 * refuses one, none. `work` may wait for reads of these stores and for nothing else, since a transaction
 * ends when it has nothing to do. It runs again where its page is left and shown again. Resolves after the commit.
 */
export type Transact<Name extends string> = <Used extends Name, Result>(
  stores: readonly Used[],
  mode: 'readonly' | 'readwrite',
  work: (stores: Record<Used, OpenStore>) => Promise<Result>,
) => Promise<Result>;

/** Transactions over several stores of one database. See `connection` for the rest. */
export function openTransactions<Name extends string>(
  database: DatabaseKey,
  storeNames: readonly Name[],
  durability: IDBTransactionDurability,
  onConnectionLost?: () => void,
): Transact<Name> {
  const using = connection(database, storeNames, durability, onConnectionLost);
  return (stores, mode, work) =>
    using(stores, mode, async (transaction) => {
      const done = ended(transaction);
      const opened = stores.map((store) => [store, openStore(transaction.objectStore(store))]);
      try {
        const result = await work(Object.fromEntries(opened));
        // Sent along with the writes, so that a page which closes the moment after does not abort them.
        transaction.commit?.();
        await done;
        return result;
      } catch (error) {
        abort(transaction);
        // What ended the transaction says more than what its end did to `work`: a full disk, for one.
        throw (await done.catch((reason) => reason)) ?? error;
      }
    });
}

function openStore(store: IDBObjectStore): OpenStore {
  return {
    get: (key) => resultOf(store.get(key)),
    async entries<T>() {
      const both = [resultOf(store.getAllKeys()), resultOf<T[]>(store.getAll())] as const;
      const [keys, values] = await Promise.all(both);
      return keys.map((key, i) => [String(key), values[i] as T]);
    },
    put: (key, value) => void store.put(value, key),
    delete: (key) => void store.delete(key),
    clear: () => void store.clear(),
  };
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Rejects with what ended the transaction; null if `abort` did. */
function ended(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  end.catch(() => {});
  return end;
}
