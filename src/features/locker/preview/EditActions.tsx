import { type FormEvent, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { MAX_TITLE_CHARACTERS } from '#core/locker/limits.ts';
import { report } from '#features/locker/session/session-actions.ts';
import * as words from '#features/locker/words/edit.ts';
import { lockerActions } from '#store/locker-actions.ts';
import { useUnsavedWork } from '#store/unsaved-work.ts';

/** Renames and deletes a document. A default export, so that it can be loaded with the first one that is opened. */
export default function EditActions({
  document,
  onDelete,
}: {
  document: LockerDocument;
  onDelete: () => void;
}) {
  const [title, setTitle] = useState<string>();
  const rename = useRef<HTMLButtonElement>(null);
  useUnsavedWork(title !== undefined && title !== shownTitle(document));

  function close(): void {
    setTitle(undefined);
    // The field that had the focus is gone.
    requestAnimationFrame(() => rename.current?.focus());
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    // A title that stays is not written: the site's own would become the visitor's, in this language alone.
    if (title?.trim() && title !== shownTitle(document))
      void lockerActions.rename(document.id, title).catch(report);
    close();
  }

  if (title !== undefined)
    return (
      <form className="locker-rename" method="dialog" onSubmit={save}>
        <label>
          {words.newTitle}
          <input
            className="form-control"
            value={title}
            maxLength={MAX_TITLE_CHARACTERS}
            // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field.
            autoFocus
            onChange={({ target }) => setTitle(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          />
        </label>
        <div className="form-actions">
          <button type="submit" className="btn btn-sm btn-primary">
            {words.save}
          </button>
          <button type="button" className="btn btn-sm btn-outline-primary" onClick={close}>
            {words.cancel}
          </button>
        </div>
      </form>
    );
  return (
    <div className="locker-edit">
      <button
        type="button"
        className="btn btn-sm btn-quiet"
        ref={rename}
        onClick={() => setTitle(shownTitle(document))}
      >
        {words.rename}
      </button>
      <button type="button" className="btn btn-sm btn-quiet" onClick={onDelete}>
        <Icon name="trash" className="i-sm" />
        {words.remove}
      </button>
    </div>
  );
}
