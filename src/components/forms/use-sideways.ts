import { type TouchEvent, useRef } from 'react';

/** As far as a finger trembles, in pixels. */
const TREMBLE_PX = 6;

interface Drag {
  x: number;
  y: number;
  text: string;
  /** Unknown until the finger has moved further than it trembles. */
  isSideways?: boolean;
}

/**
 * Tells a finger that slides from one that scrolls the page and happened to begin on the slider, whose value a browser
 * changes all the same.
 *
 * @param text what is in the field now
 * @param putBack gets what was in it when the finger touched the slider
 */
export function useSideways(text: string, putBack: (text: string) => void) {
  const drag = useRef<Drag>(undefined);

  function onTouchStart({ touches }: TouchEvent): void {
    const finger = touches[0];
    drag.current = finger && { x: finger.clientX, y: finger.clientY, text };
  }

  function onTouchMove({ touches }: TouchEvent): void {
    const now = drag.current;
    const finger = touches[0];
    if (!now || !finger || now.isSideways !== undefined) return;
    const [across, down] = [Math.abs(finger.clientX - now.x), Math.abs(finger.clientY - now.y)];
    if (Math.max(across, down) < TREMBLE_PX) return;
    now.isSideways = across >= down;
    if (!now.isSideways) putBack(now.text);
  }

  const end = () => {
    drag.current = undefined;
  };
  return {
    /** Whether what the slider says now is the finger of somebody who scrolls. */
    isScrolling: () => drag.current?.isSideways === false,
    touch: { onTouchStart, onTouchMove, onTouchEnd: end, onTouchCancel: end },
  };
}
