import { STORAGE_PREFIX } from '#facts/site.ts';
import { delay } from '#lib/delay.ts';
import { HOLDER_LIMIT_MS, REQUEST_INTERVAL_MS } from './limits.ts';

const LOCK = `${STORAGE_PREFIX}-geocoder`;

let previous: Promise<unknown> = Promise.resolve();

/**
 * Queues a request under the rate limit: one at a time, at least a second after the end of the one
 * before (on a slow network a request arrives long after it began), in all tabs of this device
 * together. One that is aborted while it is queued is not sent. The limit is a device's, not that of
 * all visitors: a busy site needs its own geocoder.
 *
 * @returns what `request` returned; rejects as it does, or if `signal` aborts first
 */
export function withRateLimit<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    const task = async () => {
      if (signal.aborted) return;
      await request().then(resolve, reject);
      await delay(REQUEST_INTERVAL_MS);
    };
    previous = previous.then(() => withLock(task)).catch(reject);
  });
}

// A browser without Web Locks, or one that refuses them with all site data, has this tab's queue only. A lock that is
// not given back, as that of a page that is gone is not in some browsers, is taken: it guards only the rate.
async function withLock(task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  let begun = false;
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), HOLDER_LIMIT_MS);
  const once = () => {
    clearTimeout(timer);
    begun = true;
    return task();
  };
  const begin = (options: LockOptions) =>
    navigator.locks.request(LOCK, options, once).catch((error) => {
      if (!begun) throw error;
    });
  await begin({ signal: wait.signal })
    .catch(() => (wait.signal.aborted ? begin({ steal: true }) : task()))
    .finally(() => clearTimeout(timer));
}
