import { changeLocker } from '#core/locker/database.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { newFileBytes } from '#core/locker/file-bytes.ts';
import { foreignPosition } from '#core/locker/position.ts';
import { readable } from '#core/locker/read.ts';
import { type OfSession, readUserOf } from '#core/locker/session.ts';
import { randomId } from '#lib/random-id.ts';
import { matchExisting } from './match-existing.ts';

/** A document of a backup with the bytes of its file, if it has one. */
export interface Unpacked {
  document: LockerDocument;
  bytes: ArrayBuffer | undefined;
}

export interface MergeOptions extends OfSession {
  /** Of the import that these belong to, so that it can be undone. */
  importId?: string;
  /** Day on which the backup was made, as it says itself. */
  madeOn?: string | undefined;
}

/**
 * Joins documents of a backup to the locker, in one transaction. What is here is never changed: the same id
 * with the same bytes is the same document, even if its title has changed; with other bytes both are kept.
 * One that was just deleted is restored, and one that has lost its bytes gets them, and says where from. What is added
 * says that it comes from a backup: its issuer and all else is that backup's word.
 *
 * Everything is asked inside: another tab may sign in, or import the same backup, at the same time.
 *
 * @returns how many are more now than before
 * @throws LockerError `full`, `blocked`, `newer`, `signed-out`
 */
export async function mergeAll(
  batch: readonly Unpacked[],
  { importId, madeOn, ...of }: MergeOptions = {},
): Promise<number> {
  return changeLocker(['documents', 'files', 'state'], async (stores) => {
    const { documents, files, state } = stores;
    const user = await readUserOf(state, of);
    // Read once for all of them, and only where one asks for it.
    let listed: Promise<LockerDocument[]> | undefined;
    const list = () => {
      listed ??= readable(documents);
      return listed;
    };

    const hasSample = async (sample: number) =>
      (await list()).some((one) => one.sample === sample && !one.deletedAt);

    /** Looks under the id, then among documents that were stored because that id already had other bytes. */
    async function match({ id }: LockerDocument, bytes: ArrayBuffer | undefined) {
      const from = { importId: importId ?? randomId(), ...(madeOn && { madeOn }) };
      const first = await matchExisting(stores, id, bytes, from);
      if (first !== 'conflict') return first;
      for (const copy of await list()) {
        const found = copy.copyOf === id && (await matchExisting(stores, copy.id, bytes, from));
        if (found && found !== 'conflict') return found;
      }
      return first;
    }

    let added = 0;
    for (const { document, bytes } of batch) {
      if (document.sample && (await hasSample(document.sample))) continue;
      const found = await match(document, bytes);
      if (found === 'same') continue;
      added++;
      if (found === 'restored') continue;
      const isTaken = found === 'conflict';
      const made: LockerDocument = {
        ...document,
        id: isTaken ? randomId() : document.id,
        source: 'backup',
        position: await foreignPosition(state, document.position),
        ...(importId && { importId }),
        ...(isTaken && { copyOf: document.id }),
        ...(!user && { waiting: true }),
      };
      documents.put(made.id, made);
      if (bytes) files.put(made.id, newFileBytes(bytes));
      (await listed)?.push(made);
    }
    return added;
  });
}
