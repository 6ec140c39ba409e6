import type { DatabaseKey } from './databases.ts';

/** A browser that never answers an open request (seen in old WebKit) counts as one without a database. */
const OPEN_TIMEOUT_MS = 5_000;

/** Begins a transaction over one object store or several of them. Rejects when the browser refuses. */
export type Begin<Name extends string> = (
  stores: Name | readonly Name[],
  mode: IDBTransactionMode,
) => Promise<IDBTransaction>;

/**
 * The connection to one database: opened at the first transaction, and again after the browser closed it.
 *
 * @param durability `strict` waits until the data is on the disk (outbox, locker), `relaxed` until it
 *   is with the operating system (drafts, settings)
 */
export function connection<Name extends string>(
  database: DatabaseKey,
  storeNames: readonly Name[],
  durability: IDBTransactionDurability,
): Begin<Name> {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= connect(database, storeNames, forget);
    opening.catch(forget);
    return opening;
  };
  return async (stores, mode) => {
    const begin = async () => (await open()).transaction(stores, mode, { durability });
    try {
      return await begin();
    } catch (error) {
      // The connection was closed under us, for example by cleared site data: open it once more.
      if ((error as DOMException).name !== 'InvalidStateError') throw error;
      forget();
      return begin();
    }
  };
}

function connect(
  { name, version }: DatabaseKey,
  storeNames: readonly string[],
  forget: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    const timer = setTimeout(
      () => reject(new Error('The database does not answer.')),
      OPEN_TIMEOUT_MS,
    );
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of storeNames)
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      // Let another tab delete or upgrade the database; the next access opens it again.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
      resolve(database);
    };
  });
}
