import { discardFiles } from '#core/locker/tray/discard.ts';
import { keepFiles } from '#core/locker/tray/keep.ts';

/** What pages do to the files of the tray; see `locker-actions.ts`. Loaded with the tray, which few have. */
export const trayActions = { keep: keepFiles, discard: discardFiles } as const;
