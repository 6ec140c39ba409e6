import { changeLocker } from '#core/locker/database.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { parseAt } from '#core/locker/parse-all.ts';
import { nextPosition } from '#core/locker/position.ts';
import { uploadedDocument } from '#core/locker/uploaded-document.ts';
import { parseTrayFile } from './tray-file.ts';

/**
 * Moves files of the tray into the list, all or none; their bytes stay where they are. Those that another
 * tab has kept or discarded meanwhile are passed over.
 *
 * @param ids from the top of the tray; they lie in the list in the same order
 * @returns the documents that were made
 * @throws LockerError `full`, `blocked`, `newer`
 */
export async function keepFiles(ids: readonly string[]): Promise<LockerDocument[]> {
  return changeLocker(['tray', 'documents', 'state'], async ({ tray, documents, state }) => {
    const kept: LockerDocument[] = [];
    for (const id of [...ids].reverse()) {
      const file = parseAt(id, await tray.get(id), parseTrayFile);
      if (typeof file === 'string') continue;
      const now = Date.now();
      const position = await nextPosition(state, now);
      const made = uploadedDocument({ ...file, issuerCode: 'outside', now, position });
      const document: LockerDocument = { ...made, source: 'outside' };
      documents.put(id, document);
      tray.delete(id);
      kept.unshift(document);
    }
    return kept;
  });
}
