import { STORAGE_PREFIX } from '#content/site.ts';
import { delay } from '#lib/delay.ts';
import { REQUEST_INTERVAL_MS } from './limits.ts';

const LOCK = `${STORAGE_PREFIX}-geocoder`;

let before: Promise<unknown> = Promise.resolve();

/**
 * Sends a request when it is its turn: one at a time, at least a second after the end of the one
 * before (on a slow network a request arrives long after it began), in all tabs of this device
 * together. One that is no longer wanted when its turn comes is not sent. The rate is a device's, not
 * that of all visitors: a busy site needs a geocoder of its own.
 *
 * @returns what `request` returned; rejects as it does, or if `signal` aborts first
 */
export function withRateLimit<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    const turn = async () => {
      if (signal.aborted) return;
      await request().then(resolve, reject);
      await delay(REQUEST_INTERVAL_MS);
    };
    before = before.then(() => alone(turn)).catch(reject);
  });
}

// A browser without Web Locks, or one that refuses them with all site data, has this tab's order only.
async function alone(turn: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return turn();
  let begun = false;
  const once = () => {
    begun = true;
    return turn();
  };
  await navigator.locks.request(LOCK, once).catch(() => (begun ? undefined : turn()));
}
