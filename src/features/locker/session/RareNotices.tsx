import { Note } from '#components/Note.tsx';
import * as words from '#content/en/words/locker/rare-notices.ts';

interface RareNoticesProps {
  /** Records of a newer version of the site. */
  newer: number;
  /** Whether the browser keeps what is stored for a week only. */
  week: boolean;
}

/** What few visitors have to know. A default export, so that it can be loaded for them. */
export default function RareNotices({ newer, week }: RareNoticesProps) {
  return (
    <>
      {newer > 0 && (
        <Note tone="wait" role="status">
          <p>{words.newer(newer)}</p>
        </Note>
      )}
      {week && (
        <Note tone="wait">
          <p>{words.keptAWeek}</p>
        </Note>
      )}
    </>
  );
}
