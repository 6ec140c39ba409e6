import { changeLocker, readLocker } from './database.ts';
import { parseDocument } from './document.ts';
import { parseAt } from './parse-all.ts';
import { removeWithBytes } from './remove-with-bytes.ts';
import { undoOffers, withdrawUndo } from './undo-offers.ts';

/**
 * Withdraws the undo of these documents, or every one that this page offers, and removes them. Throws `LockerError`.
 */
export async function purgeOwn(ids?: string[]): Promise<void> {
  const own = await withdrawUndo(ids);
  if (own.length > 0)
    await purge(
      () => undoOffers(0),
      (id) => own.includes(id),
    );
}

/** Removes what was deleted, and no page that lives offers to restore, with its bytes. Throws `LockerError`. */
export const purgeDeleted = async (): Promise<void> => void (await purge(undoOffers));

/** The same, including what could be restored, when its room is needed. Returns whether there was any. */
export const purgeForRoom = (): Promise<boolean> => purge(async () => () => false);

async function purge(offers: typeof undoOffers, isMeant = (_: string) => true): Promise<boolean> {
  const entries = await readLocker(['documents'], ({ documents }) => documents.entries());
  // Who deletes one offers the undo first: of what is marked by now every offer is seen.
  const isOffered = await offers();
  const due = new Map<string, number>();
  for (const [id, value] of entries) {
    const deletedAt = isMeant(id) ? deletionOf(id, value) : undefined;
    if (deletedAt !== undefined && !isOffered(id, deletedAt)) due.set(id, deletedAt);
  }
  if (due.size === 0) return false;
  await changeLocker(['documents', 'files', 'aside'], async (stores) => {
    for (const [id, deletedAt] of due) {
      // It may have been restored in another tab since, and deleted again.
      if (deletionOf(id, await stores.documents.get(id)) === deletedAt)
        await removeWithBytes(stores, id);
    }
  });
  return true;
}

/** When the document under that key was deleted; undefined where it was not, or there is none. */
export function deletionOf(id: string, value: unknown): number | undefined {
  const document = parseAt(id, value, parseDocument);
  return typeof document === 'string' ? undefined : document.deletedAt;
}
