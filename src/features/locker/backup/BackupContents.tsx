import { useEffect, useRef } from 'react';
import { shownIssuer, shownTitle } from '#core/locker/as-shown.ts';
import type { BackedUpDocument, BackupContents as Contents } from '#core/locker/backup/contents.ts';
import { MAX_LISTED } from '#features/locker/limits.ts';
import { TrueName } from '#features/locker/TrueName.tsx';
import * as words from '#features/locker/words/backup-status.tsx';
import { bytesInWords } from '#lib/bytes-in-words.ts';

interface BackupContentsProps {
  contents: Contents;
  onAdd: () => void;
  onCancel: () => void;
}

/** What is in a backup, before anything of it is added. */
export function BackupContents({ contents, onAdd, onCancel }: BackupContentsProps) {
  const { documents, texts } = contents;
  const [kind] = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rest = documents.length - MAX_LISTED;
  return (
    <section className="backup-contents" aria-labelledby="backup-contents">
      <h3 className="h5" id="backup-contents" tabIndex={-1} ref={heading}>
        {words.inThisBackup}
      </h3>
      <p>{inWords(contents)}</p>
      {kind && <p>{words.holdsTexts[texts.length > 1 ? 'both' : kind]}</p>}
      <p>{words.issuersUnchecked}</p>
      {documents.length > 0 && (
        <section
          className="backup-contents__list"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
          tabIndex={0}
          aria-label={words.documentsInThisBackup}
        >
          <ul>
            {documents.slice(0, MAX_LISTED).map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an id may come twice, and the list never changes.
              <li key={index}>
                <Line {...one} />
              </li>
            ))}
            {rest > 0 && <li>{words.andMore(rest.toLocaleString('en-IN'))}</li>}
          </ul>
        </section>
      )}
      <div className="form-actions">
        {documents.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={onAdd}>
            {words.addToLocker}
          </button>
        )}
        <button type="button" className="btn btn-outline-primary" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </section>
  );
}

function Line({ document, isHere }: BackedUpDocument) {
  const { file } = document;
  const issuer = <bdi>{shownIssuer(document)}</bdi>;
  return (
    <>
      <b>
        <bdi>{shownTitle(document)}</bdi>
      </b>
      <span className="doc__meta">
        {file
          ? words.withFile(<TrueName name={file.name} />, bytesInWords(file.bytes), issuer)
          : words.withoutFile(issuer)}
        <span>{` ${isHere ? words.isHere : words.isNew}`}</span>
      </span>
    </>
  );
}

function inWords({ documents, bytes, here, unreadable }: Contents): string {
  const fresh = documents.length - here;
  const sentences = [
    words.contents(documents.length, bytesInWords(bytes), fresh, here),
    unreadable > 0 && words.unreadable(unreadable),
  ];
  return sentences.filter(Boolean).join(' ');
}
