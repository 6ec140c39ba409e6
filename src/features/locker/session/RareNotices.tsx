import { Note } from '#components/Note.tsx';
import { documentCount } from '#features/locker/messages.ts';

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
          <p>
            {documentCount(newer)} {newer === 1 ? 'was' : 'were'} written by a newer version of this
            site and {newer === 1 ? 'is' : 'are'} not shown. Reload the page to get that version.
          </p>
        </Note>
      )}
      {week && (
        <Note tone="wait">
          <p>
            Safari may remove what websites keep after seven days without a visit. Add this site to
            the home screen to keep your documents: Share, then Add to Home Screen.
          </p>
        </Note>
      )}
    </>
  );
}
