import { migrateRecord, type Unread } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { crc32 } from './crc32.ts';

/** The bytes of a document as they are stored, under its id. */
export interface FileBytes {
  v: typeof RECORDS.file.version;
  bytes: ArrayBuffer;
  /** Of the bytes as they came, see crc32.ts; absent in what earlier versions wrote. */
  crc?: number;
}

export const newFileBytes = (bytes: ArrayBuffer): FileBytes => ({
  v: RECORDS.file.version,
  bytes,
  crc: crc32(new Uint8Array(bytes)),
});

/**
 * Reads stored bytes of any version; undefined if there are none, or if they have changed: a browser keeps large
 * ones in separate files without a checksum, and a disk that flips a bit would show another document.
 */
export function parseFileBytes(stored: unknown): ArrayBuffer | Unread | undefined {
  if (stored === undefined) return undefined;
  const read = readFileBytes(stored);
  if (typeof read === 'string') return read;
  const { crc } = stored as FileBytes;
  return crc === undefined || crc === crc32(new Uint8Array(read)) ? read : undefined;
}

function readFileBytes(stored: unknown): ArrayBuffer | Unread {
  // Not `instanceof`: the bytes may come from another realm.
  return migrateRecord(stored, RECORDS.file, ({ bytes }) =>
    Object.prototype.toString.call(bytes) === '[object ArrayBuffer]'
      ? (bytes as ArrayBuffer)
      : undefined,
  );
}
