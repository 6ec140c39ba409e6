import { changeLocker } from '#core/locker/database.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { LockerError } from '#core/locker/error.ts';
import { newFileBytes } from '#core/locker/file-bytes.ts';
import { foreignPosition } from '#core/locker/position.ts';
import { readable } from '#core/locker/read.ts';
import { readUser } from '#core/locker/session.ts';
import { randomId } from '#lib/random-id.ts';
import { matchExisting } from './match-existing.ts';

/**
 * Joins one document of a backup to the locker, in one transaction. What is here is never changed: the
 * same id with the same bytes is the same document, whatever its title is by now; with other bytes both
 * are kept. One that was just deleted is restored, and one that has lost its bytes gets them.
 *
 * Everything is asked inside: another tab may sign in, or import the same backup, at the same time.
 *
 * @returns whether the locker has more now than before
 * @throws LockerError `full`, `blocked`, `newer`, `signed-out`
 */
export async function merge(
  document: LockerDocument,
  bytes: ArrayBuffer | undefined,
  session?: string,
): Promise<boolean> {
  return changeLocker(['documents', 'files', 'state'], async (stores) => {
    const { documents, files, state } = stores;
    const user = await readUser(state);
    if (session && user?.id !== session) throw new LockerError('signed-out');
    const { sample } = document;
    if (
      sample &&
      (await readable(documents)).some((one) => one.sample === sample && !one.deletedAt)
    )
      return false;
    let match = await matchExisting(stores, document.id, bytes);
    const taken = match === 'conflict';
    if (taken)
      for (const { id, copyOf } of await readable(documents))
        if (match === 'conflict' && copyOf === document.id)
          match = await matchExisting(stores, id, bytes);
    if (match === 'same') return false;
    if (match === 'restored') return true;
    const id = taken ? randomId() : document.id;
    documents.put(id, {
      ...document,
      id,
      position: await foreignPosition(state, document.position),
      ...(taken && { copyOf: document.id }),
      ...(!user && { waiting: true }),
    });
    if (bytes) files.put(id, newFileBytes(bytes));
    return true;
  });
}
