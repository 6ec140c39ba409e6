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
   * When its visitor began to remove it, in milliseconds since 1970: it is not missed when it is
   * gone.
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
  /** How many more were lost of which nothing but the number is known. */
  unnamed: number;
}

/** What a look into the database finds. */
export interface Found {
  /** Documents and files of the tray that are nowhere else, newest first. */
  documents: readonly Remembered[];
  /** Ids of all records, those that are deleted or cannot be read included. */
  present: ReadonlySet<string>;
}

interface Circumstances {
  /** Milliseconds since 1970. */
  now: number;
  /**
   * Whether the database was opened since this page last looked. What is missing over the same
   * connection may have been removed by an older build, which counts in a moment and so forgets the
   * list; what is still in it when a page opens the database was lost.
   */
  isReopened: boolean;
}

/** Stands among ids for all, also for those that come meanwhile. */
const ALL = '';

/** What is remembered where nothing is left. */
export const NOTHING_KEPT: Memory = { documents: [], kept: 0, gone: [], unnamed: 0 };

/** A removal that takes longer did not happen, if its document is still there. */
const MOST_GOING_MS = 60_000;

/**
 * Compares what is remembered, by its ids, with what is there: a browser that took a database, lost
 * some records of it or brought back an earlier state of it gives no other sign.
 */
export function missed(
  before: Memory,
  { documents, present }: Found,
  { now, isReopened }: Circumstances,
): Memory {
  const remembered = before.documents ?? [];
  const isGoing = ({ goingAt }: Remembered) => Math.abs(now - Number(goingAt)) < MOST_GOING_MS;
  // Who leaves all behind takes along what came since that was noted.
  const all = remembered.filter((one) => one.id === ALL && isGoing(one));
  const missing = remembered.filter(
    ({ id, goingAt }) => !goingAt && all.length === 0 && !present.has(id),
  );
  const [lost, unsure] = isReopened ? [missing, []] : [[], missing];
  const going = new Map(remembered.filter(isGoing).map(({ id, goingAt }) => [id, goingAt]));
  const isUncounted = isReopened && !before.documents && present.size === 0;
  return {
    documents: [
      ...documents.map((one) => ({ ...one, goingAt: going.get(one.id) })),
      ...unsure,
      ...all,
    ],
    kept: documents.length,
    // One that a backup brought back is not lost any more.
    gone: [...before.gone, ...lost].filter(({ id }) => !present.has(id)),
    unnamed: before.unnamed + (isUncounted ? before.kept : 0),
  };
}

/**
 * The same, where a visitor begins to remove documents. Those that no page has seen yet are noted as
 * well, so that a page which is reading them now knows that it has to read again.
 *
 * @param ids all of them if undefined: whoever leaves all behind leaves no list of what was lost
 * @param goingAt undefined where they stay after all
 */
export function withRemoval(
  memory: Memory,
  ids: readonly string[] | undefined,
  goingAt: number | undefined,
): Memory {
  const { documents = [], gone, unnamed } = memory;
  const going = new Set(ids ?? [ALL, ...documents.map(({ id }) => id)]);
  const stays = ({ id }: Remembered) => !going.has(id);
  return {
    ...memory,
    documents: [...documents.filter(stays), ...[...going].map((id) => ({ id, goingAt }))],
    gone: ids ? gone.filter(stays) : [],
    unnamed: ids ? unnamed : 0,
  };
}

/** The same without anything that a lock is to hide. */
export const withoutNames = (memory: Memory): Memory => ({
  ...memory,
  documents: memory.documents?.map(withoutName),
  gone: memory.gone.map(withoutName),
});

const withoutName = ({ title, ...rest }: Remembered): Remembered => rest;
