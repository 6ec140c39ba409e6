import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '#components/Link.tsx';
import { Note } from '#components/Note.tsx';
import { onChange } from '#locker/channel.ts';
import type { LockerDocument } from '#locker/document.ts';
import { asLockerError } from '#locker/error.ts';
import { readDocument } from '#locker/read.ts';
import { REFUSED } from './in-words.ts';
import { onReturn } from './on-return.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import './tool.scss';

/** What a share link leads to on this device. `why`: it may be here, and cannot be shown. */
type Found = LockerDocument | 'reading' | 'elsewhere' | { why: string };

/**
 * The document of a share link where it lives on this device; else what is handed in, which stays unseen
 * until that is known. A document that is deleted in another tab goes from here too.
 */
export function SharedDocument({ id, elsewhere }: { id: string; elsewhere: ReactNode }) {
  const [found, setFound] = useState<Found>('reading');
  useEffect(() => {
    let wanted = true;
    const read = () => void find(id.toLowerCase()).then((now) => wanted && setFound(now));
    read();
    const [unfollow, stay] = [onChange(read), onReturn(read)];
    return () => {
      wanted = false;
      unfollow();
      stay();
    };
  }, [id]);
  if (found === 'elsewhere') return elsewhere;
  if (found === 'reading') return <div className="locker-unknown">{elsewhere}</div>;
  if ('why' in found)
    return (
      <Note tone="danger" role="alert">
        <p>
          {found.why} <Link to="/digilocker">Open the locker</Link>
        </p>
      </Note>
    );
  return (
    <div className="locker-shared">
      <PreviewPanel document={found} />
    </div>
  );
}

async function find(id: string): Promise<Found> {
  try {
    const document = (await readDocument(id)) ?? 'elsewhere';
    if (document === 'newer') return { why: REFUSED.newer };
    if (document !== 'unreadable') return document;
    return { why: 'This document is on this device, but could not be read and was set aside.' };
  } catch (error) {
    const { reason } = asLockerError(error);
    // Where the site may keep nothing the document cannot be.
    return reason === 'blocked' ? 'elsewhere' : { why: REFUSED[reason] };
  }
}
