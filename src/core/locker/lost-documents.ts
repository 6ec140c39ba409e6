/**
 * A document as it is remembered outside the database. Names and days are missing where a lock
 * hides them.
 */
export interface Remembered {
  id: string;
  /** As its visitor knows it; absent where the site itself names it, or nobody may read it. */
  title?: string;
  /** When it came, in milliseconds since 1970. */
  addedAt?: number;
  /**
   * When its visitor began to remove it, in milliseconds since 1970: it is not missed when it is
   * gone.
   */
  goingAt?: number;
}

/** What is remembered of the documents on this device. */
export interface Memory {
  /**
   * Those that were there at the last look; undefined where an older build has looked since, which
   * counts only.
   */
  documents: readonly Remembered[] | undefined;
  /** How many there were at the last look. */
  kept: number;
  /** Those that were lost, and of which the visitor has not read yet. */
  gone: readonly Remembered[];
  /** How many more were lost of which nothing but the number is known. */
  unnamed: number;
}

/** What a look into the database finds. */
export interface Found {
  /** Documents and files of the tray that are nowhere else, newest first. */
  documents: readonly Remembered[];
  /** Ids of all records, those that are deleted or cannot be read included. */
  present: ReadonlySet<string>;
  /** Whether nobody ever used this database: it is new, or was emptied. */
  isBlank: boolean;
}

interface Circumstances {
  /** Milliseconds since 1970. */
  now: number;
  /**
   * Whether the database was opened since this page last looked. What is missing over the same
   * connection was removed, by whatever code: a browser takes what nobody has open.
   */
  isReopened: boolean;
}

/** A removal that takes longer did not happen, if its document is still there. */
const MOST_GOING_MS = 60_000;

/**
 * Compares what is remembered, by its ids, with what is there: a browser that took a database, lost
 * some records of it or brought back an earlier state of it gives no other sign.
 */
export function missed(before: Memory, found: Found, { now, isReopened }: Circumstances): Memory {
  const { documents, present, isBlank } = found;
  const remembered = before.documents ?? [];
  const missing = remembered.filter(({ id, goingAt }) => !present.has(id) && goingAt === undefined);
  const untold = isReopened ? [...before.gone, ...missing] : before.gone;
  // One that a backup brought back is not lost any more.
  const gone = new Map(untold.flatMap((one) => (present.has(one.id) ? [] : [[one.id, one]])));
  const isUncounted = isReopened && isBlank && before.documents === undefined;
  const going = new Map(remembered.map(({ id, goingAt }) => [id, goingAt]));
  return {
    documents: documents.map((one) => {
      const goingAt = going.get(one.id);
      const isGoing = goingAt !== undefined && Math.abs(now - goingAt) < MOST_GOING_MS;
      return isGoing ? { ...one, goingAt } : one;
    }),
    kept: documents.length,
    gone: [...gone.values()],
    unnamed: before.unnamed + (isUncounted ? before.kept : 0),
  };
}

/**
 * The same, where a visitor begins to remove documents. Those that no page has seen yet are noted
 * as well, so that a page which is reading them now knows that it has to read again.
 *
 * @param ids all of them if undefined
 */
export function withRemoval(
  memory: Memory,
  ids: readonly string[] | undefined,
  now: number,
): Memory {
  const { documents = [] } = memory;
  const going = new Set(ids ?? [...documents.map(({ id }) => id), '']);
  const marked = documents.map((one) => (going.has(one.id) ? { ...one, goingAt: now } : one));
  // Who leaves all of it behind leaves no list of what was lost.
  const gone = ids ? memory.gone.filter(({ id }) => !going.has(id)) : [];
  for (const { id } of documents) going.delete(id);
  return {
    ...memory,
    documents: [...marked, ...[...going].map((id) => ({ id, goingAt: now }))],
    gone,
    unnamed: ids ? memory.unnamed : 0,
  };
}

/** The same, where a document stays after all. */
export const withoutRemoval = (memory: Memory, id: string): Memory => ({
  ...memory,
  documents: memory.documents?.map(({ goingAt, ...one }) =>
    goingAt === undefined || one.id === id ? one : { ...one, goingAt },
  ),
});

/** The same without anything that a lock is to hide. */
export const withoutNames = (memory: Memory): Memory => ({
  ...memory,
  documents: memory.documents?.map(unnamed),
  gone: memory.gone.map(unnamed),
});

const unnamed = ({ title, ...rest }: Remembered): Remembered => rest;
