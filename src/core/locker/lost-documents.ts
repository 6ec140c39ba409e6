/**
 * A document as it is remembered outside the database. Names and days are missing where a lock
 * hides them.
 */
export interface Remembered {
  id: string;
  /** As its visitor knows it; absent where the site itself names it, or nobody may read it. */
  title?: string | undefined;
  /** When it came, in milliseconds since 1970. */
  addedAt?: number;
  /**
   * When its visitor removed it, in milliseconds since 1970, if the disk did so: it is not missed
   * when it is gone.
   */
  goingAt?: number | undefined;
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
  /** How many more were lost of which only the number is known. */
  unnamed: number;
}

/** What a look into the database finds. */
export interface Found {
  /** Documents and files of the tray that are nowhere else, newest first. */
  documents: readonly Remembered[];
  /** Ids of all records, those that are deleted or cannot be read included. */
  present: ReadonlySet<string>;
}

/** An id that means all of them, where a visitor leaves them behind. */
const ALL = '';

/** What is remembered where nothing is left. */
export const NOTHING_KEPT: Memory = { documents: [], kept: 0, gone: [], unnamed: 0 };

/**
 * Compares what is remembered, by its ids, with what is there: a browser that took a database, lost
 * some records of it or brought back an earlier state of it gives no other sign. What was to be removed
 * and is there stays, since that was noted while nobody else could read.
 *
 * @param isReopened whether the database was opened since this page last looked. What is missing over
 *   the same connection may have been removed by an older build, which counts in a moment and so
 *   forgets the list; what is still in it when a page opens the database was lost
 */
export function missed(before: Memory, { documents, present }: Found, isReopened: boolean): Memory {
  const remembered = before.documents ?? [];
  const missing = remembered.filter(({ id, goingAt }) => !goingAt && !present.has(id));
  const [lost, unsure] = isReopened ? [missing, []] : [[], missing];
  const all = remembered.find(({ id }) => id === ALL);
  const isLeft =
    all && !remembered.some(({ id, goingAt }) => goingAt === all.goingAt && present.has(id));
  // A visitor who has left all behind has no list of what was lost before.
  const { gone, unnamed } = isLeft ? NOTHING_KEPT : before;
  const isUncounted = isReopened && !before.documents && present.size === 0;
  return {
    documents: [...documents, ...unsure],
    kept: documents.length,
    // One that a backup brought back is not lost any more.
    gone: [...gone, ...lost].filter(({ id }) => !present.has(id)),
    unnamed: unnamed + (isUncounted ? before.kept : 0),
  };
}

/**
 * The same, where a visitor removes documents. Those that no page has seen yet are noted as well, so
 * that a page which is reading them now knows that it has to read again.
 *
 * @param ids all of them if undefined
 * @param goingAt `markOf` this memory
 */
export function withRemoval(
  memory: Memory,
  ids: readonly string[] | undefined,
  goingAt: number,
): Memory {
  const { documents = [], gone } = memory;
  const going = new Set(ids ?? [ALL, ...documents.map(({ id }) => id)]);
  const stays = ({ id }: Remembered) => !going.has(id);
  const all = documents.find(({ id }) => id === ALL);
  // What is removed is there: nobody has left it behind.
  const isLeft = all && !documents.some((one) => one.goingAt === all.goingAt && !stays(one));
  return {
    ...memory,
    documents: [
      ...documents.filter((one) => stays(one) && (one !== all || isLeft)),
      ...[...going].map((id) => ({ id, goingAt })),
    ],
    gone: ids ? gone.filter(stays) : gone.map(withoutName),
  };
}

/**
 * The time of a removal, by which it is told from all others that are remembered: who takes one back takes back no
 * other, in another tab say, of the same document.
 */
export const markOf = ({ documents = [] }: Memory, now: number): number =>
  Math.max(now, ...documents.map(({ goingAt = 0 }) => goingAt + 1));

/**
 * The same, where what was to be removed then stays after all: as it was remembered before. Where a page has looked
 * since it knows that itself.
 */
export function withStaying(memory: Memory, { documents, gone }: Memory, goingAt: number): Memory {
  const known = (list: readonly Remembered[], { id }: Remembered) =>
    list.find((one) => one.id === id);
  const isOfIt = (one: Remembered) => one.goingAt === goingAt;
  const back = memory.documents?.flatMap((one) =>
    isOfIt(one) ? (known(documents ?? [], one) ?? []) : one,
  );
  const isCounted = !documents && back?.length === 0 && memory.documents?.some(isOfIt);
  return {
    ...memory,
    documents: isCounted ? undefined : back,
    gone: memory.gone.map((one) => known(gone, one) ?? one),
  };
}

/** The same without anything that a lock is to hide. */
export const withoutNames = (memory: Memory): Memory => ({
  ...memory,
  documents: memory.documents?.map(withoutName),
  gone: memory.gone.map(withoutName),
});

const withoutName = ({ title, ...rest }: Remembered): Remembered => rest;
