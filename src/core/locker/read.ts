import type { Unread } from '#core/storage/migrate.ts';
import type { OpenStore } from '#core/storage/transactions.ts';
import { changeLocker, readLocker } from './database.ts';
import { isId, type LockerDocument, parseDocument } from './document.ts';
import { LockerError } from './error.ts';
import { parseFileBytes } from './file-bytes.ts';
import { type LockerUser, readUser } from './session.ts';

/** Everything that a page shows of the locker, from one moment. */
export interface LockerContents {
  user: LockerUser | undefined;
  /** Newest first; without those that wait or are deleted. */
  documents: LockerDocument[];
  /** Shared in while nobody was signed in, newest first. */
  waiting: LockerDocument[];
  /** Bytes of all files, those that wait or can still be restored with them. */
  totalBytes: number;
  /** Records that could not be read and are quarantined. */
  quarantined: number;
  /** Records of a newer version of the site, left as they are and not shown. */
  newer: number;
}

/** Reads the whole list. Unreadable records are quarantined on the way. Throws `LockerError`. */
export async function listDocuments(): Promise<LockerContents> {
  const read = await readLocker(['documents', 'state', 'aside'], async (stores) => ({
    entries: await stores.documents.entries<unknown>(),
    user: await readUser(stores.state),
    aside: (await stores.aside.entries()).length,
  }));
  const parsed = read.entries.map(([key, value]) => [key, parseAt(key, value)] as const);
  const unreadable = parsed.filter(([, document]) => document === 'unreadable');
  // Where that is not possible, on a full disk say, they do no harm where they are.
  if (unreadable.length > 0) await quarantine(unreadable.map(([key]) => key)).catch(() => {});
  const all = parsed
    .flatMap(([, document]) => (typeof document === 'string' ? [] : [document]))
    .sort((a, b) => b.position - a.position || (a.id < b.id ? -1 : 1));
  const kept = all.filter(({ deletedAt }) => deletedAt === undefined);
  return {
    user: read.user,
    documents: kept.filter(({ waiting }) => !waiting),
    waiting: kept.filter(({ waiting }) => waiting),
    totalBytes: all.reduce((total, { file }) => total + (file?.bytes ?? 0), 0),
    quarantined: read.aside + unreadable.length,
    newer: parsed.filter(([, document]) => document === 'newer').length,
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
  const document = parseAt(id, stored);
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

/** All documents that can be read, in a transaction that goes on; also those that wait or are deleted. */
export async function readable(documents: OpenStore): Promise<LockerDocument[]> {
  const parsed = (await documents.entries()).map(([, value]) => parseDocument(value));
  return parsed.filter((document): document is LockerDocument => typeof document !== 'string');
}

/** A record counts only under its own id: one under another key would be shown twice. */
function parseAt(key: string, value: unknown): ReturnType<typeof parseDocument> {
  const document = parseDocument(value);
  return typeof document === 'string' || document.id === key ? document : 'unreadable';
}

// Read again inside the transaction: another tab may have repaired or removed it in the meantime.
async function quarantine(keys: readonly string[]): Promise<void> {
  await changeLocker(['documents', 'aside'], async ({ documents, aside }) => {
    for (const key of keys) {
      const value = await documents.get(key);
      if (value === undefined || parseAt(key, value) !== 'unreadable') continue;
      aside.put(key, value);
      documents.delete(key);
    }
  });
}
