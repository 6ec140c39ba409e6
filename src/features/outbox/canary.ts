import { LOCAL } from '#store/keys.ts';

/**
 * Notices messages that vanished. A cleared or corrupted database looks like an empty one, so the ids
 * that wait (random, nothing personal) are noted outside it. Returns how many of the ids noted last time
 * are now neither waiting nor done with, then notes the current ones.
 */
export function countLost(waiting: readonly string[], known: ReadonlySet<string>): number {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(LOCAL.waitingMessages) ?? '[]');
    localStorage.setItem(LOCAL.waitingMessages, JSON.stringify(waiting));
    return Array.isArray(noted) ? noted.filter((id) => !known.has(id)).length : 0;
  } catch {
    // No localStorage: then nothing was noted either.
    return 0;
  }
}
