import { changeLocker } from './database.ts';
import { type LockerDocument, parseDocument } from './document.ts';
import { LockerError } from './error.ts';
import { parseAt } from './parse-all.ts';
import { tellRemoving } from './removals.ts';
import { removeWithBytes } from './remove-with-bytes.ts';
import { cleanTitle } from './title.ts';
import { offerUndo, whileOffered } from './undo-offers.ts';

/** Gives a document another title; one without any readable character changes nothing. */
export const renameDocument = (id: string, title: string): Promise<LockerDocument> =>
  change(id, (document) => {
    const given = cleanTitle(title);
    return given ? { ...document, title: given } : document;
  });

/** Takes a document off the list. Until this page ends, or calls `purgeOwn`, it can be restored. */
export async function deleteDocument(id: string): Promise<LockerDocument> {
  const takeBack = await offerUndo(id);
  let ended: ReturnType<typeof tellRemoving>;
  try {
    return await change(id, (document) => {
      ended = tellRemoving([id]);
      return { ...document, deletedAt: Date.now() };
    });
  } catch (error) {
    // Without an answer it may be deleted.
    if ((error as LockerError).reason !== 'busy') ended?.(false);
    await takeBack();
    throw error;
  }
}

/**
 * Removes a document for good, with its bytes. Where a device is full no mark can be written, and this
 * alone makes room: deletions need none.
 */
export async function removeDocument(id: string): Promise<void> {
  await changeLocker(['documents', 'files', 'aside'], async (stores) => {
    if (parseDocument(await stores.documents.get(id)) === 'newer') throw new LockerError('newer');
    await removeWithBytes(stores, id);
  });
}

/** Puts a deleted document back in its place. Throws `missing` once its bytes are gone. */
export const restoreDocument = (id: string): Promise<LockerDocument> =>
  whileOffered(id, () => change(id, ({ deletedAt, ...document }) => document));

/**
 * One change of one record, made of what is stored now, which another tab may have changed since.
 *
 * @throws LockerError `missing`, `newer`, `full`, `blocked`
 */
async function change(
  id: string,
  make: (document: LockerDocument) => LockerDocument,
): Promise<LockerDocument> {
  return changeLocker(['documents'], async ({ documents }) => {
    const document = parseAt(id, await documents.get(id), parseDocument);
    if (document === 'newer') throw new LockerError('newer');
    if (document === 'unreadable') throw new LockerError('missing');
    const changed = make(document);
    documents.put(id, changed);
    return changed;
  });
}
