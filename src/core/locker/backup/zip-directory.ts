import { MAX_BACKUP_FILES } from '#core/locker/limits.ts';
import { BackupError } from './backup-error.ts';
import { findDirectory, getUint64, viewOf } from './zip-end.ts';

/** One file of a zip archive, as the directory at its end says. Sizes in bytes. */
export interface ZipEntry {
  /** With slashes between folders, on any system that packed it. */
  name: string;
  /** 0 stored, 8 deflated; others are not read. */
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** Where its local header begins. */
  at: number;
}

// Layouts: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.12 and 4.5.3
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const ENCRYPTED = 1;
const ZIP64 = 1;

/** Marks a number that is in the extra field of zip64, because it does not fit or must not. */
const ELSEWHERE = 0xffff_ffff;

/**
 * Reads the directory of a zip archive; the files themselves are not touched.
 *
 * @throws BackupError `empty`, `not-a-backup`, `incomplete`, `encrypted`
 */
export async function readDirectory(archive: Blob): Promise<ZipEntry[]> {
  const { count, bytes, at, before } = await findDirectory(archive);
  if (count > MAX_BACKUP_FILES) throw new BackupError('incomplete');
  const view = await viewOf(archive, at, at + bytes);
  try {
    return readEntries(view, count, before);
  } catch (error) {
    // A directory that ends too early.
    throw error instanceof RangeError ? new BackupError('incomplete') : error;
  }
}

function readEntries(view: DataView, count: number, before: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (view.getUint32(at, true) !== ENTRY) throw new BackupError('incomplete');
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new BackupError('encrypted');
    const nameBytes = view.getUint16(at + 28, true);
    const extraAt = at + ENTRY_BYTES + nameBytes;
    const endOfExtra = extraAt + view.getUint16(at + 30, true);
    const name = new Uint8Array(view.buffer, at + ENTRY_BYTES, nameBytes);
    const long = longNumbers(view, extraAt, endOfExtra);
    const numberAt = (place: number) => {
      const number = view.getUint32(place, true);
      return number === ELSEWHERE ? (long.shift() ?? number) : number;
    };
    // In the order in which the extra field has them.
    const [size, packed, place] = [numberAt(at + 24), numberAt(at + 20), numberAt(at + 42)];
    entries.push({
      name: new TextDecoder().decode(name).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed,
      size,
      at: before + place,
    });
    at = endOfExtra + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Numbers of 64 bits in an entry's extra field; none where it has no such field. */
function longNumbers(view: DataView, from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let at = from; at + 4 <= to; ) {
    const [kind, end] = [view.getUint16(at, true), at + 4 + view.getUint16(at + 2, true)];
    if (kind === ZIP64)
      for (let place = at + 4; place + 8 <= Math.min(end, to); place += 8)
        numbers.push(getUint64(view, place));
    at = end;
  }
  return numbers;
}
