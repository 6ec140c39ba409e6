import { changeLocker, readLocker } from './database.ts';
import { parseDocument } from './document.ts';
import { LEFT_DELETED_MS, UNDO_MS } from './limits.ts';
import { parseAt } from './parse-all.ts';
import { tellRemoving } from './removals.ts';
import { removeWithBytes } from './remove-with-bytes.ts';

/** Removes a document that this tab has deleted, once it offers no undo any more. Throws `LockerError`. */
export const purgeOwn = (id: string): Promise<void> => purge(UNDO_MS, (one) => one === id);

/**
 * Removes documents that were deleted at least `olderThanMs` ago in any tab, with their bytes. Throws `LockerError`.
 */
export const purgeDeleted = (olderThanMs: number = LEFT_DELETED_MS): Promise<void> =>
  purge(olderThanMs, () => true);

async function purge(olderThanMs: number, isMeant: (id: string) => boolean): Promise<void> {
  const entries = await readLocker(['documents'], ({ documents }) => documents.entries());
  const due = entries.filter(([id, value]) => isMeant(id) && isPurgeable(id, value, olderThanMs));
  if (due.length === 0) return;
  tellRemoving(due.map(([id]) => id));
  await changeLocker(['documents', 'files', 'aside'], async (stores) => {
    for (const [id] of due) {
      // It may have been restored in another tab since.
      if (isPurgeable(id, await stores.documents.get(id), olderThanMs))
        await removeWithBytes(stores, id);
    }
  });
}

/** Whether a record under that key is a document that was deleted at least `olderThanMs` ago. */
export function isPurgeable(id: string, value: unknown, olderThanMs: number): boolean {
  const document = parseAt(id, value, parseDocument);
  // A clock that was set back since must not keep the bytes of a deleted paper for ever.
  return (
    typeof document !== 'string' &&
    document.deletedAt !== undefined &&
    Math.abs(Date.now() - document.deletedAt) >= olderThanMs
  );
}
