import type { LockerDocument } from '#core/locker/document.ts';
import { asLockerError, type Refusal } from '#core/locker/error.ts';
import { report } from '#features/locker/session/session-actions.ts';
import { lockerActions } from '#store/locker-actions.ts';
import { NO_DELETIONS, useDeleted } from '#store/locker-deletions.ts';

/** How often the page was left, or somebody wanted nothing back. */
let ends = 0;

/** What was begun last with a document here, under its id. */
const newest = new Map<string, object>();

/**
 * Begins something with a document. A second request on a slow device may be begun before the
 * same from before ends: that would take along the undo of this, and leaves it alone.
 *
 * @returns says whether nothing else was begun with it since
 */
function begin({ id }: LockerDocument): () => boolean {
  const deed = {};
  newest.set(id, deed);
  return () => newest.get(id) === deed;
}

/** Takes a document off the list, and offers to restore it until `endUndo`. */
export async function deleteLater(document: LockerDocument): Promise<void> {
  const before = ends;
  const isNewest = begin(document);
  try {
    await lockerActions.delete(document.id);
  } catch (error) {
    if (asLockerError(error).reason !== 'full') return report(error);
    // Nobody is asked any more about what was deleted on a page that is left.
    if (ends === before) useDeleted.setState({ forGood: document });
    return;
  }
  if (ends === before) return offer(document);
  if (isNewest()) await lockerActions.purge([document.id]).catch(() => {});
}

/**
 * Offers no undo any more, and removes for good what was deleted here: the page is left, or nobody wants it back. Never
 * rejects.
 *
 * @param isKept whether the browser may keep the page for Back: a transaction that rests with it would keep others
 *   waiting, so that is removed when it is back, or by the next start
 */
export async function endUndo(isKept = false): Promise<void> {
  ends++;
  useDeleted.setState(NO_DELETIONS);
  if (isKept) {
    addEventListener('pageshow', () => void endUndo(), { once: true });
    return;
  }
  // Where that fails it is tried again at the next start.
  await lockerActions.purge().catch(() => {});
}

/** The visitor's answer to whether that document may go for good. */
export async function answerForGood(yes: boolean): Promise<void> {
  const { forGood } = useDeleted.getState();
  useDeleted.setState({ forGood: undefined });
  if (yes && forGood) await lockerActions.remove(forGood.id).catch(report);
}

/** There is nothing that another try could give back. */
const NOT_HERE: ReadonlySet<Refusal> = new Set(['missing', 'newer']);

/** Puts a deleted document back into its place. */
export async function undoDelete(document: LockerDocument): Promise<void> {
  const before = ends;
  const isNewest = begin(document);
  withdraw(document);
  try {
    await lockerActions.restore(document.id);
  } catch (error) {
    report(error);
    // A disk that is full may take it in a moment, and so may a tab that is just being sealed. One that is locked has
    // ended its undo, as any that is left.
    if (ends === before && !NOT_HERE.has(asLockerError(error).reason)) return offer(document);
    // What the page does not offer again it must not hold for itself either.
    if (isNewest()) await lockerActions.purge([document.id]).catch(() => {});
  }
}

const offer = (document: LockerDocument) =>
  useDeleted.setState(({ documents }) => ({
    documents: [document, ...documents.filter(({ id }) => id !== document.id)],
  }));

const withdraw = (document: LockerDocument) =>
  useDeleted.setState(({ documents }) => ({
    documents: documents.filter((one) => one !== document),
  }));
