import type { LockerDocument } from '#core/locker/document.ts';
import { asLockerError, type Refusal } from '#core/locker/error.ts';
import { UNDO_MS } from '#core/locker/limits.ts';
import { report } from '#features/locker/session/session-actions.ts';
import { delay } from '#lib/delay.ts';
import { lockerActions } from '#store/locker-actions.ts';
import { NO_DELETIONS, useDeleted } from '#store/locker-deletions.ts';

export const forgetDeleted = () => useDeleted.setState(NO_DELETIONS);

/** Takes a document off the list, and removes it for good once there was time to think again. */
export async function deleteLater(document: LockerDocument): Promise<void> {
  try {
    await lockerActions.delete(document.id);
  } catch (error) {
    if (asLockerError(error).reason !== 'full') return report(error);
    return useDeleted.setState({ forGood: document });
  }
  await offerUndo(document);
}

/** Offers whose undo was asked for, whatever became of it. */
const undone = new WeakSet<LockerDocument>();

/** Offers an undo for its time. Unless it was asked for, the document goes for good then. */
async function offerUndo(document: LockerDocument): Promise<void> {
  useDeleted.setState(({ documents }) => ({ documents: [document, ...documents] }));
  await delay(UNDO_MS);
  if (undone.has(document)) return;
  forget(document);
  // Where that fails it is tried again at the next start.
  await lockerActions.purge(document.id).catch(() => {});
}

/** The visitor's answer to whether that document may go for good. */
export async function answerForGood(yes: boolean): Promise<void> {
  const { forGood } = useDeleted.getState();
  useDeleted.setState({ forGood: undefined });
  if (yes && forGood) await lockerActions.remove(forGood.id).catch(report);
}

const MAY_PASS: ReadonlySet<Refusal> = new Set(['full', 'busy', 'broken']);

/** Puts a deleted document back into its place. */
export async function undoDelete(document: LockerDocument): Promise<void> {
  undone.add(document);
  forget(document);
  try {
    await lockerActions.restore(document.id);
  } catch (error) {
    report(error);
    // A disk that is full, or does not answer, may take it in a moment: the document stays, and so does the way back.
    if (MAY_PASS.has(asLockerError(error).reason)) void offerUndo({ ...document });
  }
}

const forget = (document: LockerDocument) =>
  useDeleted.setState(({ documents }) => ({
    documents: documents.filter((one) => one !== document),
  }));
