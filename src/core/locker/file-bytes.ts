import { migrateRecord, type Unread } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';

/** The bytes of a document as they are stored, under its id. */
export interface FileBytes {
  v: typeof RECORDS.file.version;
  bytes: ArrayBuffer;
}

export const newFileBytes = (bytes: ArrayBuffer): FileBytes => ({
  v: RECORDS.file.version,
  bytes,
});

/** Reads stored bytes of any version; undefined if there are none. */
export function parseFileBytes(stored: unknown): ArrayBuffer | Unread | undefined {
  if (stored === undefined) return undefined;
  // Not `instanceof`: the bytes may come from another realm.
  return migrateRecord(stored, RECORDS.file, ({ bytes }) =>
    Object.prototype.toString.call(bytes) === '[object ArrayBuffer]'
      ? (bytes as ArrayBuffer)
      : undefined,
  );
}
