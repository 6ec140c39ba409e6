import type { LockerDocument } from './document.ts';

/** How many bytes the files of documents have, as far as they have any. */
export const bytesIn = (documents: readonly LockerDocument[]): number =>
  documents.reduce((sum, { file }) => sum + (file?.bytes ?? 0), 0);
