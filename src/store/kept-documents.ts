import { createdHere } from '#core/storage/connection.ts';
import { DATABASES } from '#core/storage/databases.ts';
import { LOCAL } from './keys.ts';

/** How much the locker held when a page last looked, and how much was lost that nobody was told of yet. */
interface Counted {
  kept: number;
  lost: number;
}

/**
 * Notices documents that vanished. A database that the browser took is made anew, empty, as though nobody had ever used
 * it, so their number is stored outside it.
 *
 * @param kept what is there now
 * @returns how many were lost, until the visitor has read of them
 */
export function countKept(kept: number): number {
  const before = stored();
  const isTaken = createdHere.delete(DATABASES.locker.name);
  const lost = before.lost + (isTaken ? before.kept : 0);
  store({ kept, lost });
  return lost;
}

/** The visitor knows. */
export const forgetLostDocuments = (): void => store({ ...stored(), lost: 0 });

function stored(): Counted {
  try {
    const { kept, lost } = JSON.parse(localStorage.getItem(LOCAL.keptDocuments) ?? '{}');
    return { kept: countOf(kept), lost: countOf(lost) };
  } catch {
    // Blocked storage throws on every touch; then nothing could be kept, either.
    return { kept: 0, lost: 0 };
  }
}

const countOf = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0);

function store({ kept, lost }: Counted): void {
  try {
    if (kept + lost > 0) localStorage.setItem(LOCAL.keptDocuments, JSON.stringify({ kept, lost }));
    else localStorage.removeItem(LOCAL.keptDocuments);
  } catch {}
}
