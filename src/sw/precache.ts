import { CACHE_NAME } from '#core/contract.ts';
import { fetchEntry } from './fetch-entry.ts';
import { type Entry, entries, keyOf } from './manifest.ts';
import { unpackPages } from './page-pack.ts';

/** The site's cache; it holds the files of two builds (see prune-cache.ts). */
export const openPrecache = () => caches.open(CACHE_NAME);

/** Requests at a time: what a browser allows per host over HTTP/1.1. */
const POOL_SIZE = 6;

/**
 * Fetches every file of this build that is not cached yet.
 *
 * @throws if any could not be fetched. The others stay, so that the next try fetches only the rest. On a full
 *   device none stays: the space that is left belongs to messages and documents.
 */
export async function fillPrecache(): Promise<void> {
  const cache = await openPrecache();
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const missing = entries.filter((entry) => !held.has(keyOf(entry)));
  const unpacked = await unpackPages(missing);
  const failures: unknown[] = [];
  let full = false;
  const queue = missing.values();
  const drain = async () => {
    for (const entry of queue)
      await keep(entry, unpacked.get(entry)).catch((reason: Error) => {
        failures.push(reason);
        full ||= reason.name === 'QuotaExceededError';
        // The others' files would be data volume for nothing.
        if (full) for (const _ of queue);
      });
  };
  await Promise.all(Array.from({ length: POOL_SIZE }, drain));
  if (full) await Promise.all(missing.map((entry) => cache.delete(keyOf(entry))));
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${missing.length} files failed: ${failures[0]}`);
}

/**
 * Caches one file, which is fetched if it is not at hand, and returns it. Throws as `fetchEntry` does, or
 * when storage is full.
 */
export async function keep(entry: Entry, atHand?: Response): Promise<Response> {
  const response = atHand ?? (await fetchEntry(entry));
  const cache = await openPrecache();
  await cache.put(keyOf(entry), response.clone());
  return response;
}

/** A file of this build from the cache; undefined if it is gone or the cache cannot be read. */
export async function fromPrecache(entry: Entry): Promise<Response | undefined> {
  const cache = await openPrecache().catch(() => undefined);
  return cache?.match(keyOf(entry)).catch(() => undefined);
}

/** A file of the build before, which a tab that still runs it may ask for. */
export async function fromOlderBuild(url: string): Promise<Response | undefined> {
  const cache = await openPrecache().catch(() => undefined);
  return cache?.match(url, { ignoreSearch: true }).catch(() => undefined);
}
