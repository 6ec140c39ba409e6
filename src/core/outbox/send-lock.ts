import { SEND_LOCK } from '#core/contract.ts';

/**
 * Runs `work` while nobody else on this device sends.
 *
 * @param waitMs how long to wait for the lock; 0 asks only whether it is free, `'steal'` takes it from its holder
 * @returns what `work` returned, or `'busy'` if the lock was not to be had, or was taken while `work` goes on
 */
export async function withSendLock<T>(
  waitMs: number | 'steal',
  work: () => Promise<T>,
): Promise<T | 'busy'> {
  // Without Web Locks storage is blocked too, and then no other tab can see our messages.
  if (!('locks' in navigator)) return work();
  const abort = new AbortController();
  const timer = waitMs === 'steal' ? undefined : setTimeout(() => abort.abort(), waitMs);
  let done: Promise<T> | undefined;
  let hasEnded = false;
  try {
    return await navigator.locks.request(SEND_LOCK, optionsFor(waitMs, abort.signal), (lock) => {
      clearTimeout(timer);
      if (!lock) return 'busy';
      done = work().finally(() => {
        hasEnded = true;
      });
      return done;
    });
  } catch (error) {
    if (done) return hasEnded ? done : 'busy';
    if ((error as DOMException).name === 'AbortError') return 'busy';
    // Blocked together with storage.
    return work();
  } finally {
    clearTimeout(timer);
  }
}

const optionsFor = (waitMs: number | 'steal', signal: AbortSignal): LockOptions => {
  if (waitMs === 'steal') return { steal: true };
  return waitMs > 0 ? { signal } : { ifAvailable: true };
};
