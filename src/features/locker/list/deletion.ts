import { deleteDocument, removeDocument, restoreDocument } from '#core/locker/change.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { asLockerError } from '#core/locker/error.ts';
import { UNDO_MS } from '#core/locker/limits.ts';
import { purgeOwn } from '#core/locker/purge.ts';
import { report } from '#features/locker/session/session-actions.ts';
import { delay } from '#lib/delay.ts';
import { NO_DELETIONS, useDeleted } from '#store/locker-deletions.ts';

export const forgetDeleted = () => useDeleted.setState(NO_DELETIONS);

/** Takes a document off the list, and removes it for good once there was time to think again. */
export async function deleteLater(document: LockerDocument): Promise<void> {
  try {
    await deleteDocument(document.id);
  } catch (error) {
    if (asLockerError(error).reason !== 'full') return report(error);
    return useDeleted.setState({ forGood: document });
  }
  useDeleted.setState(({ documents }) => ({ documents: [document, ...documents] }));
  await delay(UNDO_MS);
  forget(document);
  // Where that fails it is tried again at the next start.
  await purgeOwn(document.id).catch(() => {});
}

/** The visitor's answer to whether that document may go for good. */
export async function answerForGood(yes: boolean): Promise<void> {
  const { forGood } = useDeleted.getState();
  useDeleted.setState({ forGood: undefined });
  if (yes && forGood) await removeDocument(forGood.id).catch(report);
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
