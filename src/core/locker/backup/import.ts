import { shownTitle } from '#core/locker/as-shown.ts';
import { bytesIn } from '#core/locker/bytes-in.ts';
import { LockerError, type Refusal } from '#core/locker/error.ts';
import { MAX_BATCH_BYTES, MAX_BATCH_DOCUMENTS } from '#core/locker/limits.ts';
import { makingRoom } from '#core/locker/making-room.ts';
import { BackupError } from './backup-error.ts';
import type { BackupOptions } from './export.ts';
import { type MergeOptions, mergeAll, type Unpacked } from './merge.ts';
import { openArchive } from './open-archive.ts';

export interface Imported {
  /** Documents that are in the locker now and were not before, or that have their bytes again. */
  added: number;
  /** In the locker already. */
  skipped: number;
  /** Titles of documents whose part of the backup is damaged. All others are not affected. */
  damaged: string[];
  /** Why it ended early, if it did. What was added stays; another import goes on where it ended. */
  stopped?: Refusal | 'cancelled';
}

/**
 * Adds what a backup holds and the locker does not, some documents at a time, each wholly or not at all.
 * Nothing that is here is overwritten, and importing again adds nothing twice. Ends when `signal` says so.
 *
 * @throws BackupError if the file is no backup that can be read; LockerError
 */
export async function importBackup(
  archive: Blob,
  { onProgress, signal, ...options }: BackupOptions & MergeOptions = {},
): Promise<Imported> {
  const { listed, madeOn, unreadable, unpack } = await openArchive(archive);
  const documents = listed.map(({ document }) => document);
  const merging = { ...options, madeOn };
  const result: Imported = { added: 0, skipped: 0, damaged: [...unreadable] };
  let batch: Unpacked[] = [];
  let bytes = 0;
  // The first ones come at once, and a cancellation is never far; all at once would be held in memory.
  let most = 1;
  for (const [index, one] of listed.entries()) {
    if (signal?.aborted) return { ...result, stopped: 'cancelled' };
    try {
      const unpacked = await unpack(one);
      batch.push({ document: one.document, bytes: unpacked });
      bytes += unpacked?.byteLength ?? 0;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      result.damaged.push(shownTitle(one.document));
    }
    const isLast = index + 1 === listed.length;
    if (batch.length < most && bytes < MAX_BATCH_BYTES && !isLast) continue;
    const stopped = await mergeWhatFits(batch, merging, result);
    if (stopped) return { ...result, stopped };
    const done = documents.slice(0, index + 1);
    onProgress?.(done.length, listed.length, bytesIn(done), bytesIn(documents));
    [batch, bytes, most] = [[], 0, Math.min(most * 2, MAX_BATCH_DOCUMENTS)];
  }
  return result;
}

/** Merges a batch or, on a device without room for all of it, as many of it as fit. Returns why it ended, if it did. */
async function mergeWhatFits(
  batch: readonly Unpacked[],
  options: MergeOptions,
  result: Imported,
): Promise<Refusal | undefined> {
  try {
    const added = await makingRoom(() => mergeAll(batch, options));
    result.added += added;
    result.skipped += batch.length - added;
    return undefined;
  } catch (error) {
    if (!(error instanceof LockerError)) throw error;
    if (error.reason !== 'full' || batch.length < 2) return error.reason;
  }
  for (const one of batch) {
    const stopped = await mergeWhatFits([one], options, result);
    if (stopped) return stopped;
  }
  return undefined;
}
