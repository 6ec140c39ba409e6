import { useEffect } from 'react';
import { Icon } from '#components/Icon.tsx';
import { leaveDemo, resetTool } from '#store/demo-steps.ts';
import { signOut } from '#store/investor.ts';
import { End } from './End.tsx';
import { useStepKeys } from './use-step-keys.ts';
import { useSteps } from './use-steps.ts';
import * as words from './words.ts';
import './stepper.scss';

/** Leads the demo from tool to tool. A default export, so that it can be loaded on demand. */
export default function Stepper() {
  const { steps, at, pathname, isFilled, go } = useSteps();
  const isEnd = at >= steps.length;
  useStepKeys((by) => go(at + by));

  const isRunning = steps.length > 0;

  // At the bottom of a phone's screen nothing may be hidden behind it.
  useEffect(() => {
    document.documentElement.classList.toggle('has-stepper', isRunning);
    return () => document.documentElement.classList.remove('has-stepper');
  }, [isRunning]);

  function reset(): void {
    // The investor demo keeps its sign-in, and nothing else.
    if (pathname === '/investors') signOut();
    resetTool(pathname);
  }

  if (!isRunning) return null;
  return (
    <section className="stepper" aria-label={words.demo}>
      <div className="container">
        <div className={`stepper__row${isEnd ? ' stepper__row--end' : ''}`}>
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-label={words.back}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            <Icon name="chevron-down" className="stepper__left" />
            <span className="stepper__word">{words.back}</span>
          </button>
          <p className="stepper__where" role="status">
            <b>{isEnd ? words.end(steps.length) : words.place(at + 1, steps.length)}</b>{' '}
            <small>{steps[at]?.title}</small>
          </p>
          {isEnd ? (
            <End onAgain={() => go(0)} />
          ) : (
            <>
              <button
                type="button"
                className="btn btn-outline-primary"
                aria-label={words.reset}
                disabled={!isFilled}
                onClick={reset}
              >
                <Icon name="refresh" />
                <span className="stepper__word">{words.reset}</span>
              </button>
              <button type="button" className="btn btn-primary" onClick={() => go(at + 1)}>
                {words.next}
                <Icon name="chevron-down" className="stepper__right" />
              </button>
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={words.leave}
                onClick={leaveDemo}
              >
                <Icon name="close" />
                <span className="stepper__word">{words.leave}</span>
              </button>
            </>
          )}
        </div>
        <div className="stepper__bar" aria-hidden="true">
          {steps.map(({ to }, place) => (
            <span key={to} className={place <= at ? 'is-on' : ''} />
          ))}
        </div>
      </div>
    </section>
  );
}
