import { createdHere } from '#core/storage/connection.ts';
import { DATABASES } from '#core/storage/databases.ts';
import { kept } from './kept.ts';
import { LOCAL } from './keys.ts';

/** How much the locker held when a page last looked, and how much was lost that nobody was told of yet. */
interface Counted {
  kept: number;
  lost: number;
}

const counted = kept(LOCAL.keptDocuments, (text): Counted => {
  const counts = JSON.parse(text ?? '{}');
  return { kept: countOf(counts.kept), lost: countOf(counts.lost) };
});

/**
 * Notices documents that vanished. A database that the browser took is made anew, empty, as though nobody had ever used
 * it, so their number is stored outside it.
 *
 * @param present how many are there now
 * @returns how many were lost, until the visitor has read of them
 */
export function countKept(present: number): number {
  const before = counted.read();
  const isTaken = createdHere.delete(DATABASES.locker.name);
  const lost = before.lost + (isTaken ? before.kept : 0);
  store({ kept: present, lost });
  return lost;
}

/** The visitor knows. */
export const forgetLostDocuments = (): void => store({ ...counted.read(), lost: 0 });

const countOf = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0);

const store = (counts: Counted) =>
  void counted.write(counts.kept + counts.lost > 0 ? JSON.stringify(counts) : null);
