import { useEffect, useRef, useState } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import * as words from '#features/locker/words/lock.ts';
import { useLocker } from '#store/locker.ts';

const LockSettings = laterComponent(() => import('./LockSettings.tsx'));
const NewLock = laterComponent(() => import('./NewLock.tsx'));

/** Links lead here by this name. */
const ID = 'lock-title';

/**
 * The lock of the locker: off, or on. A default export, so that it can be loaded after the list; what sets a
 * lock and runs it is loaded when it is asked for.
 */
export default function LockPanel() {
  const isOn = useLocker(({ lock }) => lock === 'on');
  const [asked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOn = useRef(isOn);
  // It is loaded after the page that the link led to: by then the focus is on the page's heading.
  useEffect(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === body || activeElement?.tagName === 'H1';
    if (location.hash === `#${ID}` && isFree) heading.current?.focus();
  }, []);
  // The form that was sent goes, with the focus in it: at once, or when what takes its place is loaded.
  useEffect(() => {
    if (wasOn.current === isOn) return;
    wasOn.current = isOn;
    setAsked(false);
    const { activeElement, body } = document;
    if (activeElement === body || heading.current?.parentElement?.contains(activeElement))
      heading.current?.focus();
  }, [isOn]);
  const leave = () => {
    setAsked(false);
    heading.current?.focus();
  };
  return (
    <section className="panel form-card locker-backup" aria-labelledby={ID}>
      <h2 className="h4" id={ID} tabIndex={-1} ref={heading}>
        {isOn ? words.on : words.off}
      </h2>
      {isOn ? (
        <LockSettings onLeave={leave} />
      ) : asked ? (
        <NewLock onLeave={leave} />
      ) : (
        <>
          <p>{words.why}</p>
          <button type="button" className="btn btn-outline-primary" onClick={() => setAsked(true)}>
            {words.setPassphrase}
          </button>
        </>
      )}
    </section>
  );
}
