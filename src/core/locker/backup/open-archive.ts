import {
  MAX_BACKUP_BYTES,
  MAX_UNPACKED_ANYWAY_BYTES,
  MAX_UNPACKING_RATIO,
} from '#core/locker/limits.ts';
import { BackupError } from './backup-error.ts';
import { findFiles } from './find-files.ts';
import { type BackedUp, readManifest } from './manifest.ts';
import { type TextKind, textsAmong } from './text-files.ts';
import { windowReader } from './window-reader.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';
import { readEntry, requireMethod } from './zip-file.ts';

/** A backup whose list has been read; its files are still packed. */
export interface OpenArchive {
  listed: readonly BackedUp[];
  /** Day on which it was made, as it says itself. */
  madeOn: string | undefined;
  /** Titles of documents whose line in the list makes no sense. */
  unreadable: readonly string[];
  /** Texts next to them, which stay in the file. */
  texts: readonly TextKind[];
  /**
   * The bytes of one document; undefined for one without a file. Each file only once, so that one cannot be a
   * thousand. Throws `BackupError`.
   */
  unpack(one: BackedUp): Promise<ArrayBuffer | undefined>;
}

/** Reads what a backup lists. Throws `BackupError` if the file is no backup that can be read. */
export async function openArchive(archive: Blob): Promise<OpenArchive> {
  const entries = await readDirectory(archive);
  refuseBombs(archive, entries);
  const read = windowReader(archive);
  const { listed, unreadable, folder, madeOn } = await readManifest(read, entries);
  const files = findFiles(listed, entries, folder);
  for (const entry of files.values()) requireMethod(entry);
  return {
    listed,
    madeOn,
    unreadable,
    texts: textsAmong(entries.map(({ name }) => name)),
    async unpack(one) {
      if (one.path === undefined) return undefined;
      const entry = files.get(one);
      if (!entry) throw new BackupError('incomplete');
      return (await readEntry(read, entry)).buffer;
    },
  };
}

// Entries that lie over each other, or that unpack to far more than they are.
function refuseBombs(archive: Blob, entries: readonly ZipEntry[]): void {
  const sum = (of: 'packed' | 'size') => entries.reduce((total, entry) => total + entry[of], 0);
  const likely = Math.max(MAX_UNPACKED_ANYWAY_BYTES, archive.size * MAX_UNPACKING_RATIO);
  const most = Math.min(MAX_BACKUP_BYTES, likely);
  if (sum('packed') > archive.size || sum('size') > most) throw new BackupError('hostile');
}
