import type { Unread } from '#core/storage/migrate.ts';
import { changeLocker } from './database.ts';

/** A record that has a place in a list. */
interface Listed {
  id: string;
  position: number;
}

type Parse<Found extends Listed> = (value: unknown) => Found | Unread;

/** Reads one record. It counts only under its own id: one under another key would be shown twice. */
export function parseAt<Found extends Listed>(
  key: string,
  value: unknown,
  parse: Parse<Found>,
): Found | Unread {
  const found = parse(value);
  return typeof found === 'string' || found.id === key ? found : 'unreadable';
}

/**
 * Reads all records of a store: those that can be read, newest first; keys of those that cannot; and how many are
 * newer.
 */
export function parseAll<Found extends Listed>(
  entries: readonly [string, unknown][],
  parse: Parse<Found>,
): { read: Found[]; unreadable: string[]; newer: number } {
  const parsed = entries.map(([key, value]) => [key, parseAt(key, value, parse)] as const);
  const read = parsed.flatMap(([, found]) => (typeof found === 'string' ? [] : [found]));
  return {
    read: read.sort((a, b) => b.position - a.position || (a.id < b.id ? -1 : 1)),
    unreadable: parsed.filter(([, found]) => found === 'unreadable').map(([key]) => key),
    newer: parsed.filter(([, found]) => found === 'newer').length,
  };
}

/** Quarantines unreadable records. Read again inside: another tab may have repaired or removed one meanwhile. */
export async function quarantine(
  store: 'documents' | 'tray',
  keys: readonly string[],
  parse: Parse<Listed>,
): Promise<void> {
  if (keys.length === 0) return;
  await changeLocker([store, 'aside'], async (stores) => {
    const [from, { aside }] = [stores[store], stores];
    for (const key of keys) {
      const value = await from.get(key);
      if (value === undefined || parseAt(key, value, parse) !== 'unreadable') continue;
      aside.put(key, value);
      from.delete(key);
    }
  });
}
