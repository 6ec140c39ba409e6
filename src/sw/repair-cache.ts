import { afterPaint } from './after-paint.ts';
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
  await restorePrecache().catch(() => {});
}
