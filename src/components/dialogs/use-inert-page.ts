import { useEffect } from 'react';
import { afterFrame } from '#lib/after-frame.ts';

/**
 * Puts the page out of reach while a dialog is over it: once the dialog is seen, since that styles the whole page
 * again, which takes a slow phone a tenth of a second.
 */
export function useInertPage(inert: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!page || !inert) return;
    let isOpen = true;
    afterFrame(() => {
      if (isOpen) page.inert = true;
    });
    return () => {
      isOpen = false;
      page.inert = false;
    };
  }, [inert]);
}
