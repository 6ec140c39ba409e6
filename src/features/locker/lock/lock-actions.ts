import { holdsKey } from '#core/locker/database.ts';
import { fromBase64 } from '#core/locker/seal/base64.ts';
import { unlock, unlockByScreenLock } from '#core/locker/seal/lock.ts';
import { sealLocker } from '#core/locker/seal/seal-locker.ts';
import { currentSeal } from '#core/locker/seal/stored-seal.ts';
import { refreshLocker } from '#features/locker/session/sync-locker-store.ts';
import { askToKeep } from '#store/ask-to-keep.ts';
import { forgetNames } from '#store/kept-documents.ts';
import { lockerActions } from '#store/locker-actions.ts';
import { watchIdleness } from './auto-lock.ts';
import { goOn } from './go-on.ts';
import { NoScreenLock, screenLockOutput } from './screen-lock.ts';

/**
 * Sets a lock. Where not all could be encrypted the lock is on, and says so until that is done. Throws `LockerError`.
 */
export async function setLock(passphrase: string): Promise<void> {
  askToKeep();
  forgetNames();
  try {
    await sealLocker(passphrase);
  } catch (error) {
    if (!holdsKey()) throw error;
  }
  watchIdleness();
  await refreshLocker();
}

/** As `openLock`, by the device's own screen lock. Throws NoScreenLock, WrongPassphrase, LockerError. */
export async function openByScreenLock(): Promise<void> {
  const { screenLock } = (await currentSeal()) ?? {};
  if (!screenLock) throw new NoScreenLock();
  const [credentialId, salt] = [fromBase64(screenLock.credentialId), fromBase64(screenLock.salt)];
  await unlockByScreenLock(await screenLockOutput(credentialId, salt));
  await opened();
}

/** Unlocks this tab, then ends what was left half done. Throws `LockerError`. */
export async function openLock(passphrase: string): Promise<void> {
  await unlock(passphrase);
  await opened();
}

async function opened(): Promise<void> {
  watchIdleness();
  await refreshLocker();
  // Behind the list, which is there already.
  void goOn();
  void lockerActions.purgeDeleted().catch(() => {});
}
