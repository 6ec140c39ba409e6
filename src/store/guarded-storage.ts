import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { QUARANTINE_PREFIX } from '#core/contract.ts';
import { migrate, type Versions } from '#core/storage/migrate.ts';
import type { KeyValueStore } from './idb-storage.ts';
import { problemOf, reportStorageProblem, reportStorageResponse } from './storage-status.ts';

export interface GuardOptions<S> {
  values: KeyValueStore;
  version: number;
  migrations?: Versions['migrations'];
  /** Checks a stored state field by field; undefined if it is not one. */
  parse: (stored: unknown) => S | undefined;
  /** The state that is left when the stored one was cleared under an open page. */
  cleared: () => S;
  /** Called after each committed write. */
  written?: () => void;
}

export interface GuardedStorage<S> extends PersistStorage<S> {
  /** Whether the last write reached the disk; waits for it. */
  saved: () => Promise<boolean>;
  /** Whether the disk holds the state as it is now, or it was never changed. */
  isSaved: () => boolean;
  /** Whether the disk has been read since the page was opened. */
  wasRead: () => boolean;
}

/**
 * Storage for zustand's `persist` that cannot lose what is on the disk. It writes only after it has
 * read; it leaves data of a newer version alone; it quarantines what it cannot read instead of
 * overwriting it; and a refused write is a message to the visitor, not an unhandled rejection.
 */
export function createGuardedStorage<S>(options: GuardOptions<S>): GuardedStorage<S> {
  const { values, version, parse, migrations = {}, cleared, written } = options;
  let mayWrite = false;
  let wasRead = false;
  let lastWrite = Promise.resolve(true);
  let isSaved = true;

  async function quarantine(key: string, stored: unknown): Promise<void> {
    await values.set(`${QUARANTINE_PREFIX}${key}`, stored);
  }

  async function write(key: string, value: StorageValue<S>): Promise<boolean> {
    if (!mayWrite) return false;
    // No queue of our own: transactions on one store run in the order in which they are begun, and
    // a write that waits for the one before would be lost when the page closes.
    try {
      await values.set(key, value);
      written?.();
      return true;
    } catch (error) {
      reportStorageProblem(problemOf(error));
      return false;
    }
  }

  return {
    wasRead: () => wasRead,
    saved: () => lastWrite,
    isSaved: () => isSaved,
    async getItem(key): Promise<StorageValue<S> | null> {
      try {
        const stored = await values.get<unknown>(key);
        reportStorageResponse();
        if (stored === undefined) {
          const isCleared = wasRead;
          wasRead = mayWrite = true;
          // What is left of the state is meant to be on the page only.
          if (isCleared) isSaved = true;
          return isCleared ? { state: cleared(), version } : null;
        }
        const envelope = (stored ?? {}) as Partial<StorageValue<unknown>>;
        const state = migrate(envelope.state, envelope.version, { version, migrations }, parse);
        if (state === 'newer') {
          mayWrite = false;
          reportStorageProblem('newer');
          return null;
        }
        if (state === 'unreadable') await quarantine(key, stored);
        wasRead = mayWrite = true;
        return state === 'unreadable' ? null : { state, version };
      } catch (error) {
        mayWrite = false;
        reportStorageProblem(problemOf(error));
        return null;
      }
    },
    async setItem(key, value) {
      const writing = write(key, value);
      lastWrite = writing;
      isSaved = false;
      const isWritten = await writing;
      if (lastWrite === writing) isSaved = isWritten;
    },
    async removeItem(key) {
      if (mayWrite)
        await values.delete(key).catch((error) => reportStorageProblem(problemOf(error)));
    },
  };
}
