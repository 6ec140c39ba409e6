import { useEffect, useRef } from 'react';
import type { BackedUpDocument, BackupContents as Contents } from '#core/locker/backup/contents.ts';
import type { TextKind } from '#core/locker/backup/text-files.ts';
import { MAX_LISTED } from '#features/locker/limits.ts';
import { documentCount } from '#features/locker/messages.ts';
import { TrueName } from '#features/locker/TrueName.tsx';
import { bytesInWords } from '#lib/bytes-in-words.ts';

const TEXTS: Readonly<Record<TextKind, string>> = {
  messages: 'waiting messages',
  drafts: 'drafts',
};

interface BackupContentsProps {
  contents: Contents;
  onAdd: () => void;
  onCancel: () => void;
}

/** What is in a backup, before anything of it is added. */
export function BackupContents({ contents, onAdd, onCancel }: BackupContentsProps) {
  const { documents, texts } = contents;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rest = documents.length - MAX_LISTED;
  return (
    <section className="backup-contents" aria-labelledby="backup-contents">
      <h3 className="h5" id="backup-contents" tabIndex={-1} ref={heading}>
        In this backup
      </h3>
      <p>{inWords(contents)}</p>
      {texts.length > 0 && (
        <p>
          It holds {texts.map((kind) => TEXTS[kind]).join(' and ')} too, as text. They stay in the
          file, so that nothing is sent twice; open it with another program to read them.
        </p>
      )}
      <p>Issuers are as this backup names them; nobody has checked.</p>
      {documents.length > 0 && (
        <section
          className="backup-contents__list"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
          tabIndex={0}
          aria-label="Documents in this backup"
        >
          <ul>
            {documents.slice(0, MAX_LISTED).map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an id may come twice, and the list never changes.
              <li key={index}>
                <Line {...one} />
              </li>
            ))}
            {rest > 0 && <li>and {rest.toLocaleString('en-IN')} more.</li>}
          </ul>
        </section>
      )}
      <div className="form-actions">
        {documents.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={onAdd}>
            Add to the locker
          </button>
        )}
        <button type="button" className="btn btn-outline-primary" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </section>
  );
}

function Line({ document: { title, issuedBy, file }, isHere }: BackedUpDocument) {
  return (
    <>
      <b>
        <bdi>{title}</bdi>
      </b>
      <span className="doc__meta">
        {file ? (
          <>
            <TrueName name={file.name} />, {bytesInWords(file.bytes)},
          </>
        ) : (
          'without a file,'
        )}{' '}
        issuer: <bdi>{issuedBy || 'none'}</bdi>. {isHere ? 'Here already.' : 'New.'}
      </span>
    </>
  );
}

function inWords({ documents, bytes, here, unreadable }: Contents): string {
  const fresh = documents.length - here;
  const sentences = [
    `${documentCount(documents.length)}, ${bytesInWords(bytes)}:`,
    `${fresh.toLocaleString('en-IN')} would be new, ${here.toLocaleString('en-IN')} ${here === 1 ? 'is' : 'are'} here already.`,
    unreadable > 0 && `${documentCount(unreadable)} in it cannot be read.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
