import { useEffect, useState } from 'react';
import { Link } from '#components/Link.tsx';
import { wakeWorker } from '#core/outbox/wake-worker.ts';
import { Beside } from './beside-form.ts';
import * as form from './words/form.tsx';
import * as words from './words/queued.tsx';

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
      {goesByItself === false && <Beside what="nextVisit" />}
    </>
  );
}
