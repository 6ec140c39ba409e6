/// <reference lib="webworker" />
import { readIntact } from './cached-file.ts';
import { fetchEntry } from './fetch-entry.ts';
import { type Entry, keyOf } from './manifest.ts';
import { isOnHold } from './refused.ts';
import { repairCache } from './repair-cache.ts';
import { keep } from './restore.ts';

/**
 * The bytes of a listed file from the cache, as listed. What is gone or damaged is fetched, checked and kept,
 * and all other such files with it. Undefined if it cannot be fetched, or was refused just before. Never rejects.
 */
export async function readFile(entry: Entry, event: FetchEvent): Promise<ArrayBuffer | undefined> {
  const cached = await readIntact(keyOf(entry));
  if (cached) return cached;
  if (await isOnHold(entry)) return undefined;
  const fetched = await fetchEntry(entry).catch(() => undefined);
  // A device that cannot keep it can show it all the same.
  if (fetched) await keep(entry, fetched).catch(() => undefined);
  event.waitUntil(repairCache());
  return fetched;
}
