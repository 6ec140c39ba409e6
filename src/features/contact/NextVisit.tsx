import { keepsOnlyAWeek } from '#lib/clears-after-a-week.ts';
import { saveReminder } from './save-reminder.ts';
import * as words from './words/next-visit.ts';

/** What the author has to do for a message that is not sent automatically. */
export function NextVisit() {
  return (
    <>
      <p>{words.goesAtNextVisit}</p>
      {keepsOnlyAWeek() && <p>{words.keptAWeek}</p>}
      <p>
        <button type="button" className="btn btn-text" onClick={saveReminder}>
          {words.remind}
        </button>
      </p>
    </>
  );
}
