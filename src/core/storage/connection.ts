import type { DatabaseKey } from './databases.ts';
import { inTransaction } from './in-transaction.ts';

/** Nobody waits longer for a database: the device may be waking up, or another tab may hold an upgrade. */
const OPEN_TIMEOUT_MS = 5_000;

/** A broken disk may close the connection at every reading; what is read then does not go round faster. */
const CLOSED_PAUSE_MS = 500;

/**
 * What a database says that was lost for a moment: iOS closes it in the background, cleared site data closes it
 * under us, Chromium fails to open it while an earlier process lets go of it.
 */
const PASSING = new Set(['UnknownError', 'InvalidStateError', 'AbortError']);

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
 * While it does not open, transactions reject with a `TimeoutError`; whenever it does, the next one finds it.
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
  const forget = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= connect(database, storeNames, forget, onConnectionLost);
    opening.catch(forget);
    return inTime(opening);
  };
  return (stores, mode, use) => {
    let used: Promise<IDBDatabase> | undefined;
    const begin = async () => {
      const opened = open();
      used = opening;
      return (await opened).transaction(stores, mode, { durability });
    };
    return inTransaction(begin, use).catch((error: DOMException | null) => {
      if (!error || !PASSING.has(error.name)) throw error;
      // Another transaction may have opened it anew by now.
      if (opening === used) forget();
      return inTransaction(begin, use);
    });
  };
}

async function inTime(opening: Promise<IDBDatabase>): Promise<IDBDatabase> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new DOMException('The database does not respond.', 'TimeoutError');
    timer = setTimeout(() => reject(error), OPEN_TIMEOUT_MS);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

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
