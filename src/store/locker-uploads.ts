import { create } from 'zustand';
import type { Refusal } from '#core/locker/error.ts';

/** Uploads into the locker that are under way in this tab. */
export interface Uploads {
  /** Files of the batches that are under way. */
  total: number;
  done: number;
  /** Bytes of these files, and of those that are stored or refused. */
  bytes: number;
  doneBytes: number;
  /** Files that were not added, with the reason. */
  refused: readonly { name: string; reason: Refusal }[];
}

export const NO_UPLOADS: Uploads = {
  total: 0,
  done: 0,
  bytes: 0,
  doneBytes: 0,
  refused: [],
};

export const useUploads = create<Uploads>()(() => NO_UPLOADS);
