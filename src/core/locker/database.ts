import { DATABASES } from '#core/storage/databases.ts';
import { type OpenStore, openTransactions, type Transact } from '#core/storage/transactions.ts';
import { announceChange } from './channel.ts';
import { asLockerError } from './error.ts';

/**
 * Object stores of the locker.
 * - `documents`: a `LockerDocument` under its id
 * - `tray`: a `TrayFile` under its id, which waits for its visitor and is in no list
 * - `files`: the bytes of an uploaded one and of one in the tray, `FileBytes`, under the same id
 * - `state`: who is signed in, and the last position given
 * - `aside`: the quarantine: records of `documents` and `tray` that no version of this site could read
 */
const STORES = ['documents', 'tray', 'files', 'state', 'aside'] as const;

export type StoreName = (typeof STORES)[number];

let transact = openTransactions(DATABASES.locker, STORES, 'strict', announceChange);

/** Keeps this page's locker elsewhere from now on: in memory, where the browser gives no database. */
export function keepIn(open: (stores: readonly StoreName[]) => Transact<StoreName>): void {
  transact = open(STORES);
}

type Work<Used extends StoreName, Result> = (stores: Record<Used, OpenStore>) => Promise<Result>;

/** Reads in one transaction, so that all of it belongs together. Throws `LockerError`. */
export async function readLocker<Used extends StoreName, Result>(
  stores: readonly Used[],
  work: Work<Used, Result>,
): Promise<Result> {
  return transact(stores, 'readonly', work).catch((error) => Promise.reject(asLockerError(error)));
}

/** Changes in one transaction, wholly or not at all, and tells every tab. Throws `LockerError`. */
export async function changeLocker<Used extends StoreName, Result>(
  stores: readonly Used[],
  work: Work<Used, Result>,
): Promise<Result> {
  const result = await transact(stores, 'readwrite', work).catch((error) =>
    Promise.reject(asLockerError(error)),
  );
  announceChange();
  return result;
}
