import { MAX_REMEMBERED } from './limits.ts';
import type { Point } from './point.ts';
import { withRateLimit } from './rate-limit.ts';
import { requestAddress } from './request-address.ts';

/** Recent results, oldest first. In memory alone: a position is never stored. */
const remembered = new Map<string, string>();

/** The address of a point, from memory or from the geocoder under its rate limit. Rejects where there is none. */
export async function lookUp(point: Point, signal: AbortSignal): Promise<string> {
  const key = `${Number(point.latitude)},${Number(point.longitude)}`;
  const known = remembered.get(key);
  if (known) return known;
  const address = await withRateLimit(() => requestAddress(point, signal), signal);
  remembered.set(key, address);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MAX_REMEMBERED) break;
    remembered.delete(oldest);
  }
  return address;
}
