import { changeLocker } from '#core/locker/database.ts';
import { parseAt } from '#core/locker/parse-all.ts';
import { parseTrayFile } from './tray-file.ts';

/**
 * Removes files of the tray with their bytes, for good. Needs no room, so it works on a full device too;
 * what another tab has kept meanwhile stays. Throws `LockerError`.
 */
export async function discardFiles(ids: readonly string[]): Promise<void> {
  await changeLocker(['tray', 'files'], async ({ tray, files }) => {
    for (const id of ids) {
      if (typeof parseAt(id, await tray.get(id), parseTrayFile) === 'string') continue;
      tray.delete(id);
      files.delete(id);
    }
  });
}
