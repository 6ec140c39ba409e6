import { Icon } from '#components/Icon.tsx';
import { saveFile } from '#components/save-file.ts';
import type { Icon as IconName } from '#content/types/pictures.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { asText } from '#locker/as-text.ts';
import type { DocumentType, LockerDocument } from '#locker/document.ts';
import { textName } from '#locker/file-name.ts';

interface DocumentRowProps {
  document: LockerDocument;
  open: boolean;
  onView: () => void;
}

const ICONS: Record<DocumentType, IconName> = {
  Identity: 'id',
  License: 'car',
  Education: 'cap',
  Uploaded: 'doc',
};

/** Saves the text form of a document, which every one has. */
export const saveText = (document: LockerDocument) =>
  saveFile(textName(document.title), new Blob([asText(document)], { type: 'text/plain' }));

/** One document: what it is, and what can be done with it. */
export function DocumentRow({ document, open, onView }: DocumentRowProps) {
  const { title, type, issuedBy, issuedOn } = document;
  return (
    <>
      <div className="loop loop-sm">
        <Icon name={ICONS[type]} />
      </div>
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p className="doc__meta">
          {type}, {issuedBy}
          <br />
          {type === 'Uploaded' ? 'Added' : 'Issued'} {dayInWords(issuedOn)}
        </p>
      </div>
      <div className="doc__act">
        <button
          type="button"
          className={`btn btn-sm ${open ? 'btn-primary' : 'btn-outline-primary'}`}
          aria-pressed={open}
          onClick={onView}
        >
          View <bdi className="visually-hidden">{title}</bdi>
        </button>
        <button
          type="button"
          className="btn btn-sm btn-quiet btn-icon"
          onClick={() => saveText(document)}
        >
          <Icon name="download" />
          <span className="visually-hidden">
            Download <bdi>{title}</bdi>
          </span>
        </button>
      </div>
    </>
  );
}
