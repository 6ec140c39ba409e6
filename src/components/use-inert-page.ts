import { useEffect } from 'react';

/** Puts the page out of reach while a dialog stands over it. */
export function useInertPage(inert: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!page || !inert) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [inert]);
}
