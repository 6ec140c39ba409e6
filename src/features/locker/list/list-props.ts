import type { LockerDocument } from '#core/locker/document.ts';

export interface DocumentListProps {
  documents: readonly LockerDocument[];
  /** Id of the document whose preview is open. */
  selected: string | undefined;
  onView: (id: string) => void;
}
