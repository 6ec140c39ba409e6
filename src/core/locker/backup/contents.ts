import { bytesIn } from '#core/locker/bytes-in.ts';
import { readLocker } from '#core/locker/database.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { readable } from '#core/locker/read.ts';
import { openArchive } from './open-archive.ts';
import type { TextKind } from './text-files.ts';

/** What a backup holds, before anything of it is imported. */
export interface BackupContents {
  documents: readonly BackedUpDocument[];
  /** Size of all files, unpacked. */
  bytes: number;
  /** Documents that are in the locker already, as far as id and size tell. */
  here: number;
  /** Documents that cannot be read. */
  unreadable: number;
  /** Texts of an export next to its documents. They stay in the file. */
  texts: readonly TextKind[];
}

export interface BackedUpDocument {
  document: LockerDocument;
  isHere: boolean;
}

/**
 * Looks into a backup and changes nothing. Its files are not unpacked: that the bytes are the same too is
 * found out by the import.
 *
 * @throws BackupError if the file is no backup that can be read; LockerError
 */
export async function backupContents(archive: Blob): Promise<BackupContents> {
  const { listed, unreadable, texts } = await openArchive(archive);
  const all = await readLocker(['documents'], ({ documents }) => readable(documents));
  const kept = all.filter(({ deletedAt }) => deletedAt === undefined);
  const sizes = new Map(kept.map(({ id, file }) => [id, file?.bytes]));
  const samples = new Set(kept.map(({ sample }) => sample).filter(Boolean));
  const documents = listed.map(({ document }) => {
    const { id, file, sample } = document;
    const isHere = samples.has(sample) || (sizes.has(id) && sizes.get(id) === file?.bytes);
    return { document, isHere };
  });
  return {
    documents,
    bytes: bytesIn(documents.map(({ document }) => document)),
    here: documents.filter(({ isHere }) => isHere).length,
    unreadable: unreadable.length,
    texts,
  };
}
