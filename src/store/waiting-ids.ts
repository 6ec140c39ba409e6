import { asTexts, kept } from './kept.ts';
import { LOCAL } from './keys.ts';

const keptIds = kept(LOCAL.waitingMessages, asTexts);

/**
 * Ids of the messages that waited when a page last looked, stored outside the database. One stays until the
 * visitor was told what became of it. All tabs share them, so that one of them tells it.
 */
export const storedWaitingIds = (): string[] => keptIds.read();

export const storeWaitingIds = (ids: readonly string[]): void =>
  void keptIds.write(JSON.stringify(ids));

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
