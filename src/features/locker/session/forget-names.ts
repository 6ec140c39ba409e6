import { endUndo } from '#features/locker/list/deletion.ts';
import { forgetRefused } from '#features/locker/list/upload.ts';
import { useLocker } from '#store/locker.ts';
import { forgetBackup } from '#store/locker-backup.ts';

let following = false;

/**
 * From now on no notice in any tab names a document of a visitor who has signed out, and none that was deleted before
 * the locker was locked.
 */
export function forgetNamesAtSignOut(): void {
  if (following) return;
  following = true;
  useLocker.subscribe(({ user, lock }, before) => {
    const isSignedOut = before.user && before.user.id !== user?.id;
    if (isSignedOut || (lock === 'locked' && before.lock !== 'locked')) void endUndo();
    if (!isSignedOut) return;
    forgetRefused();
    forgetBackup();
  });
}
