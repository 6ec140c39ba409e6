import { useEffect, useRef, useState } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import { Note } from '#components/Note.tsx';
import { report } from '#features/locker/session/session-actions.ts';
import * as words from '#features/locker/words/quarantine.ts';
import { useLocker } from '#store/locker.ts';
import { lockerActions } from '#store/locker-actions.ts';
import { saveQuarantined } from './save-quarantined.ts';

const ConfirmDialog = laterComponent(() => import('#components/dialogs/ConfirmDialog.tsx'));

/**
 * Says how many documents could not be read, gives what there is of them, and removes them if asked. A
 * default export, so that it can be loaded where there are some.
 */
export default function QuarantineNote() {
  const quarantined = useLocker((view) => view.quarantined);
  const [saved, setSaved] = useState('');
  const [asks, setAsks] = useState(false);
  const [removed, setRemoved] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => void (removed && note.current?.focus()), [removed]);

  function remove(): void {
    setAsks(false);
    lockerActions.removeQuarantined().then(() => setRemoved(true), report);
  }

  if (quarantined === 0 && !removed) return null;
  return (
    <div role="status" tabIndex={-1} ref={note}>
      {quarantined > 0 ? (
        <Note tone="danger">
          <p>
            <span>{words.quarantined(quarantined)}</span>{' '}
            <button
              type="button"
              className="btn btn-text"
              onClick={() => void saveQuarantined().then(setSaved)}
            >
              {words.saveCopy}
            </button>{' '}
            <button type="button" className="btn btn-text" onClick={() => setAsks(true)}>
              {words.remove}
            </button>
          </p>
          {saved && <p>{saved}</p>}
        </Note>
      ) : (
        <Note tone="success">
          <p>{words.removed}</p>
        </Note>
      )}
      {asks && (
        <ConfirmDialog
          heading={words.removeHeading}
          text={words.removes(quarantined)}
          confirm={words.removeForGood}
          onConfirm={remove}
          onCancel={() => setAsks(false)}
        />
      )}
    </div>
  );
}
