import { LockerError, type Refusal } from '#core/locker/error.ts';
import { MAX_BACKUP_BYTES, MAX_UNPACKING_RATIO } from '#core/locker/limits.ts';
import { BackupError } from './backup-error.ts';
import type { BackupOptions } from './export.ts';
import { type BackedUp, readManifest } from './manifest.ts';
import { merge } from './merge.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';
import { readEntry } from './zip-file.ts';

export interface ImportOptions extends BackupOptions {
  /** As in `AddOptions`: with another session than this one nothing is added any more. */
  session?: string;
}

export interface Imported {
  /** Documents that are in the locker now and were not before, or that have their bytes again. */
  added: number;
  /** In the locker already. */
  skipped: number;
  /** Titles of documents whose part of the backup is damaged. All others are not affected. */
  damaged: string[];
  /** Why it ended early, if it did. What was added stays; another import goes on where it ended. */
  stopped?: Refusal;
}

/**
 * Adds what a backup holds and the locker does not, one document after the other, each wholly or not at
 * all. Nothing that is here is overwritten, and importing again adds nothing twice.
 *
 * @throws BackupError if the file is no backup that can be read; LockerError; the signal's reason
 */
export async function importBackup(archive: Blob, options: ImportOptions = {}): Promise<Imported> {
  const { session, onProgress, signal } = options;
  const entries = await readDirectory(archive);
  refuseBombs(archive, entries);
  const { listed, unreadable, folder } = await readManifest(archive, entries);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const result: Imported = { added: 0, skipped: 0, damaged: [...unreadable] };
  for (const [index, { document, path }] of listed.entries()) {
    signal?.throwIfAborted();
    try {
      const bytes =
        path === undefined ? undefined : await unpack(archive, byName, folder + path, document);
      if (await merge(document, bytes, session)) result.added++;
      else result.skipped++;
    } catch (error) {
      if (error instanceof BackupError) result.damaged.push(document.title);
      else if (error instanceof LockerError) return { ...result, stopped: error.reason };
      else throw error;
    }
    onProgress?.(index + 1, listed.length);
  }
  return result;
}

/** Takes the file of a document out of the archive; each only once, so that one cannot be a thousand. */
async function unpack(
  archive: Blob,
  byName: Map<string, ZipEntry>,
  name: string,
  { file }: BackedUp['document'],
): Promise<ArrayBuffer> {
  const entry = byName.get(name);
  byName.delete(name);
  if (!entry || entry.size !== file?.bytes) throw new BackupError('incomplete');
  return (await readEntry(archive, entry)).buffer;
}

// Entries that lie over each other, or that unpack to far more than they are.
function refuseBombs(archive: Blob, entries: readonly ZipEntry[]): void {
  const sum = (of: 'packed' | 'size') => entries.reduce((total, entry) => total + entry[of], 0);
  const most = Math.min(MAX_BACKUP_BYTES, archive.size * MAX_UNPACKING_RATIO);
  if (sum('packed') > archive.size || sum('size') > most) throw new BackupError('hostile');
}
