import { importBackup } from '#core/locker/backup/import.ts';
import { undoImport } from '#core/locker/backup/undo-import.ts';

/** How the documents of a backup come into the locker; see `locker-actions.ts`. Loaded with a backup. */
export const importActions = { add: importBackup, undo: undoImport } as const;
