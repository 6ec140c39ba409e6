import { isReachable } from '#core/network/reachability.ts';
import { afterPaint } from './after-paint.ts';
import { isTimeToFetch } from './refused.ts';
import { repairCache } from './repair-cache.ts';

/**
 * Fetches optional files that are missing, beside a navigation and after its paint, where it is time and there is a
 * network. Never rejects.
 */
export async function fetchRefused(): Promise<void> {
  await afterPaint();
  if ((await isTimeToFetch()) && (await isReachable())) await repairCache();
}
