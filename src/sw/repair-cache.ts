import { isOptional } from '#core/optional-files.ts';
import { afterPaint } from './after-paint.ts';
import { filling } from './cache-lock.ts';
import { openPrecache } from './cached-file.ts';
import { currentKeys } from './kept-languages.ts';
import { restorePrecache } from './precache.ts';

/** A broken cache is repaired at most this often, so that a full disk does not cost data volume. */
const REPAIR_INTERVAL_MS = 60_000;

let lastTryAt = Number.NEGATIVE_INFINITY;

/**
 * Fetches whatever is missing or damaged, in the background, after one file was found to be. Browsers evict a
 * whole cache at once, and a failing disk damages more than one file; installation, which would fill the cache,
 * does not run again by itself. Never rejects.
 */
export async function repairCache(): Promise<void> {
  const now = performance.now();
  if (now - lastTryAt < REPAIR_INTERVAL_MS) return;
  lastTryAt = now;
  await afterPaint();
  // No storage, say. The next missing file tries again.
  await filling(restorePrecache).catch(() => {});
}

/**
 * Repairs, beside a navigation, a cache that lacks files which this page does not ask for: what was evicted while the
 * device was full is else missed only once there is no network. Never rejects.
 */
export async function repairMissing(): Promise<void> {
  await afterPaint();
  const held = await openPrecache()
    .then((cache) => cache.keys())
    .catch(() => undefined);
  if (!held) return;
  const urls = new Set(held.map(({ url }) => url));
  const needed = await currentKeys();
  const isMissing = (key: string) => !urls.has(key) && !isOptional(new URL(key).pathname);
  if (needed.some(isMissing)) await repairCache();
}
