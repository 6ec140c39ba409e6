import { useEffect, useRef } from 'react';

/**
 * The year. The served page has the one it was built in, which may be over; React leaves a text that
 * differs as it is, so it is corrected afterwards.
 */
export function CurrentYear() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = thisYear();
  }, []);
  return (
    <span ref={place} suppressHydrationWarning>
      {thisYear()}
    </span>
  );
}

const thisYear = () => String(new Date().getFullYear());
