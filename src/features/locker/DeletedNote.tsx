import { useEffect, useRef } from 'react';
import { Note } from '#components/Note.tsx';
import { undoDelete, useDeleted } from './deletion.ts';

/** Says what was deleted, and gives it back while that is possible. */
export function DeletedNote() {
  const document = useDeleted((deleted) => deleted.document);
  const undo = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone with its document; later the note goes with the focus in it.
  useEffect(() => {
    const button = undo.current;
    if (!document || !button) return undefined;
    button.focus();
    return () => {
      if (!button.isConnected && globalThis.document.activeElement === globalThis.document.body)
        note.current?.focus();
    };
  }, [document]);

  return (
    <div role="status" tabIndex={-1} ref={note}>
      {document && (
        <Note tone="wait">
          <p>
            <bdi>{document.title}</bdi> was deleted.{' '}
            <button
              type="button"
              className="btn btn-text"
              ref={undo}
              onClick={() => void undoDelete()}
            >
              Undo
            </button>
          </p>
        </Note>
      )}
    </div>
  );
}
