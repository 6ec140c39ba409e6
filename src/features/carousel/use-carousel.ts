import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useCalm } from '#store/calm.ts';
import { attachSlider } from './attach-slider.ts';
import { isPlaying, type RotationState, shouldRotate } from './rotation.ts';
import type { Slider } from './slider.ts';
import { useReducedMotion, useTabHidden } from './surroundings.ts';

/**
 * State of the carousel.
 *
 * @returns `view`, a ref for the element around the track; `active`, the index of the slide in view;
 *   `chosen`, that of the slide that a press asked for, until the visitor goes on; `playing`, what the pause button
 *   shows; and the handlers of the controls
 */
export function useCarousel() {
  const view = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(undefined);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const [choice, setChoice] = useState<RotationState['choice']>();
  const [focusInside, setFocusInside] = useState(false);
  const reducedMotion = useReducedMotion();
  const tabHidden = useTabHidden();
  const calm = useCalm((mode) => mode.calm);
  const state = { choice, reducedMotion, calm, tabHidden, focusInside };
  const playing = isPlaying(state);
  const rotating = shouldRotate(state);

  useEffect(() => {
    if (!view.current) return;
    const attached = attachSlider(view.current, setActive);
    slider.current = attached;
    return () => attached.remove();
  }, []);

  useEffect(() => slider.current?.rotate(rotating), [rotating]);

  return {
    view,
    active,
    chosen,
    playing,
    goTo(index: number) {
      setChosen(index);
      slider.current?.goTo(index);
    },
    togglePlaying() {
      setChoice(playing ? 'pause' : 'play');
      // A visitor who starts the slides by keyboard wants to see them move.
      setFocusInside(false);
    },
    // A tap or click leaves focus behind as well; only the keyboard's makes the slides rest. The heading, which has
    // the focus when a visitor comes from another page, is nothing to be pressed.
    onFocus: ({ target }: FocusEvent) => setFocusInside(target.matches(':focus-visible:not(h1)')),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return;
      setFocusInside(false);
      setChosen(undefined);
    },
  };
}
