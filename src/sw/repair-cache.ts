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
 * After one missing or damaged file, checks and fetches all others in the background. Browsers evict a whole cache at
 * once, and a failing disk damages more than one file; the browser does not repeat the installation, which would fill
 * the cache. Never rejects.
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
 * Repairs, after a navigation, a cache that lacks files of other pages. Otherwise files that were evicted on a full
 * device are missed only when there is no network. Never rejects.
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
