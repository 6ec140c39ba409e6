import { useEffect, useState } from 'react';
import type { Elements } from '#components/elements.ts';
import { Link } from '#components/Link.tsx';
import { laterComponent } from '#components/later/later-component.tsx';
import { Note } from '#components/Note.tsx';
import { onChange } from '#core/locker/channel.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { asLockerError } from '#core/locker/error.ts';
import { readDocument } from '#core/locker/read.ts';
import { REFUSED } from '#features/locker/messages.ts';
import { onReturn } from '#features/locker/session/on-return.ts';
import * as words from '#features/locker/words/shared-document.ts';
import { later } from '#lib/later.ts';
import { refusesSiteData } from '#store/refuses-site-data.ts';
import '#features/locker/tool.scss';

const PreviewPanel = laterComponent(() => import('./PreviewPanel.tsx'));

/** What a share link leads to on this device. `why`: it may be here, and cannot be shown. */
type Found = LockerDocument | 'reading' | 'elsewhere' | { why: string };

/**
 * The document of a share link where it lives on this device; else what is handed in, which stays unseen
 * until that is known. A document that is deleted in another tab goes from here too.
 */
export function SharedDocument({ id, elsewhere }: { id: string; elsewhere: Elements }) {
  const [shown, setShown] = useState<Found>('reading');
  useEffect(() => {
    let wanted = true;
    const show = (make: (shown: Found) => Found) => wanted && setShown(make);
    const read = () =>
      void lookFor(id.toLowerCase()).then(
        (found) => show(() => found),
        // A reading that fails says nothing against what is shown already.
        (error) =>
          show((shown) => (isDocument(shown) && !isLocked(error) ? shown : failure(error))),
      );
    read();
    const [unfollow, stay] = [onChange(read), onReturn(read)];
    return () => {
      wanted = false;
      unfollow();
      stay();
    };
  }, [id]);
  if (shown === 'elsewhere') return elsewhere;
  if (shown === 'reading') return <div className="locker-unknown">{elsewhere}</div>;
  if ('why' in shown)
    return (
      <Note tone="danger" role="alert">
        <p>
          <span>{shown.why}</span> <Link to="/digilocker">{words.openLocker}</Link>
        </p>
      </Note>
    );
  return (
    <div className="locker-shared">
      <PreviewPanel document={shown} />
    </div>
  );
}

const isLocked = (error: unknown) => asLockerError(error).reason === 'locked';

const isDocument = (shown: Found) => typeof shown === 'object' && 'id' in shown;

const keptDocuments = later(() => import('#store/kept-documents.ts'));

async function lookFor(id: string): Promise<Found> {
  const document = await readDocument(id);
  if (document === 'newer') return { why: REFUSED.newer };
  if (document === 'unreadable') return { why: words.unreadable };
  if (document) return document;
  const wasLost = await keptDocuments.load().then(
    (kept) => kept.wasLost(id),
    () => false,
  );
  return wasLost ? { why: words.lost } : 'elsewhere';
}

function failure(error: unknown): Found {
  const { reason } = asLockerError(error);
  // Where the site may keep nothing the document cannot be.
  return reason === 'blocked' || refusesSiteData() ? 'elsewhere' : { why: REFUSED[reason] };
}
