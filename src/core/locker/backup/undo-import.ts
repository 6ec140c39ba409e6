import { changeLocker } from '#core/locker/database.ts';
import { parseDocument } from '#core/locker/document.ts';
import { parseAt } from '#core/locker/parse-all.ts';
import { removeWithBytes } from '#core/locker/remove-with-bytes.ts';

/**
 * Removes all documents that one import has brought, with their bytes, in one transaction: also those that
 * were renamed since. What was here before it stays as it is. Needs no room, so it works on a full device.
 *
 * @returns how many were removed
 * @throws LockerError
 */
export async function undoImport(importId: string): Promise<number> {
  return changeLocker(['documents', 'files', 'aside'], async (stores) => {
    let removed = 0;
    for (const [key, value] of await stores.documents.entries()) {
      const document = parseAt(key, value, parseDocument);
      if (typeof document === 'string' || document.importId !== importId) continue;
      await removeWithBytes(stores, key);
      removed++;
    }
    return removed;
  });
}
