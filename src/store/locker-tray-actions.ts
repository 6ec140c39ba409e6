import { makingRoom } from '#core/locker/making-room.ts';
import { discardFiles } from '#core/locker/tray/discard.ts';
import { keepFiles } from '#core/locker/tray/keep.ts';

/** What pages do to the files of the tray; see `locker-actions.ts`. Loaded with the tray, which few have. */
export const trayActions = {
  keep: (ids: readonly string[]) => makingRoom(() => keepFiles(ids)),
  discard: discardFiles,
} as const;
