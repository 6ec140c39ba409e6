import { Note } from '#components/Note.tsx';
import * as words from '#features/locker/words/rare-notices.ts';
import { forgetLostDocuments } from '#store/kept-documents.ts';
import { useLocker } from '#store/locker.ts';
import { LostList } from './LostList.tsx';

interface RareNoticesProps {
  /** Records of a newer version of the site. */
  newer: number;
  /** Documents that the browser took. */
  lost: number;
  /** Whether the browser keeps what is stored for a week only. */
  week: boolean;
}

/** What few visitors have to know. A default export, so that it can be loaded for them. */
export default function RareNotices({ newer, lost, week }: RareNoticesProps) {
  function dismiss(): void {
    // The button goes, and the focus must not go with it.
    document.getElementById('main')?.focus({ preventScroll: true });
    forgetLostDocuments();
    useLocker.setState({ lost: 0, lostDocuments: [] });
  }
  return (
    <>
      {lost > 0 && (
        <Note tone="danger" role="alert">
          <p>
            <span>{words.lost(lost)}</span>{' '}
            <button type="button" className="btn btn-text" onClick={dismiss}>
              {words.dismiss}
            </button>
          </p>
          <LostList />
        </Note>
      )}
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
