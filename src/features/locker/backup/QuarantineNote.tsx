import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Note } from '#components/Note.tsx';
import { removeQuarantined } from '#core/locker/quarantine.ts';
import { documentCount } from '#features/locker/messages.ts';
import { report } from '#features/locker/session/session-actions.ts';
import { useLocker } from '#store/locker.ts';
import { saveQuarantined } from './save-quarantined.ts';

const ConfirmDialog = lazy(() => import('#components/ConfirmDialog.tsx'));

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
    removeQuarantined().then(() => setRemoved(true), report);
  }

  if (quarantined === 0 && !removed) return null;
  return (
    <div role="status" tabIndex={-1} ref={note}>
      {quarantined > 0 ? (
        <Note tone="danger">
          <p>
            {documentCount(quarantined)} could not be read and {quarantined === 1 ? 'was' : 'were'}{' '}
            set aside. The others are not affected.{' '}
            <button
              type="button"
              className="btn btn-text"
              onClick={() => void saveQuarantined().then(setSaved)}
            >
              Save a copy
            </button>{' '}
            <button type="button" className="btn btn-text" onClick={() => setAsks(true)}>
              Remove
            </button>
          </p>
          {saved && <p>{saved}</p>}
        </Note>
      ) : (
        <Note tone="success">
          <p>What could not be read is removed.</p>
        </Note>
      )}
      {asks && (
        <Suspense>
          <ConfirmDialog
            heading="Remove what could not be read?"
            text={`This removes ${documentCount(quarantined)} from this device, with all that is left of the files, for good. Save a copy first if you may need it.`}
            confirm="Remove for good"
            onConfirm={remove}
            onCancel={() => setAsks(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
