import type { Versions } from './migrate.ts';

/**
 * Every kind of record in the databases of locker and outbox, and the backup, each with a version of its
 * own in `field`. What zustand persists has its versions in `store/keys.ts`. To raise one: CONTRIBUTING.
 */
export const RECORDS = {
  /**
   * A document of the locker, without its bytes; also each document in a backup. Its migrations are in
   * `core/locker/document.ts`, which pages without a locker do without.
   */
  document: { field: 'v', version: 2, migrations: {} },
  /** The bytes of a document. */
  file: { field: 'v', version: 1, migrations: {} },
  /** Who is signed in to the locker; its migrations are in `core/locker/session.ts`. */
  session: { field: 'v', version: 2, migrations: {} },
  /** A file in the tray, without its bytes. */
  tray: { field: 'v', version: 1, migrations: {} },
  /** How a sealed locker is unlocked. */
  seal: { field: 'v', version: 1, migrations: {} },
  /**
   * The list in a backup; its migrations are in `core/locker/backup/manifest.ts`. Its documents are migrated by their
   * own version, which may be raised alone.
   */
  backup: { field: 'v', version: 2, migrations: {} },
  /**
   * A contact message; its migrations are in `core/outbox/record.ts`, which the locker does without. A raised version
   * is not sent by a worker of the version before.
   */
  message: { field: 'schema', version: 2, migrations: {} },
} as const satisfies Record<string, Versions & { field: string }>;
