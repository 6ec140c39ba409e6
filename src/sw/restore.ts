import { isOptional } from '#core/optional-files.ts';
import { openPrecache, readIntact } from './cached-file.ts';
import { contentType } from './content-type.ts';
import { fetchEntry } from './fetch-entry.ts';
import { inPool } from './in-pool.ts';
import { type Entry, keyOf } from './manifest.ts';
import { type Pack, unpack } from './unpack.ts';

/** What became of the files of this build, each counted once. */
export interface Restored {
  /** Files that were looked for so far. */
  total: number;
  /** Files that are cached as listed, and their bytes. */
  intact: number;
  bytes: number;
  /** Files that were missing or damaged, and are cached again. */
  fetched: number;
  /** Why files could be neither read nor fetched; on a full device, one error for all missing files. */
  failures: unknown[];
  /** Files that are missing still, and without which all works: see optional-files.ts. */
  refused: Entry[];
}

/** Is told what became of files after each of them; the next one waits for what it returns. */
export type Report = (soFar: Restored) => unknown;

/** Of some files, before any was looked for. */
export const nothingRestored = (total = 0): Restored => ({
  total,
  intact: 0,
  bytes: 0,
  fetched: 0,
  failures: [],
  refused: [],
});

/** What became of some files and of others. */
export const together = (some: Restored, others: Restored): Restored => ({
  total: some.total + others.total,
  intact: some.intact + others.intact,
  bytes: some.bytes + others.bytes,
  fetched: some.fetched + others.fetched,
  failures: [...some.failures, ...others.failures],
  refused: [...some.refused, ...others.refused],
});

/** So long all optional files of a pack may take together: a firewall may leave a request unanswered for ever. */
const OPTIONAL_MS = 60_000;

/**
 * Reads the files of a pack that are cached, and fetches what is missing or damaged, optional files last. On a full
 * device none stays that was fetched: the space that is left belongs to messages and documents.
 *
 * @param onProgress told what became of the pack so far after each file
 */
export async function restore(pack: Pack, onProgress: Report): Promise<Restored> {
  const { entries } = pack;
  const restored = nothingRestored(entries.length);
  const cache = await openPrecache();
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const missing = new Set(entries);
  await inPool(entries, async (entry) => {
    const bytes = held.has(keyOf(entry)) ? await readIntact(keyOf(entry)) : undefined;
    if (!bytes) return;
    missing.delete(entry);
    restored.intact++;
    restored.bytes += bytes.byteLength;
    await onProgress(restored);
  });
  const unpacked = await unpack(pack, missing);
  let full = false;
  const fetchMissing = async (entry: Entry, signal?: AbortSignal) => {
    // The others' files would be data volume for nothing.
    if (full) return;
    try {
      await keep(entry, unpacked.get(entry) ?? (await fetchEntry(entry, signal)));
      restored.fetched++;
    } catch (reason) {
      full ||= isFull(reason);
      if (isOptional(entry.url) && !full) restored.refused.push(entry);
      else restored.failures.push(reason);
    }
    await onProgress(restored);
  };
  const optional = [...missing].filter(({ url }) => isOptional(url));
  const needed = [...missing].filter(({ url }) => !isOptional(url));
  await inPool(needed, (entry) => fetchMissing(entry));
  const enough = AbortSignal.timeout?.(OPTIONAL_MS);
  await inPool(optional, (entry) => fetchMissing(entry, enough));
  if (!full) return restored;
  await Promise.all([...missing].map((entry) => cache.delete(keyOf(entry))));
  return { ...restored, fetched: 0 };
}

/** Whether something failed since the device has no room. */
export const isFull = (reason: unknown): boolean =>
  (reason as Error | undefined)?.name === 'QuotaExceededError';

/** Caches one file, and no header of the network with it. Throws when storage is full or refused. */
export async function keep(entry: Entry, bytes: ArrayBuffer): Promise<void> {
  const cache = await openPrecache();
  const headers = { 'content-type': contentType(entry.url) };
  await cache.put(keyOf(entry), new Response(bytes, { headers }));
}
