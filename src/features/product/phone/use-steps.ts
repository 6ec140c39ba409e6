import { useEffect, useRef, useState } from 'react';
import { useCalm } from '#store/calm.ts';

/** How much of the picture is in view when it starts. */
const SEEN_SHARE = 0.6;

const STEP_MS = 1250;

/**
 * Which of `count` steps is shown. Once the element of `picture` is in view it goes through them, one time,
 * and rests at the last; a choice stops it for good. It never starts in calm mode or with reduced motion.
 */
export function useSteps(count: number) {
  const picture = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const started = useRef(false);
  // The first screen does not move; all others slide in.
  const [shown, setShown] = useState({ at: 0, slides: false });
  const calm = useCalm((mode) => mode.calm);

  useEffect(() => {
    const element = picture.current;
    if (!element || calm || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const show = (at: number) => setShown({ at, slides: true });
    const start = () => {
      started.current = true;
      let next = 1;
      timer.current = setInterval(() => {
        show(next);
        next += 1;
        if (next === count) clearInterval(timer.current);
      }, STEP_MS);
    };
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!started.current && entry && entry.intersectionRatio >= SEEN_SHARE) start();
      },
      { threshold: SEEN_SHARE },
    );
    seen.observe(element);
    return () => {
      seen.disconnect();
      clearInterval(timer.current);
    };
  }, [calm, count]);

  const choose = (step: number) => {
    started.current = true;
    clearInterval(timer.current);
    setShown({ at: step, slides: true });
  };

  return { picture, ...shown, choose };
}
