import { type Ref, useId } from 'react';
import type { Elements } from '#components/elements.ts';
import { Icon } from '#components/Icon.tsx';
import { shownIssuer, shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { saveText } from '#features/locker/list/DocumentRow.tsx';
import { TrueName } from '#features/locker/TrueName.tsx';
import * as documents from '#features/locker/words/document.ts';
import * as words from '#features/locker/words/preview.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { FilePreview } from './FilePreview.tsx';
import { OriginalActions } from './OriginalActions.tsx';
import { ShareLink } from './ShareLink.tsx';
import { useFile } from './use-file.ts';

interface PreviewPanelProps {
  document: LockerDocument;
  /** The heading, which gets the focus when the panel is opened. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What else can be done with the document. */
  children?: Elements;
}

/** One document, opened. */
export default function PreviewPanel({ document, headingRef, children }: PreviewPanelProps) {
  const titleId = useId();
  const opened = useFile(document);
  const { type, issuedOn, source, file, fileFrom } = document;
  return (
    <section className="panel preview" aria-labelledby={titleId}>
      <div className="preview__art">
        <FilePreview document={document} opened={opened} />
      </div>
      <div className="preview__body">
        <h2 id={titleId} tabIndex={-1} ref={headingRef}>
          <bdi translate={document.title === undefined ? undefined : 'no'}>
            {shownTitle(document)}
          </bdi>
        </h2>
        <dl className="kv">
          <dt>{words.type}</dt>
          <dd>{documents.types[type]}</dd>
          <dt>{words.issuedBy}</dt>
          <dd>{shownIssuer(document)}</dd>
          <dt>{file ? words.addedOn : words.issuedOn}</dt>
          <dd>{dayInWords(issuedOn)}</dd>
          {(source === 'backup' || fileFrom) && (
            <>
              <dt>{words.source}</dt>
              {source === 'backup' && <dd>{documents.imported}</dd>}
              {fileFrom && (
                <dd>
                  {documents.fileFromBackup(fileFrom.madeOn ? dayInWords(fileFrom.madeOn) : '')}
                </dd>
              )}
            </>
          )}
          {file && (
            <>
              <dt>{words.file}</dt>
              <dd>
                <TrueName name={file.name} />
                <span>{`, ${bytesInWords(file.bytes)}`}</span>
              </dd>
            </>
          )}
        </dl>
        <div className="preview__cta">
          <button type="button" className="btn btn-primary" onClick={() => saveText(document)}>
            <Icon name="download" />
            {documents.download}
          </button>
          <ShareLink id={document.id} />
          {file && opened?.status === 'open' && (
            <OriginalActions file={file} bytes={opened.bytes} />
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
