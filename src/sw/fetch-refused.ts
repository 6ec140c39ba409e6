import { isReachable } from '#core/network/reachability.ts';
import { afterPaint } from './after-paint.ts';
import { filling } from './cache-lock.ts';
import { restorePrecache } from './precache.ts';
import { isTimeToFetch } from './refused.ts';

let isUnderWay = false;

/**
 * Fetches optional files that are missing, during a navigation and after its paint, where it is time and there is a
 * network. Never rejects.
 */
export async function fetchRefused(): Promise<void> {
  await afterPaint();
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    if ((await isTimeToFetch()) && (await isReachable())) await filling(restorePrecache);
  } catch {
    // No storage, say. The next navigation tries again.
  } finally {
    isUnderWay = false;
  }
}
