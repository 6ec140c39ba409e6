import { SEND_LOCK } from '#core/contract.ts';

/**
 * Runs `work` while nobody else on this device sends.
 *
 * @param waitMs how long to wait for the lock; 0 asks only whether it is free
 * @returns what `work` returned, or `'busy'` if the lock was not to be had
 */
export async function withSendLock<T>(waitMs: number, work: () => Promise<T>): Promise<T | 'busy'> {
  // Without Web Locks storage is blocked too, and then no other tab can see our messages.
  if (!('locks' in navigator)) return work();
  if (waitMs === 0)
    return navigator.locks.request(SEND_LOCK, { ifAvailable: true }, async (lock) =>
      lock ? work() : 'busy',
    );
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), waitMs);
  try {
    return await navigator.locks.request(SEND_LOCK, { signal: abort.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if ((error as DOMException).name === 'AbortError') return 'busy';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
