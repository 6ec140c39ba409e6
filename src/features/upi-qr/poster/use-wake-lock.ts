import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while it is used, and again after the page was away. Says whether it does: some
 * browsers cannot, and a battery that runs low may end it.
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
      } catch {
        return;
      }
      if (isOver) {
        void lock.release();
        return;
      }
      lock.addEventListener('release', () => setHeld(false));
      setHeld(true);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);

  return isHeld;
}
