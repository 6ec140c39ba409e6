import { DATABASES } from './databases.ts';

/** Nobody waits longer for a database that another tab does not let go of. */
const DELETE_TIMEOUT_MS = 5_000;

/**
 * Deletes every database of the site. Other tabs let go of theirs when they are asked to, and find it empty when they
 * read next. Rejects with a `TimeoutError` where one does not, and with what the browser says where it refuses.
 */
export async function eraseDatabases(): Promise<void> {
  await Promise.all(Object.values(DATABASES).map(({ name }) => deleteDatabase(name)));
}

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    const late = new DOMException('The database is held by another tab.', 'TimeoutError');
    const timer = setTimeout(() => reject(late), DELETE_TIMEOUT_MS);
    request.onsuccess = () => {
      clearTimeout(timer);
      resolve();
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
