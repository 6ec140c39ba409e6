import { STORAGE_PREFIX } from '#facts/site.ts';

/**
 * A database. A higher `version` gives it the object stores that it lacks; a tab with older code then lets
 * go of it and reads no more.
 */
export interface DatabaseKey {
  readonly name: string;
  readonly version: number;
}

export const DATABASES = {
  /** Small values: one record for each store of `STORES`. */
  stores: { name: `${STORAGE_PREFIX}-stores`, version: 1 },
  /** Contact messages, one record each. */
  outbox: { name: `${STORAGE_PREFIX}-outbox`, version: 1 },
  /**
   * Documents, one record each; their bytes, one record each; who is signed in. Version 2: the tray.
   * Version 3: the seal; code that does not know of it must not write to the database.
   */
  locker: { name: `${STORAGE_PREFIX}-locker`, version: 3 },
} as const;
