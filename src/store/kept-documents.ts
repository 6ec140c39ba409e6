import {
  type Memory,
  markOf,
  missed,
  NOTHING_KEPT,
  type Remembered,
  withoutNames,
  withRemoval,
  withStaying,
} from '#core/locker/lost-documents.ts';
import type { LockerContents } from '#core/locker/read.ts';
import { onRemoval } from '#core/locker/removals.ts';
import { openingsOf } from '#core/storage/connection.ts';
import { DATABASES } from '#core/storage/databases.ts';
import { asText, kept } from './kept.ts';
import { LOCAL } from './keys.ts';
import { parseMemory, textOf } from './memory-of-documents.ts';

const stored = kept(LOCAL.keptDocuments, asText);

const read = (): Memory => parseMemory(stored.read());

/** Documents that were lost, and of which the visitor has not read yet. */
export interface LostDocuments {
  /** How many. */
  lost: number;
  /** What is known of them; of some nothing may be. */
  lostDocuments: readonly Remembered[];
}

/** What was remembered before the database was read, and how often that had been opened. */
interface Before {
  text: string;
  openings: number;
}

const openingsNow = () => openingsOf(DATABASES.locker.name);

/** Over which connection this page last looked; 0 for none. */
let lookedOver = 0;

/** Ask this before the database is read, and hand it to `countKept`. */
export const remembered = (): Before => ({ text: stored.read() ?? '', openings: openingsNow() });

/**
 * Notices documents that vanished. Neither an empty database nor one that is older than before
 * tells that itself, so what is there is remembered outside it, by ids. Names are remembered only
 * of a locker without a lock.
 *
 * @param before what was remembered before the database was read
 * @returns undefined where another tab has looked meanwhile: then all is to be read again
 */
export function countKept(
  before: Before,
  contents: LockerContents,
  isSealed: boolean,
): LostDocuments | undefined {
  if (before.text !== remembered().text) return undefined;
  const found = { documents: documentsOf(contents), present: contents.present };
  const isReopened = openingsNow() !== lookedOver;
  const all = missed(parseMemory(before.text), found, isReopened);
  const memory = isSealed ? withoutNames(all) : all;
  // Where it was lost and opened again meanwhile, the next look finds another number.
  lookedOver = before.openings || 1;
  store(memory);
  return { lost: memory.gone.length + memory.unnamed, lostDocuments: memory.gone };
}

/** Whether a document that is nowhere was lost, and its visitor has not read of it or no page has missed it yet. */
export function wasLost(id: string): boolean {
  const { documents = [], gone } = read();
  return [...gone, ...documents].some((one) => one.id === id && !one.goingAt);
}

/** The visitor knows. */
export const forgetLostDocuments = (): void => store({ ...read(), gone: [], unnamed: 0 });

/** Nothing that can be read of a document stays outside a locker that is locked, or left. */
export const forgetNames = (): void => store(withoutNames(read()));

// What a visitor removes is not missed.
onRemoval((ids) => {
  const before = read();
  const goingAt = markOf(before, Date.now());
  store(withRemoval(before, ids, goingAt));
  return (isGone) => {
    if (!isGone) store(withStaying(read(), before, goingAt));
    else if (!ids) store(NOTHING_KEPT);
  };
});

function documentsOf({ documents, waiting, tray, unread }: LockerContents): Remembered[] {
  const listed = [...documents.filter(({ file }) => file), ...waiting];
  return [
    ...listed.map(({ id, title, addedAt }) => ({ id, title, addedAt })),
    ...tray.map(({ id, name, arrivedAt }) => ({ id, title: name, addedAt: arrivedAt })),
    ...unread.map((id) => ({ id })),
  ];
}

/** Where there is no room nothing is remembered: what is out of date would say what is not so. */
function store(memory: Memory): void {
  if (!stored.write(textOf(stored.read(), memory))) stored.write(null);
}
