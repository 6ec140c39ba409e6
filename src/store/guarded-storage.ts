import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { QUARANTINE_PREFIX } from '#core/contract.ts';
import { migrate, type Versions } from '#core/storage/migrate.ts';
import type { KeyValueStore } from './idb-storage.ts';
import { problemOf, reportStorageAnswer, reportStorageProblem } from './storage-status.ts';

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
  /** Whether the disk has answered since the page was opened. */
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

  async function quarantine(key: string, stored: unknown): Promise<void> {
    await values.set(`${QUARANTINE_PREFIX}${key}`, stored);
  }

  return {
    wasRead: () => wasRead,
    async getItem(key): Promise<StorageValue<S> | null> {
      try {
        const stored = await values.get<unknown>(key);
        reportStorageAnswer();
        if (stored === undefined) {
          const isCleared = wasRead;
          wasRead = mayWrite = true;
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
      if (!mayWrite) return;
      // No queue of our own: transactions on one store run in the order in which they are begun, and
      // a write that waits for the one before would be lost when the page closes.
      try {
        await values.set(key, value);
        written?.();
      } catch (error) {
        reportStorageProblem(problemOf(error));
      }
    },
    async removeItem(key) {
      if (mayWrite)
        await values.delete(key).catch((error) => reportStorageProblem(problemOf(error)));
    },
  };
}
