import { useEffect } from 'react';

/** Opens what a view has folded while it is printed: older browsers leave it out. The others do it by their styles. */
export function useOpenInPrint(folded: string): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>(`${folded}:not([open])`)];
      for (const each of opened) each.open = true;
    };
    const shut = () => {
      for (const each of opened) each.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', shut);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', shut);
    };
  }, [folded]);
}
