import { forgetBackup } from './backup.ts';
import { forgetDeleted } from './deletion.ts';
import { useLocker } from './locker-view.ts';
import { forgetRefused } from './upload.ts';

let following = false;

/** From now on no note names a document of someone who has signed out, in whatever tab. */
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
