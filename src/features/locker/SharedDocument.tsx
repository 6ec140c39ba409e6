import { type ReactNode, useEffect, useState } from 'react';
import { onChange } from '#locker/channel.ts';
import type { LockerDocument } from '#locker/document.ts';
import { readDocument } from '#locker/read.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import './tool.scss';

/**
 * The document of a share link where it lives on this device; else what is handed in, which stays unseen
 * until that is known. A document that is deleted in another tab goes from here too.
 */
export function SharedDocument({ id, elsewhere }: { id: string; elsewhere: ReactNode }) {
  const [document, setDocument] = useState<LockerDocument | 'reading' | 'elsewhere'>('reading');
  useEffect(() => {
    let wanted = true;
    const read = () =>
      readDocument(id.toLowerCase()).then(
        (found) => wanted && setDocument(found ?? 'elsewhere'),
        // Where the locker cannot be read the document is not here either; what is shown already is.
        () => wanted && setDocument((shown) => (shown === 'reading' ? 'elsewhere' : shown)),
      );
    void read();
    const unfollow = onChange(() => void read());
    return () => {
      wanted = false;
      unfollow();
    };
  }, [id]);
  if (document === 'elsewhere') return elsewhere;
  if (document === 'reading') return <div className="locker-unknown">{elsewhere}</div>;
  return (
    <div className="locker-shared">
      <PreviewPanel document={document} />
    </div>
  );
}
