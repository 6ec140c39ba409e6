/// <reference lib="webworker" />
import { readIntact } from './cached-file.ts';
import { fetchEntry } from './fetch-entry.ts';
import { findEntry, keyOf } from './manifest.ts';
import { keep } from './precache.ts';
import { repairCache } from './repair-cache.ts';

/**
 * The bytes of a listed file from the cache, as listed. What is gone or damaged is fetched, checked and kept,
 * and all other such files with it. Undefined if it cannot be fetched, or is not listed. Never rejects.
 */
export async function readFile(url: string, event: FetchEvent): Promise<ArrayBuffer | undefined> {
  const entry = findEntry(url);
  if (!entry) return undefined;
  const cached = await readIntact(keyOf(entry));
  if (cached) return cached;
  const fetched = await fetchEntry(entry).catch(() => undefined);
  // A device that cannot keep it can show it all the same.
  if (fetched) await keep(entry, fetched).catch(() => undefined);
  event.waitUntil(repairCache());
  return fetched;
}
