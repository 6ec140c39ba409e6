import { holdsKey } from '#core/locker/database.ts';
import { purgeDeleted } from '#core/locker/purge.ts';
import { finish, sealLocker, unlock } from '#core/locker/seal/lock.ts';
import { askToKeep } from '#features/locker/session/request-persistence.ts';
import { report } from '#features/locker/session/session-actions.ts';
import { refreshLocker } from '#features/locker/session/sync-locker-store.ts';
import { watchIdleness } from './auto-lock.ts';

/** Sets a lock. Where not all could be encrypted the lock is on, and why is said above the list. Throws `LockerError`. */
export async function setLock(passphrase: string): Promise<void> {
  askToKeep();
  try {
    await sealLocker(passphrase);
  } catch (error) {
    if (!holdsKey()) throw error;
    report(error);
  }
  watchIdleness();
  await refreshLocker();
}

/** Unlocks this tab, then ends what was left half done. Throws `LockerError`. */
export async function openLock(passphrase: string): Promise<void> {
  await unlock(passphrase);
  watchIdleness();
  await refreshLocker();
  // Behind the list, which is there already.
  void finish().catch(report);
  void purgeDeleted().catch(() => {});
}
