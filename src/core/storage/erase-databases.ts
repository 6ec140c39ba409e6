import { DATABASES } from './databases.ts';

/** Nobody waits longer for a database that another tab does not let go of. */
const TIMEOUT_MS = 5_000;

/** `pending`: all is removed, and the empty databases go, with what is stored until then, once another tab lets go. */
export type Erased = 'erased' | 'pending';

/**
 * Empties every database of the site, each in one transaction, and then deletes it. Other tabs let go of theirs when
 * they are asked to, and find it empty when they read next; one that does not keeps an empty one. Rejects with a
 * `TimeoutError` where one can neither be emptied nor deleted, and with what the browser says where it refuses.
 */
export async function eraseDatabases(): Promise<Erased> {
  const erased = await Promise.all(Object.values(DATABASES).map(({ name }) => erase(name)));
  return erased.includes('pending') ? 'pending' : 'erased';
}

async function erase(name: string): Promise<Erased> {
  const isEmpty = await inTime(empty(name)).then(
    () => true,
    () => false,
  );
  try {
    await inTime(ended(indexedDB.deleteDatabase(name)));
    return 'erased';
  } catch (error) {
    if (isEmpty) return 'pending';
    throw error;
  }
}

/** Clears all stores that exist, of any version of the site. A database that is not there stays so. */
async function empty(name: string): Promise<void> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.transaction?.abort();
  const database = await ended(request).catch((error) => {
    if (error?.name !== 'AbortError') throw error;
  });
  if (!database) return;
  database.onversionchange = () => database.close();
  const stores = [...database.objectStoreNames];
  try {
    if (stores.length > 0) await cleared(database.transaction(stores, 'readwrite'), stores);
  } finally {
    database.close();
  }
}

const cleared = (transaction: IDBTransaction, stores: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    for (const store of stores) transaction.objectStore(store).clear();
  });

const ended = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = new DOMException('The database is held by another tab.', 'TimeoutError');
    const timer = setTimeout(() => reject(late), TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
