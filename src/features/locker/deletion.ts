import { create } from 'zustand';
import { delay } from '#lib/delay.ts';
import { deleteDocument, removeDocument, restoreDocument } from '#locker/change.ts';
import type { LockerDocument } from '#locker/document.ts';
import { asLockerError } from '#locker/error.ts';
import { UNDO_MS } from '#locker/limits.ts';
import { purgeDeleted } from '#locker/purge.ts';
import { report } from './session-actions.ts';

interface Deletion {
  /** The document that was deleted last, as long as it can be had back. */
  document: LockerDocument | undefined;
  /** One that can be deleted for good only: a full device takes no mark. The visitor is asked. */
  forGood: LockerDocument | undefined;
}

export const useDeleted = create<Deletion>()(() => ({ document: undefined, forGood: undefined }));

/** Takes a document off the list, and removes it for good once there was time to think again. */
export async function deleteLater(document: LockerDocument): Promise<void> {
  try {
    await deleteDocument(document.id);
  } catch (error) {
    if (asLockerError(error).reason !== 'full') return report(error);
    return useDeleted.setState({ forGood: document });
  }
  useDeleted.setState({ document });
  await delay(UNDO_MS);
  if (useDeleted.getState().document === document) useDeleted.setState({ document: undefined });
  // Where that fails it is tried again at the next start.
  await purgeDeleted().catch(() => {});
}

/** The visitor's answer to whether that document may go for good. */
export async function answerForGood(yes: boolean): Promise<void> {
  const { forGood } = useDeleted.getState();
  useDeleted.setState({ forGood: undefined });
  if (yes && forGood) await removeDocument(forGood.id).catch(report);
}

/** Puts the document that was deleted last back into its place. */
export async function undoDelete(): Promise<void> {
  const { document } = useDeleted.getState();
  useDeleted.setState({ document: undefined });
  if (document) await restoreDocument(document.id).catch(report);
}
