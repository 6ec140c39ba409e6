import { useEffect, useRef } from 'react';

/** Bootstrap's `lg`: from here on the wide menu is shown. */
const WIDE = '(min-width: 992px)';

/** Calls back when the window becomes wide enough for the wide menu. */
export function useWide(onWide: () => void): void {
  const latest = useRef(onWide);
  useEffect(() => {
    latest.current = onWide;
  });
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const check = () => wide.matches && latest.current();
    wide.addEventListener('change', check);
    return () => wide.removeEventListener('change', check);
  }, []);
}
