import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDemo } from '#store/demo.ts';
import { resumeDemo, showStep } from '#store/demo-steps.ts';

/** The position in the demo, and the steps from there. */
export function useSteps() {
  const { steps, at, shown } = useDemo();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(resumeDemo, []);

  // A tool that was reached by a link or by the browser's own Back counts as well.
  useEffect(() => {
    const { steps, at } = useDemo.getState();
    const here = steps.findIndex(({ to }) => pathOf(to) === pathname);
    if (here >= 0 && at < steps.length) showStep(here);
  }, [pathname]);

  /** Shows the tool at a position; after the last one comes the end, which has no page. */
  function go(place: number): void {
    if (place < 0 || place > steps.length) return;
    showStep(place);
    const step = steps[place];
    if (step) navigate(step.to);
  }

  // The investor demo is left by signing out, also where somebody had signed in before.
  const isFilled = shown === pathname || pathname === '/investors';
  return { steps, at, pathname, isFilled, go };
}

const pathOf = (to: string): string => to.split('#', 1)[0] ?? to;
