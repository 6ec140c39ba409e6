import { lazy, Suspense, useEffect, useState } from 'react';
import { Note } from '#components/Note.tsx';
import { documentCount, REFUSED } from '#features/locker/messages.ts';
import { useRefused } from '#features/locker/tray/use-refused.ts';
import { useLocker } from '#store/locker.ts';
import { keepsOnlyAWeek } from './clears-after-a-week.ts';

const QuarantineNote = lazy(() => import('#features/locker/backup/QuarantineNote.tsx'));
const RareNotices = lazy(() => import('./RareNotices.tsx'));

/** What the visitor should know of the locker before using it. */
export function LockerNotices() {
  const { problem, inMemory, waiting, quarantined, newer, user, documents } = useLocker();
  const refused = useRefused();
  const [week, setWeek] = useState(false);
  const [hadQuarantined, setHadQuarantined] = useState(false);
  const holds = documents.some(({ file }) => file);
  // Also when there are none any more: the note says that they are removed.
  useEffect(() => setHadQuarantined((had) => had || quarantined > 0), [quarantined]);
  useEffect(() => setWeek(holds && keepsOnlyAWeek()), [holds]);
  return (
    <>
      {inMemory && (
        <Note tone="wait" role="status">
          <p>
            This browser does not let the site keep anything: the locker is gone when you close this
            page.
          </p>
        </Note>
      )}
      {problem && <Alert text={`That did not work. ${REFUSED[problem]}`} />}
      {refused && <Alert text={refused} />}
      {waiting.length > 0 && !user && (
        <Note tone="wait" role="status">
          <p>
            {documentCount(waiting.length)} {waiting.length === 1 ? 'waits' : 'wait'} for you on
            this device. Sign in to see {waiting.length === 1 ? 'it' : 'them'} in the list.
          </p>
        </Note>
      )}
      {hadQuarantined && (
        <Suspense>
          <QuarantineNote />
        </Suspense>
      )}
      {(newer > 0 || week) && (
        <Suspense>
          <RareNotices newer={newer} week={week} />
        </Suspense>
      )}
    </>
  );
}

function Alert({ text }: { text: string }) {
  return (
    <Note tone="danger" role="alert">
      <p>{text}</p>
    </Note>
  );
}
