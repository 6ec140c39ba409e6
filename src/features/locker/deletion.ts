import { create } from 'zustand';
import { delay } from '#lib/delay.ts';
import { deleteDocument, restoreDocument } from '#locker/change.ts';
import type { LockerDocument } from '#locker/document.ts';
import { UNDO_MS } from '#locker/limits.ts';
import { purgeDeleted } from '#locker/purge.ts';
import { report } from './session-actions.ts';

/** The document that was deleted last, as long as it can be had back. */
export const useDeleted = create<{ document: LockerDocument | undefined }>()(() => ({
  document: undefined,
}));

/** Takes a document off the list, and removes it for good once there was time to think again. */
export async function deleteLater(document: LockerDocument): Promise<void> {
  try {
    await deleteDocument(document.id);
  } catch (error) {
    return report(error);
  }
  useDeleted.setState({ document });
  await delay(UNDO_MS);
  if (useDeleted.getState().document === document) useDeleted.setState({ document: undefined });
  // Where that fails it is tried again at the next start.
  await purgeDeleted().catch(() => {});
}

/** Puts the document that was deleted last back into its place. */
export async function undoDelete(): Promise<void> {
  const { document } = useDeleted.getState();
  useDeleted.setState({ document: undefined });
  if (document) await restoreDocument(document.id).catch(report);
}
