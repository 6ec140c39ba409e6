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
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), waitMs);
  const options = waitMs > 0 ? { signal: abort.signal } : ({ ifAvailable: true } as const);
  let isHeld = false;
  try {
    return await navigator.locks.request(SEND_LOCK, options, (lock) => {
      clearTimeout(timer);
      if (!lock) return 'busy';
      isHeld = true;
      return work();
    });
  } catch (error) {
    const { name } = error as DOMException;
    if (isHeld) throw error;
    if (name === 'AbortError') return 'busy';
    // Blocked together with storage.
    return work();
  } finally {
    clearTimeout(timer);
  }
}
