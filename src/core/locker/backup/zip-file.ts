import { inflateSync } from 'fflate';
import { crc32 } from '#core/locker/crc32.ts';
import { BackupError } from './backup-error.ts';
import type { ReadBytes } from './window-reader.ts';
import type { ZipEntry } from './zip-directory.ts';

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;

/** Stored, deflated: what browsers unpack. Throws `BackupError` `method` for any other way of packing. */
export function requireMethod({ method }: ZipEntry): void {
  if (method !== 0 && method !== 8) throw new BackupError('method');
}

/**
 * Unpacks one file of a zip archive; no other is read. It is exactly as long as its entry says, even if
 * the packed bytes say otherwise.
 *
 * @throws BackupError `incomplete` where the bytes are not what the directory says; `method`
 */
export async function readEntry(
  read: ReadBytes,
  entry: ZipEntry,
): Promise<Uint8Array<ArrayBuffer>> {
  requireMethod(entry);
  const header = new DataView((await read(entry.at, entry.at + LOCAL_BYTES)).buffer);
  if (header.byteLength < LOCAL_BYTES || header.getUint32(0, true) !== LOCAL)
    throw new BackupError('incomplete');
  const from = entry.at + LOCAL_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  const bytes = unpack(await read(from, from + entry.packed), entry);
  if (bytes?.length !== entry.size || crc32(bytes) !== entry.crc)
    throw new BackupError('incomplete');
  return bytes;
}

function unpack(
  packed: Uint8Array<ArrayBuffer>,
  { method, size }: ZipEntry,
): Uint8Array<ArrayBuffer> | undefined {
  if (method === 0) return packed;
  try {
    // Given a place to write to, it never takes more memory than that.
    return inflateSync(packed, { out: new Uint8Array(size) }) as Uint8Array<ArrayBuffer>;
  } catch {
    return undefined;
  }
}
