import { MAX_BACKUP_FILES } from '#core/locker/limits.ts';
import { BackupError } from './backup-error.ts';

/** One file of a zip archive, as the directory at its end says. Sizes in bytes. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** Where its local header begins. */
  at: number;
}

// Layouts: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.12 and 4.3.16
const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const ENCRYPTED = 1;

/**
 * Reads the directory of a zip archive; the files themselves are not touched.
 *
 * @throws BackupError `not-a-backup`, `incomplete`, `encrypted`
 */
export async function readDirectory(archive: Blob): Promise<ZipEntry[]> {
  if (!(await beginsAsZip(archive))) throw new BackupError('not-a-backup');
  const { count, bytes, at } = await readEnd(archive);
  if (count > MAX_BACKUP_FILES || at + bytes > archive.size) throw new BackupError('incomplete');
  const view = await viewOf(archive, at, at + bytes);
  try {
    return readEntries(view, count);
  } catch (error) {
    // A directory that ends too early.
    throw error instanceof RangeError ? new BackupError('incomplete') : error;
  }
}

function readEntries(view: DataView, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (view.getUint32(at, true) !== ENTRY) throw new BackupError('incomplete');
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new BackupError('encrypted');
    const nameBytes = view.getUint16(at + 28, true);
    const name = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, nameBytes);
    entries.push({
      name: new TextDecoder().decode(name),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The last record of the archive, which says where the directory is. A comment may follow it. */
async function readEnd(archive: Blob): Promise<{ count: number; bytes: number; at: number }> {
  const from = Math.max(0, archive.size - END_BYTES - MAX_COMMENT_BYTES);
  const view = await viewOf(archive, from, archive.size);
  for (let at = view.byteLength - END_BYTES; at >= 0; at--) {
    const ends = at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength;
    if (view.getUint32(at, true) !== END || !ends) continue;
    return {
      count: view.getUint16(at + 10, true),
      bytes: view.getUint32(at + 12, true),
      at: view.getUint32(at + 16, true),
    };
  }
  throw new BackupError('incomplete');
}

async function beginsAsZip(archive: Blob): Promise<boolean> {
  const first = new Uint8Array(await archive.slice(0, 4).arrayBuffer());
  return ['80,75,3,4', '80,75,5,6'].includes(first.join());
}

const viewOf = async (archive: Blob, from: number, to: number) =>
  new DataView(await archive.slice(from, to).arrayBuffer());
