import { DATABASES } from '#core/storage/databases.ts';
import { inAwakeTime } from '#lib/in-awake-time.ts';
import { storedWaitingIds } from '#store/waiting-ids.ts';

const { name } = DATABASES.outbox;

/** A browser that takes longer tells nothing: the outbox itself asks then. */
const ANSWER_TIMEOUT_MS = 2_000;

/**
 * Whether messages may wait on this device, or may have been lost here. Most visitors never write one, and need none
 * of the scripts that send. Where a browser does not list its databases, refuses or does not answer, messages may wait.
 * Never rejects.
 */
export async function mayHoldMessages(): Promise<boolean> {
  if (storedWaitingIds().length > 0) return true;
  try {
    return await inAwakeTime(hasAny(), ANSWER_TIMEOUT_MS);
  } catch {
    return true;
  }
}

async function hasAny(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some((database) => database.name === name) && holdsAny();
}

/** Whether the database has the record of any message. It is opened as it is, and never made. */
const holdsAny = () =>
  new Promise<boolean>((resolve, reject) => {
    const opening = indexedDB.open(name);
    // It has gone in the meantime: one without object stores would be in the way of the outbox.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const count = database.transaction('messages').objectStore('messages').count();
        count.onsuccess = () => resolve(count.result > 0);
        count.onerror = () => reject(count.error);
      } catch (error) {
        reject(error);
      } finally {
        // Once what it was asked is answered.
        database.close();
      }
    };
  });
