/// <reference lib="webworker" />
import { findEntry } from './manifest.ts';
import { fromPrecache, keep } from './precache.ts';
import { repairCache } from './repair-cache.ts';

/**
 * A listed file from the cache. One that is gone is fetched, checked and kept, and all others that are
 * missing with it. Undefined if it cannot be fetched.
 */
export async function serveFile(url: string, event: FetchEvent): Promise<Response | undefined> {
  const entry = findEntry(url);
  if (!entry) return undefined;
  const cached = await fromPrecache(entry);
  if (cached) return cached;
  const fetched = await keep(entry).catch(() => undefined);
  event.waitUntil(repairCache());
  return fetched;
}
