import { forgetDeleted } from '#features/locker/list/deletion.ts';
import { forgetRefused } from '#features/locker/list/upload.ts';
import { useLocker } from '#store/locker.ts';
import { forgetBackup } from '#store/locker-backup.ts';

let following = false;

/** From now on no notice in any tab names a document of a visitor who has signed out. */
export function forgetNamesAtSignOut(): void {
  if (following) return;
  following = true;
  useLocker.subscribe(({ user }, before) => {
    if (!before.user || before.user.id === user?.id) return;
    forgetDeleted();
    forgetRefused();
    forgetBackup();
  });
}
