import { LOCAL } from '#store/keys.ts';

/** Ids of the messages that waited when a page last looked, stored outside the database. */
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
