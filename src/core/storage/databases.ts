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
  stores: { name: 'kolam-stores', version: 1 },
  /** Contact messages, one record each. */
  outbox: { name: 'kolam-outbox', version: 1 },
  /** Documents, one record each; their bytes, one record each; who is signed in. */
  locker: { name: 'kolam-locker', version: 1 },
} as const;
