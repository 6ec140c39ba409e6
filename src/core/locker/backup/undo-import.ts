import { changeLocker } from '#core/locker/database.ts';
import { parseDocument } from '#core/locker/document.ts';
import { parseAt } from '#core/locker/parse-all.ts';
import { removeWithBytes } from '#core/locker/remove-with-bytes.ts';

export interface Undone {
  /** Documents that are gone again. */
  removed: number;
  /** Documents whose lost bytes had come from that backup. */
  emptied: number;
}

/**
 * Removes all documents that one import has brought, with their bytes, in one transaction: also those that
 * were renamed since. What was here before it stays as it is, or is as it was. Needs no room, so it works on a full
 * device.
 *
 * @returns how many were removed, and how many are again without the bytes that it had brought
 * @throws LockerError
 */
export async function undoImport(importId: string): Promise<Undone> {
  return changeLocker(['documents', 'files', 'aside'], async (stores) => {
    let removed = 0;
    let emptied = 0;
    for (const [key, value] of await stores.documents.entries()) {
      const document = parseAt(key, value, parseDocument);
      if (typeof document === 'string') continue;
      if (document.importId === importId) {
        await removeWithBytes(stores, key);
        removed++;
      } else if (document.fileFrom?.importId === importId) {
        const { fileFrom, ...before } = document;
        stores.documents.put(key, before);
        stores.files.delete(key);
        emptied++;
      }
    }
    return { removed, emptied };
  });
}
