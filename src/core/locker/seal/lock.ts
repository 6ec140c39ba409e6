import { announceChange } from '#core/locker/channel.ts';
import { holdKey, transactRaw } from '#core/locker/database.ts';
import { LockerError } from '#core/locker/error.ts';
import { purgeDeleted } from '#core/locker/purge.ts';
import { unwrapByScreenLock } from './screen-lock.ts';
import type { Seal } from './seal.ts';
import { sealedTransactions } from './sealed-transactions.ts';
import { changeSeal, existingSeal } from './stored-seal.ts';
import { unwrapKey } from './wrap-key.ts';
import { WrongPassphrase } from './wrong-passphrase.ts';

/**
 * Unlocks it in this tab. What was left half done is to be done with `finish`.
 *
 * @throws WrongPassphrase; LockerError `unreadable` where the seal itself is damaged, `missing` where there is none
 */
export async function unlock(passphrase: string): Promise<void> {
  const seal = await existingSeal();
  unlockWith(await unwrapKey(seal.passphrase, passphrase, seal.id), seal);
  announceChange();
}

/** Unlocks it in this tab with what the device's screen lock gave. Throws `WrongPassphrase` where that is another's. */
export async function unlockByScreenLock(output: ArrayBuffer): Promise<void> {
  const seal = await existingSeal();
  if (!seal.screenLock) throw new LockerError('missing');
  const key = await unwrapByScreenLock(seal.screenLock, output, seal.id).catch(() => {
    throw new WrongPassphrase();
  });
  unlockWith(key, seal);
  announceChange();
}

/**
 * Locks this tab alone. What was deleted is removed first, since without a key nobody can: not what another tab,
 * which may be in use, can still restore. Never rejects.
 */
export async function lockHere(): Promise<void> {
  await purgeDeleted().catch(() => {});
  holdKey(undefined);
  announceChange();
}

/** Locks every tab, those too that hear of it only when they are woken. Never rejects. */
export async function lockEverywhere(): Promise<void> {
  await purgeDeleted(0).catch(() => {});
  // On a full disk this tab is locked, and the others lock themselves after their time.
  await changeSeal((seal) => ({ ...seal, locks: seal.locks + 1 })).catch(() => {});
  holdKey(undefined);
  announceChange();
}

/** This tab reads and writes with the data key from now on. */
export const unlockWith = (key: CryptoKey, seal: Seal): void =>
  holdKey(sealedTransactions(transactRaw, { key, seal }));
