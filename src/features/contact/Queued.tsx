import { useEffect, useState } from 'react';
import { Link } from '#components/Link.tsx';
import { wakeWorker } from '#core/outbox/wake-worker.ts';
import { keepsOnlyAWeek } from '#lib/clears-after-a-week.ts';
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
      {goesByItself === false && (
        <>
          <p>{words.goesAtNextVisit}</p>
          {keepsOnlyAWeek() && <p>{words.keptAWeek}</p>}
          <p>
            <button
              type="button"
              className="btn btn-text"
              onClick={() => void loadReminder().then((saver) => saver.saveReminder())}
            >
              {words.remind}
            </button>
          </p>
        </>
      )}
    </>
  );
}

const loadReminder = () => import('./save-reminder.ts');

/** Loads what the button needs, while there may still be a network. */
export const prepareReminder = () => void loadReminder().catch(() => {});
