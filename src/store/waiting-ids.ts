import { LOCAL } from './keys.ts';

/**
 * Ids of the messages that waited when a page last looked, stored outside the database. One stays until the
 * visitor was told what became of it. All tabs share them, so that one of them tells it.
 */
export function storedWaitingIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(LOCAL.waitingMessages) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // Blocked storage throws on every touch; then nothing could be stored, or kept, either.
    return [];
  }
}

export function storeWaitingIds(ids: readonly string[]): void {
  try {
    localStorage.setItem(LOCAL.waitingMessages, JSON.stringify(ids));
  } catch {}
}

/** Before a visitor is told that a message is saved: what is cleared the moment after is missed all the same. */
export function noteWaitingId(id: string): void {
  storeWaitingIds([...new Set([...storedWaitingIds(), id])]);
}

/** Takes out the ids that are given. Returns those of them that were still stored. */
export function takeWaitingIds(ids: readonly string[]): string[] {
  const stored = storedWaitingIds();
  const taken = stored.filter((id) => ids.includes(id));
  if (taken.length > 0) storeWaitingIds(stored.filter((id) => !ids.includes(id)));
  return taken;
}
