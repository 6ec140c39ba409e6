import { lockEverywhere, lockHere } from '#core/locker/seal/lock.ts';
import { showLocked } from '#features/locker/session/sync-locker-store.ts';

/** Locks every tab. The key and the list are gone from this one before the disk is asked. Never rejects. */
export function lockNow(): Promise<void> {
  const locked = lockEverywhere();
  showLocked();
  return locked;
}

/** The same with this tab alone. */
export function lockThisTab(): Promise<void> {
  const locked = lockHere();
  showLocked();
  return locked;
}
