import { CACHE_NAME } from '#core/contract.ts';
import { isIntact } from './integrity.ts';
import { versionOf } from './manifest.ts';

/** The site's cache; it holds the files of several builds (see prune-cache.ts). */
export const openPrecache = () => caches.open(CACHE_NAME);

/** A file of the build before, which a tab that still runs it may ask for. */
export async function fromOlderBuild(url: string): Promise<ArrayBuffer | undefined> {
  const keys = await openPrecache()
    .then((cache) => cache.keys(url, { ignoreSearch: true }))
    .catch(() => []);
  for (const key of keys) {
    const bytes = await readIntact(key.url);
    if (bytes) return bytes;
  }
  return undefined;
}

/**
 * The bytes under a key, if they are those that the key names. Others are deleted: the disk has changed them,
 * or somebody else. Bytes that cannot be read are not, since storage may fail for a moment.
 */
export async function readIntact(key: string): Promise<ArrayBuffer | undefined> {
  // Every file of a page passes here: this way it waits for the storage once less than by opening the cache.
  const read = async () => (await caches.match(key, { cacheName: CACHE_NAME }))?.arrayBuffer();
  // Once more: the first failure may be the disk's, or that of a file which was written at that moment.
  const bytes = await read()
    .catch(read)
    .catch(() => undefined);
  if (!bytes || (await isIntact(bytes, versionOf(key)))) return bytes;
  await openPrecache()
    .then((cache) => cache.delete(key))
    .catch(() => undefined);
  return undefined;
}
