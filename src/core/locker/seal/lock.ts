import { announceChange } from '#core/locker/channel.ts';
import { holdKey, SEAL_KEY, transactRaw } from '#core/locker/database.ts';
import { LockerError } from '#core/locker/error.ts';
import { deletionOf } from '#core/locker/purge.ts';
import { removeWithBytes } from '#core/locker/remove-with-bytes.ts';
import { undoOffers, withdrawUndo } from '#core/locker/undo-offers.ts';
import { isSealed } from './cipher.ts';
import { unwrapByScreenLock } from './screen-lock.ts';
import { readSeal, type Seal } from './seal.ts';
import {
  GENERATION_KEY,
  generationOf,
  isSameIv,
  type KnownRecord,
  type SealedTransactions,
  sealedTransactions,
} from './sealed-transactions.ts';
import { existingSeal } from './stored-seal.ts';
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
 * Locks this tab alone: its key is gone before anything else is tried. Then what was deleted is removed, as far as this
 * tab has read of it: not what another tab, which may be in use, can still restore. Never rejects.
 */
export async function lockHere(): Promise<void> {
  const known = dropKey();
  await withdrawUndo();
  const askedAt = Date.now();
  const isOffered = await undoOffers();
  const mayGo = (id: string, deletedAt: number) => deletedAt < askedAt && !isOffered(id, deletedAt);
  await removeDeleted(known, mayGo).catch(() => {});
  announceChange();
}

/**
 * Locks every tab, those too that hear of it only when they are woken; this one at once, even if the disk fails. What
 * was deleted is removed with it, as far as this tab has read of it: without a key nobody could. Never rejects.
 */
export async function lockEverywhere(): Promise<void> {
  const known = dropKey();
  // On a full disk this tab is locked, and the others lock themselves after their time.
  await removeDeleted(
    known,
    () => true,
    (seal) => ({ ...seal, locks: seal.locks + 1 }),
  ).catch(() => {});
  announceChange();
}

/** This tab reads and writes with the data key from now on. */
export function unlockWith(key: CryptoKey, seal: Seal): void {
  const transactions = sealedTransactions(transactRaw, { key, seal });
  unlocked = { seal, transactions };
  holdKey(transactions);
}

let unlocked: { seal: Seal; transactions: SealedTransactions } | undefined;

/** What a tab knew when its key was taken away. */
interface Known {
  seal: Seal;
  records: readonly KnownRecord[];
}

/** Locks this tab, at once. */
function dropKey(): Known | undefined {
  const known = unlocked && { seal: unlocked.seal, records: unlocked.transactions.known() };
  unlocked = undefined;
  holdKey(undefined);
  announceChange();
  return known;
}

/**
 * Removes what was deleted and may go, and makes another seal, in one transaction and without a key: a
 * document that lies there plain, and one that nobody has written since this tab knew that it was deleted.
 */
const removeDeleted = (
  known: Known | undefined,
  mayGo: (id: string, deletedAt: number) => boolean,
  make = (seal: Seal) => seal,
): Promise<void> =>
  transactRaw(['seal', 'documents', 'files', 'aside'], 'readwrite', async (stores) => {
    const seal = await readSeal(stores.seal);
    if (!seal) return;
    const isSame = seal.id === known?.seal.id && seal.locks === known.seal.locks;
    const documents = isSame ? await stores.documents.entries<unknown>() : [];
    const due = documents.filter(([at, stored]) => {
      const deletedAt = deletionOf(at, contentsOf(at, stored, known?.records ?? []));
      return deletedAt !== undefined && mayGo(at, deletedAt);
    });
    for (const [at] of due) await removeWithBytes(stores, at);
    const changed = make(seal);
    if (changed !== seal) stores.seal.put(SEAL_KEY, changed);
    if (due.length > 0) stores.seal.put(GENERATION_KEY, (await generationOf(stores.seal)) + 1);
  });

const contentsOf = (at: string, stored: unknown, known: readonly KnownRecord[]): unknown =>
  isSealed(stored)
    ? known.find((one) => one.store === 'documents' && one.at === at && isSameIv(one.iv, stored.iv))
        ?.record
    : stored;
