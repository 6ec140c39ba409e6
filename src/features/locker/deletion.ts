import { create } from 'zustand';
import { delay } from '#lib/delay.ts';
import { deleteDocument, restoreDocument } from '#locker/change.ts';
import type { LockerDocument } from '#locker/document.ts';
import { UNDO_MS } from '#locker/limits.ts';
import { purgeDeleted } from '#locker/purge.ts';
import { report } from './session-actions.ts';

/** The documents that were deleted here and can still be had back, the last one first. */
export const useDeleted = create<{ documents: readonly LockerDocument[] }>()(() => ({
  documents: [],
}));

export const forgetDeleted = () => useDeleted.setState({ documents: [] });

/** Takes a document off the list, and removes it for good once there was time to think again. */
export async function deleteLater(document: LockerDocument): Promise<void> {
  try {
    await deleteDocument(document.id);
  } catch (error) {
    return report(error);
  }
  useDeleted.setState(({ documents }) => ({ documents: [document, ...documents] }));
  await delay(UNDO_MS);
  forget(document);
  // Where that fails it is tried again at the next start.
  await purgeDeleted().catch(() => {});
}

/** Puts a deleted document back into its place. */
export async function undoDelete(document: LockerDocument): Promise<void> {
  forget(document);
  await restoreDocument(document.id).catch(report);
}

const forget = (document: LockerDocument) =>
  useDeleted.setState(({ documents }) => ({
    documents: documents.filter((one) => one !== document),
  }));
