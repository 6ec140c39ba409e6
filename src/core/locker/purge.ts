import { changeLocker, readLocker } from './database.ts';
import { parseDocument } from './document.ts';
import { UNDO_MS } from './limits.ts';
import { parseAt } from './parse-all.ts';
import { removeWithBytes } from './remove-with-bytes.ts';

/**
 * Removes documents that were deleted at least `olderThanMs` ago, with their bytes. Called at the start
 * and `UNDO_MS` after a deletion. Throws `LockerError`.
 */
export async function purgeDeleted(olderThanMs: number = UNDO_MS): Promise<void> {
  const entries = await readLocker(['documents'], ({ documents }) => documents.entries());
  const due = entries.filter(([id, value]) => isPurgeable(id, value, olderThanMs));
  if (due.length === 0) return;
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
