import { type ReactNode, useEffect, useState } from 'react';
import type { LockerDocument } from '#locker/document.ts';
import { readDocument } from '#locker/read.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import './tool.scss';

/** The document of a share link where it lives on this device; else what is handed in. */
export function SharedDocument({ id, elsewhere }: { id: string; elsewhere: ReactNode }) {
  const [document, setDocument] = useState<LockerDocument>();
  useEffect(() => {
    // Where the locker cannot be read the document is not here either.
    readDocument(id).then(setDocument, () => {});
  }, [id]);
  return document ? <PreviewPanel document={document} /> : elsewhere;
}
