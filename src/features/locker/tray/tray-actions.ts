import type { TrayFile } from '#core/locker/tray/tray-file.ts';
import { report } from '#features/locker/session/session-actions.ts';
import { refreshLocker } from '#features/locker/session/sync-locker-store.ts';
import * as words from '#features/locker/words/tray.ts';
import { askToKeep } from '#store/ask-to-keep.ts';
import { trayActions } from '#store/locker-tray-actions.ts';

/** Moves files of the tray into the list. Says what came of it, or nothing where it failed; never rejects. */
export const keep = (files: readonly TrayFile[]): Promise<string> =>
  run(async (ids) => {
    askToKeep();
    const { length } = await trayActions.keep(ids);
    return words.kept(length);
  }, files);

/** Removes files of the tray. Says what came of it, or nothing where it failed; never rejects. */
export const discard = (files: readonly TrayFile[]): Promise<string> =>
  run(async (ids) => {
    await trayActions.discard(ids);
    return words.discarded(ids.length);
  }, files);

async function run(
  work: (ids: string[]) => Promise<string>,
  files: readonly TrayFile[],
): Promise<string> {
  try {
    const said = await work(files.map(({ id }) => id));
    // So that what is said and what is shown belong together.
    await refreshLocker();
    return said;
  } catch (error) {
    report(error);
    return '';
  }
}
