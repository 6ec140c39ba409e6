import type { Memory, Remembered } from '#core/locker/lost-documents.ts';
import type { KeptText } from './kept.ts';

/** Documents of which name and day are stored, the newest; of the others their ids are. */
const MOST_NAMED = 1_000;

/**
 * What is stored under `LOCAL.keptDocuments`. Builds before ids were stored know `kept` and `lost`
 * alone, and write nothing else: after them there is no list.
 */
interface Stored {
  kept: number;
  /** Those of `gone`, and those of which nothing else is known. */
  lost: number;
  revision: number;
  documents?: Remembered[];
  gone?: Remembered[];
}

/** Reads what any build has stored, and whatever else may be there. */
export function parseMemory(text: KeptText): Memory {
  const { kept, lost, documents, gone } = parsed(text);
  const known = listOf(gone) ?? [];
  return {
    documents: listOf(documents),
    kept: countOf(kept),
    gone: known,
    unnamed: Math.max(0, countOf(lost) - known.length),
  };
}

/**
 * What to store in place of `before`, as text; `before` itself where it says the same. Each other
 * one has another number, so that a page which compares two texts knows whether anything was
 * written in between.
 */
export function textAfter(before: KeptText, memory: Memory): string | null {
  const revision = countOf(parsed(before).revision);
  const same = textOf(memory, revision);
  return same === (before ?? null) ? same : textOf(memory, revision + 1);
}

function textOf({ documents, kept, gone, unnamed }: Memory, revision: number): string | null {
  const lost = gone.length + unnamed;
  // Whoever never had any document leaves nothing.
  if (revision <= 1 && kept + lost + (documents?.length ?? 0) === 0) return null;
  const stored: Stored = {
    kept,
    lost,
    revision,
    ...(documents && { documents: documents.map(shortened) }),
    ...(gone.length > 0 && { gone: [...gone] }),
  };
  return JSON.stringify(stored);
}

const shortened = (one: Remembered, place: number): Remembered =>
  place < MOST_NAMED
    ? one
    : { id: one.id, ...(one.goingAt !== undefined && { goingAt: one.goingAt }) };

function parsed(text: KeptText): Partial<Record<keyof Stored, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function listOf(value: unknown): Remembered[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each): Remembered[] => {
    const { id, title, addedAt, goingAt } = Object(each) as Partial<Record<string, unknown>>;
    if (typeof id !== 'string') return [];
    return [
      {
        id,
        ...(typeof title === 'string' && { title }),
        ...(isTime(addedAt) && { addedAt }),
        ...(isTime(goingAt) && { goingAt }),
      },
    ];
  });
}

/** Within what a `Date` can hold, in every time zone. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < 8.6e15;

const countOf = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0);
