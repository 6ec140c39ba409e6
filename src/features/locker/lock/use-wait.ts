import { useEffect, useRef, useState } from 'react';

/** After the first wrong passphrase, in seconds; each further one doubles it, up to the longest. */
const FIRST_WAIT_SECONDS = 1;
const LONGEST_WAIT_SECONDS = 32;

/** Slows down guessing by hand. It cannot slow an attack on a copy of the disk; only a long passphrase can. */
export function useWait(): { waits: boolean; seconds: number; wait: () => void } {
  const [waits, setWaits] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const next = useRef(FIRST_WAIT_SECONDS);

  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setWaits(false), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [waits, seconds]);

  function wait(): void {
    setSeconds(next.current);
    setWaits(true);
    next.current = Math.min(next.current * 2, LONGEST_WAIT_SECONDS);
  }
  return { waits, seconds, wait };
}
