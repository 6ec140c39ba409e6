import { useEffect, useState } from 'react';
import { Link } from '#components/Link.tsx';
import { laterComponent } from '#components/later/later-component.tsx';
import { wakeWorker } from '#core/outbox/wake-worker.ts';
import * as form from './words/form.tsx';
import * as words from './words/queued.tsx';

/** It is loaded with the form, while there may still be a network. */
export const NextVisit = laterComponent(() => import('./NextVisit.tsx'), { when: 'page' });

/** What becomes of a message that was saved: no more than this browser does. */
export function Queued() {
  const [goesByItself, setGoesByItself] = useState<boolean>();
  useEffect(() => {
    let left = false;
    void wakeWorker().then((answer) => left || setGoesByItself(answer));
    return () => {
      left = true;
    };
  }, []);
  return (
    <>
      <p>{words.onDevice(<Link to="/outbox">{form.outboxLink}</Link>)}</p>
      {goesByItself === true && <p>{words.goesByItself}</p>}
      {goesByItself === false && <NextVisit />}
    </>
  );
}
