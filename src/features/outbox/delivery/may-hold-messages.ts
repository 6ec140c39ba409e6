import { DATABASES } from '#core/storage/databases.ts';
import { inAwakeTime } from '#lib/in-awake-time.ts';
import { storedWaitingIds } from '#store/waiting-ids.ts';

/** A list of names that takes longer tells nothing: the database itself is asked then. */
const LIST_TIMEOUT_MS = 2_000;

/**
 * Whether messages may wait on this device, or may have been lost here. Most visitors never write one, and need none
 * of the scripts that send: their browser has no such database. Where a browser does not list its databases, refuses or
 * does not answer, messages may wait. Never rejects.
 */
export async function mayHoldMessages(): Promise<boolean> {
  if (storedWaitingIds().length > 0) return true;
  try {
    const databases = await inAwakeTime(indexedDB.databases(), LIST_TIMEOUT_MS);
    return databases.some(({ name }) => name === DATABASES.outbox.name);
  } catch {
    return true;
  }
}
