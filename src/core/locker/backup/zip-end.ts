import { BackupError } from './backup-error.ts';

/** The position of a zip archive's directory in its file. All in bytes, except `count`. */
export interface DirectoryPlace {
  /** Entries of the directory. */
  count: number;
  bytes: number;
  at: number;
  /** Bytes before the archive in the file: its own offsets start after them. */
  before: number;
}

// Layouts: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.14 to 4.3.16
const END = 0x06054b50;
const END_BYTES = 22;
const END64 = 0x06064b50;
const END64_BYTES = 56;
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** The end record is searched in this much of a file: a comment, padding or a mail's lines may follow it. */
const MAX_TAIL_BYTES = 1024 * 1024;

/** At most this many bytes may come before an archive. */
const MAX_BEFORE_BYTES = 64 * 1024;

/** A file of end records alone must not keep a device busy. */
const MAX_TRIES = 16;

/**
 * Finds the directory by the last record of the archive, also one of zip64, and with other bytes before or behind it.
 *
 * @throws BackupError `empty`, `not-a-backup`, `incomplete`
 */
export async function findDirectory(archive: Blob): Promise<DirectoryPlace> {
  if (archive.size === 0) throw new BackupError('empty');
  const from = Math.max(0, archive.size - MAX_TAIL_BYTES);
  const tail = await viewOf(archive, from, archive.size);
  let tries = 0;
  for (let at = tail.byteLength - END_BYTES; at >= 0 && tries < MAX_TRIES; at--) {
    if (tail.getUint32(at, true) !== END) continue;
    tries++;
    const place = await placeBefore(archive, from + at);
    if (place) return place;
  }
  const first = await viewOf(archive, 0, 4);
  const isZip = tries > 0 || (first.byteLength === 4 && first.getUint32(0, true) === LOCAL);
  throw new BackupError(isZip ? 'incomplete' : 'not-a-backup');
}

/** The directory that an end record at this place tells of; undefined where there is none. */
async function placeBefore(archive: Blob, endAt: number): Promise<DirectoryPlace | undefined> {
  const end = await viewOf(archive, endAt, endAt + END_BYTES);
  const end64At = await findEnd64(archive, endAt);
  const said =
    end64At === undefined
      ? {
          count: end.getUint16(10, true),
          bytes: end.getUint32(12, true),
          at: end.getUint32(16, true),
        }
      : readEnd64(await viewOf(archive, end64At, end64At + END64_BYTES));
  // It comes directly before the record, even if the record names another offset.
  const at = (end64At ?? endAt) - said.bytes;
  const before = at - said.at;
  const isThere = said.count === 0 ? said.bytes === 0 : await hasSignature(archive, at, ENTRY);
  return at >= 0 && isThere && (await mayStandBefore(archive, before))
    ? { ...said, at, before }
    : undefined;
}

/** Place of the end record of zip64, which a locator right before the other end record tells of. */
async function findEnd64(archive: Blob, endAt: number): Promise<number | undefined> {
  const locatorAt = endAt - LOCATOR_BYTES;
  if (!(await hasSignature(archive, locatorAt, LOCATOR))) return undefined;
  const usual = locatorAt - END64_BYTES;
  if (await hasSignature(archive, usual, END64)) return usual;
  const locator = await viewOf(archive, locatorAt, endAt);
  const named = getUint64(locator, 8);
  return (await hasSignature(archive, named, END64)) ? named : undefined;
}

const readEnd64 = (end: DataView) => ({
  count: getUint64(end, 32),
  bytes: getUint64(end, 40),
  at: getUint64(end, 48),
});

/**
 * Whether bytes before an archive do not belong to a zip file. Otherwise it is a file of an archive that was cut: a
 * backup may hold another one.
 */
async function mayStandBefore(archive: Blob, before: number): Promise<boolean> {
  if (before < 0 || before > MAX_BEFORE_BYTES) return false;
  const view = await viewOf(archive, 0, before);
  for (let at = 0; at + 4 <= view.byteLength; at++)
    if (view.getUint32(at, true) === LOCAL) return false;
  return true;
}

async function hasSignature(archive: Blob, at: number, signature: number): Promise<boolean> {
  if (at < 0) return false;
  const view = await viewOf(archive, at, at + 4);
  return view.byteLength === 4 && view.getUint32(0, true) === signature;
}

/** A whole number of 64 bits. Of one above 2^53 it is about that, and no file is as long. */
export const getUint64 = (view: DataView, at: number): number =>
  view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;

/** Bytes of a file from one place up to another; fewer where it ends before. */
export const viewOf = async (archive: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await archive.slice(from, to).arrayBuffer());
