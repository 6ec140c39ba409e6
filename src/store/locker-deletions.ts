import { create } from 'zustand';
import type { LockerDocument } from '#core/locker/document.ts';

/** Documents of the locker that this tab has deleted. */
export interface Deletion {
  /** The documents that were deleted here and can still be restored, the last one first. */
  documents: readonly LockerDocument[];
  /** One that can be deleted for good only: a full device takes no mark. The visitor is asked. */
  forGood: LockerDocument | undefined;
}

export const NO_DELETIONS: Deletion = { documents: [], forGood: undefined };

export const useDeleted = create<Deletion>()(() => NO_DELETIONS);
