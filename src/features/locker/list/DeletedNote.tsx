import { useEffect, useRef } from 'react';
import { Note } from '#components/Note.tsx';
import { shownTitle } from '#core/locker/as-shown.ts';
import * as words from '#features/locker/words/list.tsx';
import { useLocker } from '#store/locker.ts';
import { useDeleted } from '#store/locker-deletions.ts';
import { endUndo, undoDelete } from './deletion.ts';

/** Says what was deleted, and gives it back while that is possible. */
export function DeletedNote() {
  const deleted = useDeleted(({ documents }) => documents);
  const present = useLocker((view) => view.present);
  // What needed their room has removed others for good.
  const documents = deleted.filter(({ id }) => present.has(id));
  const [last] = documents;
  const undo = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone with its document; later the note goes with the focus in it.
  useEffect(() => {
    const button = undo.current;
    if (!last || !button) return undefined;
    button.focus();
    return () => {
      if (!button.isConnected && document.activeElement === document.body) note.current?.focus();
    };
  }, [last]);

  return (
    <div role="status" aria-atomic={false} tabIndex={-1} ref={note}>
      {last && (
        <Note tone="wait">
          {documents.map((document) => (
            <p key={document.id}>
              {words.wasDeleted(<bdi id={`deleted-${document.id}`}>{shownTitle(document)}</bdi>)}{' '}
              <button
                type="button"
                className="btn btn-text"
                aria-describedby={`deleted-${document.id}`}
                ref={document === last ? undo : undefined}
                onClick={() => {
                  // It goes with its paragraph.
                  note.current?.focus();
                  void undoDelete(document);
                }}
              >
                {words.undo}
              </button>
            </p>
          ))}
          <p>
            {words.undoUntil}{' '}
            <button
              type="button"
              className="btn btn-text"
              onClick={() => {
                note.current?.focus();
                void endUndo();
              }}
            >
              {words.deleteForGood}
            </button>
          </p>
        </Note>
      )}
    </div>
  );
}
