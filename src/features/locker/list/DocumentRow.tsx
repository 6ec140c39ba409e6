import { memo } from 'react';
import { Icon } from '#components/Icon.tsx';
import { saveFile } from '#components/save-file.ts';
import type { Icon as IconName } from '#copy/types/pictures.ts';
import { shownIssuer, shownTitle } from '#core/locker/as-shown.ts';
import { asText } from '#core/locker/as-text.ts';
import type { DocumentType, LockerDocument } from '#core/locker/document.ts';
import { textName } from '#core/locker/file-name.ts';
import * as words from '#features/locker/words/document.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { namesInFiles } from '#words/locker/names-in-files.ts';

interface DocumentRowProps {
  document: LockerDocument;
  open: boolean;
  onView: (id: string) => void;
}

const ICONS: Record<DocumentType, IconName> = {
  Identity: 'id',
  License: 'car',
  Education: 'cap',
  Uploaded: 'doc',
};

/** Saves the text form of a document, which every one has. */
export const saveText = (document: LockerDocument) =>
  saveFile(
    textName(shownTitle(document, namesInFiles)),
    new Blob([asText(document)], { type: 'text/plain' }),
  );

/** Class of the list item that holds a row. */
export const rowClass = (open: boolean): string => `doc${open ? ' is-open' : ''}`;

/** One document: what it is, and what can be done with it. */
export const DocumentRow = memo(({ document, open, onView }: DocumentRowProps) => {
  const { id, type, issuedOn, source, fileFrom } = document;
  const titleId = `title-${id}`;
  const issuer = `${words.types[type]}, ${shownIssuer(document)}`;
  const day = dayInWords(issuedOn);
  // A phone shows the first of both: of what was uploaded the day tells more.
  const [line, more] =
    type === 'Uploaded' ? [words.added(day), issuer] : [issuer, words.issued(day)];
  return (
    <>
      <div className="loop loop-sm">
        <Icon name={ICONS[type]} />
      </div>
      <div>
        <h3 id={titleId}>
          <bdi translate={document.title === undefined ? undefined : 'no'}>
            {shownTitle(document)}
          </bdi>
        </h3>
        <p className="doc__meta">
          <span>{line}</span>
          <span className="doc__more">{more}</span>
          {source === 'backup' && <span>{words.imported}</span>}
          {fileFrom && (
            <span>{words.fileFromBackup(fileFrom.madeOn ? dayInWords(fileFrom.madeOn) : '')}</span>
          )}
        </p>
      </div>
      <div className="doc__act">
        <button
          type="button"
          className={`btn btn-sm ${open ? 'btn-primary' : 'btn-outline-primary'}`}
          aria-pressed={open}
          aria-describedby={titleId}
          onClick={() => onView(id)}
        >
          {words.view}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-quiet btn-icon doc__save"
          aria-describedby={titleId}
          onClick={() => saveText(document)}
        >
          <Icon name="download" />
          <span>{words.download}</span>
        </button>
      </div>
    </>
  );
});
