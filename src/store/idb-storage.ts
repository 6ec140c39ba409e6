import { del, entries, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

/** A browser that never answers an open request (seen in old WebKit) counts as one without a database. */
const OPEN_TIMEOUT_MS = 5_000;

const DATABASE_VERSION = 1;

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

/**
 * Opens object stores of one database, lazily and again after the browser closed it.
 *
 * @param durability `strict` waits until the data is on the disk (outbox, locker), `relaxed` until it
 *   is with the operating system (drafts, settings)
 */
export function openDatabase<Name extends string>(
  name: string,
  storeNames: readonly Name[],
  durability: IDBTransactionDurability,
): Record<Name, KeyValueStore> {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= connect(name, storeNames, forget);
    opening.catch(forget);
    return opening;
  };

  // `committing` sends the commit along with the write, so that a page which closes the moment after
  // does not abort it. Not for read-modify-write, whose write comes a callback later.
  const access =
    (store: string, committing: boolean): UseStore =>
    async (mode, use) => {
      const transaction = await begin(open, forget, store, mode, durability);
      const result = use(transaction.objectStore(store));
      if (committing && mode === 'readwrite') transaction.commit?.();
      return result;
    };

  const pairs = storeNames.map((store) => [store, keyValue(access, store)] as const);
  return Object.fromEntries(pairs) as Record<Name, KeyValueStore>;
}

function keyValue(
  access: (store: string, committing: boolean) => UseStore,
  store: string,
): KeyValueStore {
  const reading = access(store, false);
  const writing = access(store, true);
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

function connect(
  name: string,
  storeNames: readonly string[],
  forget: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, DATABASE_VERSION);
    const timer = setTimeout(
      () => reject(new Error('The database does not answer.')),
      OPEN_TIMEOUT_MS,
    );
    request.onupgradeneeded = () => {
      for (const store of storeNames) request.result.createObjectStore(store);
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

async function begin(
  open: () => Promise<IDBDatabase>,
  forget: () => void,
  store: string,
  mode: IDBTransactionMode,
  durability: IDBTransactionDurability,
): Promise<IDBTransaction> {
  try {
    return (await open()).transaction(store, mode, { durability });
  } catch (error) {
    // The connection was closed under us, for example by cleared site data: open it once more.
    if ((error as DOMException).name !== 'InvalidStateError') throw error;
    forget();
    return (await open()).transaction(store, mode, { durability });
  }
}
