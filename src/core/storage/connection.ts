import { inAwakeTime } from '#lib/in-awake-time.ts';
import type { DatabaseKey } from './databases.ts';
import { abort, inTransaction } from './in-transaction.ts';

/** Nobody waits longer for a database: the device may be waking up, or another tab may hold an upgrade. */
const OPEN_TIMEOUT_MS = 5_000;

/**
 * Nor for a transaction. Of those that are under way while site data is cleared, Chromium never answers some (in 9 of
 * 60 times, measured with version 150). A write waits for the disk, and may carry a document.
 */
const ANSWER_TIMEOUT_MS = { readonly: 10_000, readwrite: 30_000, versionchange: 30_000 };

/** A broken disk may close the connection at every reading; what is read then does not go round faster. */
const CLOSED_PAUSE_MS = 500;

/**
 * What a database says that was lost for a moment: iOS closes it in the background, cleared site data closes it
 * under us, Chromium fails to open it while an earlier process lets go of it.
 */
const PASSING = new Set(['UnknownError', 'InvalidStateError', 'AbortError']);

/** How often each database was opened here, by its name. */
const openings = new Map<string, number>();

/** How often a database was opened here: what was read over another connection may be gone. */
export const openingsOf = (name: string): number => openings.get(name) ?? 0;

/**
 * Runs `use` in a transaction over one object store or several of them, as `inTransaction` does, and once more over a
 * new connection where the first was lost. Rejects when the browser refuses.
 */
export type Connection<Name extends string> = <Result>(
  stores: Name | readonly Name[],
  mode: IDBTransactionMode,
  use: (transaction: IDBTransaction) => Promise<Result>,
) => Promise<Result>;

/**
 * The connection to one database: opened at the first transaction, and again after the browser closed it.
 * While it does not open or answer, transactions reject with a `TimeoutError`, and the next one opens it again.
 *
 * @param durability `strict` waits until the data is on the disk (outbox, locker), `relaxed` until it
 *   is with the operating system (drafts, settings)
 * @param onConnectionLost called when the database was deleted, cleared or upgraded under an open connection
 */
export function connection<Name extends string>(
  database: DatabaseKey,
  storeNames: readonly Name[],
  durability: IDBTransactionDurability,
  onConnectionLost: () => void = () => {},
): Connection<Name> {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = (attempt: Promise<IDBDatabase> | undefined) => {
    if (opening === attempt) opening = undefined;
  };
  const open = () => {
    opening ??= connect(database, storeNames, () => forget(attempt), onConnectionLost);
    const attempt = opening;
    // An abandoned connection that opens late must not block an upgrade.
    attempt.then((opened) => opening !== attempt && opened.close()).catch(() => {});
    return inAwakeTime(attempt, OPEN_TIMEOUT_MS).catch((error) => {
      forget(attempt);
      throw error;
    });
  };
  return (stores, mode, use) => {
    let used: Promise<IDBDatabase> | undefined;
    const begin = async () => {
      const opened = open();
      used = opening;
      return (await opened).transaction(stores, mode, { durability });
    };
    // Only a later read can tell whether an unanswered write took effect.
    const useInTime = (transaction: IDBTransaction) =>
      inAwakeTime(use(transaction), ANSWER_TIMEOUT_MS[mode]).catch((error) => {
        if (isLate(error)) abort(transaction);
        throw error;
      });
    return inTransaction(begin, useInTime).catch((error: DOMException | null) => {
      // Another transaction may have opened it again by now.
      if (isLate(error) || isPassing(error)) forget(used);
      if (!isPassing(error)) throw error;
      return inTransaction(begin, useInTime);
    });
  };
}

const isLate = (error: DOMException | null) => error?.name === 'TimeoutError';
const isPassing = (error: DOMException | null) => PASSING.has(error?.name ?? '');

function connect(
  { name, version }: DatabaseKey,
  storeNames: readonly string[],
  forget: () => void,
  onConnectionLost: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    let isUpgrading = false;
    let isLeft = false;
    request.onupgradeneeded = () => {
      const { result } = request;
      isUpgrading = true;
      // As in `in-transaction.ts`; WebKit (2.50) gives an upgrade back that is closed, and not one that is aborted.
      const leave = () => {
        isLeft = isUpgrading;
        if (isLeft) result.close();
      };
      globalThis.addEventListener?.('pagehide', leave, { once: true });
      for (const store of storeNames)
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
    };
    request.onerror = () => {
      if (isLeft) resolve(connect({ name, version }, storeNames, forget, onConnectionLost));
      else reject(request.error);
    };
    request.onsuccess = () => {
      const database = request.result;
      isUpgrading = false;
      openings.set(name, openingsOf(name) + 1);
      // Let another tab delete or upgrade the database; the next access opens it again.
      database.onversionchange = () => {
        database.close();
        forget();
        onConnectionLost();
      };
      database.onclose = () => {
        forget();
        setTimeout(onConnectionLost, CLOSED_PAUSE_MS);
      };
      resolve(database);
    };
  });
}
