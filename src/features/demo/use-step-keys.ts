import { useEffect } from 'react';
import { forward } from '#lib/forward.ts';

/** In a text these keys move by a word. */
const TEXT = 'input, textarea, select, [contenteditable]';

/** Alt and an arrow go one tool back or on. `go` gets -1 or 1. */
export function useStepKeys(go: (by: -1 | 1) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -forward(), ArrowRight: forward() }[event.key] as -1 | 1 | undefined;
      const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
      if (!by || !altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.matches(TEXT)) return;
      // Else the browser would go through its history as well.
      event.preventDefault();
      go(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
