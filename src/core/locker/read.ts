import type { Unread } from '#core/storage/migrate.ts';
import type { OpenStore } from '#core/storage/transactions.ts';
import { bytesIn } from './bytes-in.ts';
import { readLocker } from './database.ts';
import { isId, type LockerDocument, parseDocument } from './document.ts';
import { LockerError } from './error.ts';
import { parseFileBytes } from './file-bytes.ts';
import { parseAll, parseAt, quarantine } from './parse-all.ts';
import { type LockerUser, readUser } from './session.ts';
import { parseTrayFile, type TrayFile } from './tray/tray-file.ts';

/** Everything that a page shows of the locker, from one moment. */
export interface LockerContents {
  user: LockerUser | undefined;
  /** Newest first; without those that wait or are deleted. */
  documents: LockerDocument[];
  /** Imported while nobody was signed in, newest first. */
  waiting: LockerDocument[];
  /** Sent from outside and neither kept nor discarded yet, newest first. */
  tray: TrayFile[];
  /** Bytes of all files, those that wait or can still be restored with them. */
  totalBytes: number;
  /** Records that could not be read and are quarantined. */
  quarantined: number;
  /** Records of a newer version of the site, left as they are and not shown. */
  newer: number;
  /** Ids of these and of the quarantined. */
  unread: readonly string[];
  /** Ids of all records, those that are deleted included. */
  present: ReadonlySet<string>;
}

/** Reads the whole list. Unreadable records are quarantined on the way. Throws `LockerError`. */
export async function listDocuments(): Promise<LockerContents> {
  const read = await readLocker(['documents', 'tray', 'state', 'aside'], async (stores) => ({
    entries: await stores.documents.entries<unknown>(),
    tray: await stores.tray.entries<unknown>(),
    user: await readUser(stores.state),
    aside: (await stores.aside.entries()).map(([key]) => key),
  }));
  const documents = parseAll(read.entries, parseDocument);
  const tray = parseAll(read.tray, parseTrayFile);
  // Where that is not possible, on a full disk say, they do no harm where they are.
  await quarantine('documents', documents.unreadable, parseDocument).catch(() => {});
  await quarantine('tray', tray.unreadable, parseTrayFile).catch(() => {});
  const all = documents.read;
  const keys = [...read.entries, ...read.tray].map(([key]) => key);
  const readIds = new Set([...all, ...tray.read].map(({ id }) => id));
  const kept = all.filter(({ deletedAt }) => deletedAt === undefined);
  // A sign-in releases those that it can read: not what a newer version had then.
  const isWaiting = ({ waiting }: LockerDocument) => waiting && !read.user;
  return {
    user: read.user,
    documents: kept.filter((document) => !isWaiting(document)),
    waiting: kept.filter(isWaiting),
    tray: tray.read,
    totalBytes: bytesIn(all),
    quarantined: read.aside.length + documents.unreadable.length + tray.unreadable.length,
    newer: documents.newer + tray.newer,
    unread: [...read.aside, ...keys.filter((key) => !readIds.has(key))],
    present: new Set([...read.aside, ...keys]),
  };
}

/**
 * One document; undefined if it is not here or deleted. `newer` and `unreadable` ones are here, and cannot
 * be shown. Throws `LockerError`.
 */
export async function readDocument(id: string): Promise<LockerDocument | Unread | undefined> {
  if (!isId(id)) return undefined;
  const stored = await readLocker(
    ['documents', 'aside'],
    async ({ documents, aside }) => (await documents.get(id)) ?? (await aside.get(id)),
  );
  if (stored === undefined) return undefined;
  const document = parseAt(id, stored, parseDocument);
  return typeof document === 'string' || document.deletedAt === undefined ? document : undefined;
}

/**
 * The bytes of one document.
 *
 * @throws LockerError `missing` if there are none, `newer`, `blocked`
 */
export async function readFile(id: string): Promise<ArrayBuffer> {
  const stored = await readLocker(['files'], ({ files }) => files.get<unknown>(id));
  const bytes = parseFileBytes(stored);
  if (bytes === 'newer') throw new LockerError('newer');
  if (bytes === undefined || bytes === 'unreadable') throw new LockerError('missing');
  return bytes;
}

/**
 * The bytes of a document as it was listed. Undefined where it is gone, or another one lies under its id: an import
 * that was undone elsewhere makes room for one with other bytes.
 *
 * @throws LockerError
 */
export async function readFileOf(listed: LockerDocument): Promise<ArrayBuffer | undefined> {
  const { id, file, importId } = listed;
  const stored = await readLocker(['documents', 'files'], async ({ documents, files }) => {
    const document = parseAt(id, await documents.get(id), parseDocument);
    const isSame =
      typeof document !== 'string' &&
      document.importId === importId &&
      document.file?.bytes === file?.bytes;
    return isSame ? await files.get<unknown>(id) : undefined;
  });
  const bytes = parseFileBytes(stored);
  if (bytes === 'newer') throw new LockerError('newer');
  return bytes === 'unreadable' ? undefined : bytes;
}

/** All documents that can be read, in a transaction that goes on; also those that wait or are deleted. */
export async function readable(documents: OpenStore): Promise<LockerDocument[]> {
  return parseAll(await documents.entries(), parseDocument).read;
}
