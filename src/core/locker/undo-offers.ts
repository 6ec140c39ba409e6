import { STORAGE_PREFIX } from '#facts/site.ts';
import { LEFT_DELETED_MS } from './limits.ts';

/** Beginning of the Web Locks of documents that a page offers to restore. */
const UNDO_LOCK = `${STORAGE_PREFIX}-undo:`;

/** Undefined in a browser without them, and where there is no browser. */
const webLocks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** How each undo that this page offers is withdrawn, under the id of its document. */
const own = new Map<string, () => Promise<unknown>>();

/**
 * Says to every page of this device that this one offers to restore a document. Ends with the page, however that ends:
 * it is a Web Lock, which two pages may share. Begin before the document is marked as deleted.
 *
 * @returns takes that offer back, and none that was made since
 */
export async function offerUndo(id: string): Promise<() => Promise<unknown>> {
  const offered = own.get(id) ?? (await hold(id));
  return async () => own.get(id) === offered && withdrawUndo([id]);
}

async function hold(id: string): Promise<() => Promise<unknown>> {
  let withdraw = () => {};
  const withdrawn = new Promise<void>((resolve) => {
    withdraw = resolve;
  });
  let held: Promise<unknown> | undefined;
  const offer = () => {
    withdraw();
    return Promise.resolve(held);
  };
  own.set(id, offer);
  await new Promise<void>((resolve) => {
    const isHeld = () => {
      resolve();
      return withdrawn;
    };
    // Without Web Locks, or where they are refused with all site data, other pages go by the clock.
    held = webLocks()
      ?.request(UNDO_LOCK + id, { mode: 'shared' }, isHeld)
      .catch(resolve);
    if (!held) resolve();
  });
  return offer;
}

/** Restores a document: who leaves the page meanwhile withdraws that undo too late. If it fails it is offered on. */
export async function whileOffered<Result>(
  id: string,
  restore: () => Promise<Result>,
): Promise<Result> {
  const withdraw = own.get(id);
  own.delete(id);
  try {
    const result = await restore();
    await withdraw?.();
    return result;
  } catch (error) {
    if (withdraw) own.set(id, withdraw);
    throw error;
  }
}

/** Offers no undo of these documents any more; of none, if not told which. Returns their ids. */
export async function withdrawUndo(ids = [...own.keys()]): Promise<string[]> {
  const ends = ids.map((id) => own.get(id)?.());
  for (const id of ids) own.delete(id);
  await Promise.all(ends);
  return ids;
}

/**
 * Which documents a page that lives offers to restore. What another one deletes after this is asked is not among them.
 *
 * @param leftMs after so long an undo is taken for left where pages cannot ask each other
 * @returns says it of a document's id and the time when it was deleted
 */
export async function undoOffers(
  leftMs = LEFT_DELETED_MS,
): Promise<(id: string, deletedAt: number) => boolean> {
  const locks = await webLocks()
    ?.query()
    .catch(() => undefined);
  if (!locks)
    // A clock that was set back since must not keep the bytes of a deleted paper for ever.
    return (id, deletedAt) => own.has(id) || Math.abs(Date.now() - deletedAt) < leftMs;
  const held = new Set(locks.held?.map(({ name }) => name));
  return (id) => own.has(id) || held.has(UNDO_LOCK + id);
}
