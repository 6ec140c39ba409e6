import { openPrecache, readIntact } from './cached-file.ts';
import { contentType } from './content-type.ts';
import { fetchEntry } from './fetch-entry.ts';
import { inPool } from './in-pool.ts';
import { type Entry, entries, keyOf } from './manifest.ts';
import { unpackPages } from './page-pack.ts';

/** What became of the files of this build, each counted once. */
export interface Restored {
  /** Files that are cached as listed, and their bytes. */
  intact: number;
  bytes: number;
  /** Files that were missing or damaged, and are cached again. */
  fetched: number;
  /** Why files could be neither read nor fetched; one of these stands for every file that a full device lacks. */
  failures: unknown[];
}

/**
 * Reads every file of this build that is cached, and fetches what is missing or damaged. What was fetched stays
 * when others fail, so that the next try fetches only the rest. On a full device none stays: the space that
 * is left belongs to messages and documents. Rejects where there is no cache at all.
 *
 * @param onProgress told what is done so far after each file
 */
export async function restorePrecache(
  onProgress: (restored: Restored) => void = () => {},
): Promise<Restored> {
  const cache = await openPrecache();
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const restored: Restored = { intact: 0, bytes: 0, fetched: 0, failures: [] };
  const missing = new Set(entries);
  await inPool(entries, async (entry) => {
    const bytes = held.has(keyOf(entry)) ? await readIntact(keyOf(entry)) : undefined;
    if (!bytes) return;
    missing.delete(entry);
    restored.intact++;
    restored.bytes += bytes.byteLength;
    onProgress(restored);
  });
  const unpacked = await unpackPages([...missing]);
  let full = false;
  await inPool(missing, async (entry) => {
    // The others' files would be data volume for nothing.
    if (full) return;
    try {
      await keep(entry, unpacked.get(entry) ?? (await fetchEntry(entry)));
      restored.fetched++;
    } catch (reason) {
      restored.failures.push(reason);
      full ||= (reason as Error).name === 'QuotaExceededError';
    }
    onProgress(restored);
  });
  if (full) {
    restored.fetched = 0;
    await Promise.all([...missing].map((entry) => cache.delete(keyOf(entry))));
  }
  return restored;
}

/** Makes the cache hold every file of this build. Throws if it does not, see `restorePrecache`. */
export async function fillPrecache(): Promise<void> {
  const { failures, intact } = await restorePrecache();
  if (failures.length > 0)
    throw new Error(
      `${failures.length} of ${entries.length - intact} files failed: ${failures[0]}`,
    );
}

/** Caches one file, and no header of the network with it. Throws when storage is full or refused. */
export async function keep(entry: Entry, bytes: ArrayBuffer): Promise<void> {
  const cache = await openPrecache();
  const headers = { 'content-type': contentType(entry.url) };
  await cache.put(keyOf(entry), new Response(bytes, { headers }));
}
