import { useEffect, useState } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import { Note } from '#components/Note.tsx';
import { REFUSED } from '#features/locker/messages.ts';
import { useRefused } from '#features/locker/tray/use-refused.ts';
import * as words from '#features/locker/words/notices.ts';
import { keepsOnlyAWeek } from '#lib/clears-after-a-week.ts';
import { useLocker } from '#store/locker.ts';

const QuarantineNote = laterComponent(() => import('#features/locker/backup/QuarantineNote.tsx'));
const RareNotices = laterComponent(() => import('./RareNotices.tsx'));

/** What the visitor should know of the locker before using it. */
export function LockerNotices() {
  const { problem, inMemory, waiting, quarantined, newer, lost, user, documents } = useLocker();
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
          <p>{words.inMemory}</p>
        </Note>
      )}
      {problem && <Alert text={words.failed(REFUSED[problem])} />}
      {refused && <Alert text={refused} />}
      {waiting.length > 0 && !user && (
        <Note tone="wait" role="status">
          <p>{words.waiting(waiting.length)}</p>
        </Note>
      )}
      {hadQuarantined && <QuarantineNote />}
      {(newer > 0 || lost > 0 || week) && <RareNotices newer={newer} lost={lost} week={week} />}
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
