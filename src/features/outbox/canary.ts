import { notedMessages, noteMessages } from './noted.ts';

/**
 * Notices messages that vanished. A cleared or corrupted database looks like an empty one, so the ids
 * that wait (random, nothing personal) are noted outside it. Returns how many of the ids noted last time
 * are now neither waiting nor done with, then notes the current ones.
 */
export function countLost(waiting: readonly string[], known: ReadonlySet<string>): number {
  const noted = notedMessages();
  noteMessages(waiting);
  return noted.filter((id) => !known.has(id)).length;
}
