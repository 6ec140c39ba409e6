import { useEffect, useState } from 'react';
import { Link } from '#components/Link.tsx';
import { sayMissing } from '#components/later/say-missing.ts';
import { wakeWorker } from '#core/outbox/wake-worker.ts';
import { keepsOnlyAWeek } from '#lib/clears-after-a-week.ts';
import { later } from '#lib/later.ts';
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
              onClick={() =>
                void reminder.load().then(({ saveReminder }) => saveReminder(), sayMissing)
              }
            >
              {words.remind}
            </button>
          </p>
        </>
      )}
    </>
  );
}

/** What the button needs. It is loaded with the form, while there may still be a network. */
export const reminder = later(() => import('./save-reminder.ts'), { when: 'page' });
