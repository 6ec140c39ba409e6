import { isId } from '#core/locker/document.ts';
import { migrateRecord, type Unread } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';

/** A file that another app or a website sent, and that waits for its visitor. Its bytes are a record of `files`. */
export interface TrayFile {
  v: typeof RECORDS.tray.version;
  /** Random UUID, which a document made of it keeps. */
  id: string;
  /** The name it came with, unchecked. */
  name: string;
  /** What the sender called its type. May be empty, and may be wrong. */
  mediaType: string;
  bytes: number;
  /** Its first bytes, at most `TRAY_HEAD_BYTES`. */
  head: ArrayBuffer;
  /** Milliseconds since 1970. */
  arrivedAt: number;
  /** Order in the tray, as in the list: the highest is the newest. */
  position: number;
}

/** Reads a stored record of any version. */
export const parseTrayFile = (stored: unknown): TrayFile | Unread =>
  migrateRecord(stored, RECORDS.tray, (record) => {
    const { id, name, mediaType, bytes, head, arrivedAt, position } = record;
    const isTrayFile =
      isId(id) &&
      [name, mediaType].every((text) => typeof text === 'string') &&
      [bytes, arrivedAt, position].every((count) => Number.isFinite(count) && Number(count) >= 0) &&
      // Not `instanceof`: the bytes may come from another realm.
      Object.prototype.toString.call(head) === '[object ArrayBuffer]';
    return isTrayFile ? (record as unknown as TrayFile) : undefined;
  });
