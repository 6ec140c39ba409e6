import { LOCAL } from '#store/keys.ts';

/** Ids of the messages that waited when a page last looked, noted outside the database. */
export function notedMessages(): string[] {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(LOCAL.waitingMessages) ?? '[]');
    return Array.isArray(noted) ? noted.filter((id) => typeof id === 'string') : [];
  } catch {
    // Blocked storage throws on every touch; then nothing could be noted, or kept, either.
    return [];
  }
}

export function noteMessages(ids: readonly string[]): void {
  try {
    localStorage.setItem(LOCAL.waitingMessages, JSON.stringify(ids));
  } catch {}
}
