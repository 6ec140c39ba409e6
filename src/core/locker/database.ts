import { DATABASES } from '#core/storage/databases.ts';
import { type OpenStore, openTransactions, type Transact } from '#core/storage/transactions.ts';
import { announceChange } from './channel.ts';
import { asLockerError, LockerError } from './error.ts';
import { tellingRemovals } from './telling-removals.ts';

/**
 * Object stores of the locker.
 * - `documents`: a `LockerDocument` under its id
 * - `tray`: a `TrayFile` under its id, which waits for its visitor and is in no list
 * - `files`: the bytes of an uploaded one and of one in the tray, `FileBytes`, under the same id
 * - `state`: who is signed in, and the last position given
 * - `aside`: the quarantine: records of `documents` and `tray` that no version of this site could read
 * - `seal`: of a sealed locker its `Seal` under `SEAL_KEY`, and how many changes it has seen
 */
export const STORES = ['documents', 'tray', 'files', 'state', 'aside', 'seal'] as const;

export type StoreName = (typeof STORES)[number];

/** Any value under it counts: a locker that has one is sealed, and no plain record is written to it. */
export const SEAL_KEY = 'seal';

/** A database that gives no answer may have changed all the same: every tab looks. */
const tellingDoubt =
  (over: Transact<StoreName>): Transact<StoreName> =>
  (stores, mode, work) =>
    over(stores, mode, work).catch((error) => {
      if (mode === 'readwrite' && error?.name === 'TimeoutError') announceChange();
      throw error;
    });

const telling = (over: Transact<StoreName>) => tellingRemovals(tellingDoubt(over));

let transact = telling(openTransactions(DATABASES.locker, STORES, 'strict', announceChange));

/** Keeps this page's locker elsewhere from now on: in memory, where the browser gives no database. */
export function keepIn(open: (stores: readonly StoreName[]) => Transact<StoreName>): void {
  transact = telling(open(STORES));
}

/** The records as they lie on the disk, sealed or not. Throws what the database throws. */
export const transactRaw: Transact<StoreName> = (stores, mode, work) =>
  transact(stores, mode, work);

/** Asks for the seal inside, since another tab may have set it a moment ago. */
const transactPlain: Transact<StoreName> = (stores, mode, work) =>
  transact([...stores, 'seal'], mode, async (opened) => {
    if ((await opened.seal.get(SEAL_KEY)) !== undefined) throw new LockerError('locked');
    return work(opened);
  });

/** What lets this tab read and write under a seal. */
export interface Unlocked {
  transact: Transact<StoreName>;
  /** Lets go of the key at once; what is under way with it then rejects with LockerError `locked`. */
  forget(): void;
}

let unlocked: Unlocked | undefined;

/** From now on this tab reads and writes through this, or is locked again if there is none. */
export function holdKey(next: Unlocked | undefined): void {
  unlocked?.forget();
  unlocked = next;
}

/** Whether this tab has unlocked the locker. Only a page can: the worker has no part of what that takes. */
export const holdsKey = (): boolean => unlocked !== undefined;

const run: Transact<StoreName> = async (stores, mode, work) => {
  const used = unlocked;
  if (!used) return transactPlain(stores, mode, work);
  try {
    return await used.transact(stores, mode, work);
  } catch (error) {
    if ((error as LockerError).reason !== 'locked') throw error;
    // Another tab has locked it, or taken the seal off: this key is of no use any more.
    if (unlocked === used) holdKey(undefined);
    return run(stores, mode, work);
  }
};

type Work<Used extends StoreName, Result> = (stores: Record<Used, OpenStore>) => Promise<Result>;

/** Reads in one transaction, so that all of it belongs together. Throws `LockerError`. */
export async function readLocker<Used extends StoreName, Result>(
  stores: readonly Used[],
  work: Work<Used, Result>,
): Promise<Result> {
  return run(stores, 'readonly', work).catch(asRejection);
}

/** Changes in one transaction, wholly or not at all, and tells every tab. Throws `LockerError`. */
export async function changeLocker<Used extends StoreName, Result>(
  stores: readonly Used[],
  work: Work<Used, Result>,
): Promise<Result> {
  const result = await run(stores, 'readwrite', work).catch(asRejection);
  announceChange();
  return result;
}

/** Clears every store, which needs no key, and forgets this tab's. Throws `LockerError`. */
export async function emptyLocker(): Promise<void> {
  await transact(STORES, 'readwrite', async (stores) => {
    // From its answer on nobody else reads.
    await stores.seal.get(SEAL_KEY);
    for (const store of Object.values(stores)) store.clear();
  }).catch(asRejection);
  holdKey(undefined);
  announceChange();
}

const asRejection = (error: unknown) => Promise.reject(asLockerError(error));
