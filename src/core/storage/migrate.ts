/** Makes a record of the next version of one of this version. Pure: what it is given may be shared. */
export type Migration = (record: unknown) => unknown;

/** What this version of the site writes, and how what older ones wrote becomes that. */
export interface Versions {
  readonly version: number;
  /** `migrations[n]` makes a record of version n + 1 of one of version n. */
  readonly migrations: Readonly<Record<number, Migration>>;
}

/** A record that was not read: a newer version of the site wrote it, or nobody knows what it is. */
export type Unread = 'newer' | 'unreadable';

/**
 * Reads a stored record of any version: migrates it step by step, in memory alone, and then has `parse`
 * check it, which returns undefined for an invalid one. A record whose migration is missing or throws is
 * `unreadable`, which its caller quarantines; a `newer` one is to be left as it is. Never throws.
 */
export function migrate<Parsed>(
  stored: unknown,
  from: unknown,
  { version, migrations }: Versions,
  parse: (current: unknown) => Parsed | undefined,
): Parsed | Unread {
  if (typeof from !== 'number') return 'unreadable';
  if (from > version) return 'newer';
  if (!Number.isInteger(from)) return 'unreadable';
  try {
    let current = stored;
    for (let at = from; at < version; at++) {
      const migration = migrations[at];
      if (!migration) return 'unreadable';
      current = migration(current);
    }
    return parse(current) ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** As `migrate`, for a record that carries its version in a field, which no migration needs to raise. */
export function migrateRecord<Parsed>(
  stored: unknown,
  { field, ...versions }: Versions & { readonly field: string },
  parse: (current: Record<string, unknown>) => Parsed | undefined,
): Parsed | Unread {
  if (!isObject(stored)) return 'unreadable';
  return migrate(stored, stored[field], versions, (current) =>
    isObject(current) ? parse({ ...current, [field]: versions.version }) : undefined,
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
