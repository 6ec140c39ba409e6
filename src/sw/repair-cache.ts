import { fillPrecache } from './precache.ts';

/** A broken cache is repaired at most this often, so that a full disk does not cost data volume. */
const REPAIR_INTERVAL_MS = 60_000;

let lastTryAt = Number.NEGATIVE_INFINITY;

/**
 * Fetches whatever is missing, in the background, after one file was found to be. Browsers evict a
 * whole cache at once, and installation, which would fill it, does not run again by itself.
 */
export async function repairCache(): Promise<void> {
  const now = performance.now();
  if (now - lastTryAt < REPAIR_INTERVAL_MS) return;
  lastTryAt = now;
  // No network, say. The next missing file tries again.
  await fillPrecache().catch(() => {});
}
