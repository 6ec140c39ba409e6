import { LABELS, type NumberKind } from '#domain/number-labels.ts';

/** How far a word may be from its number, in characters. */
const MAX_DISTANCE = 48;

const KINDS = Object.keys(LABELS) as NumberKind[];

const words = (kind: NumberKind) =>
  [...LABELS[kind]]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/ /g, '\\s+'))
    .join('|');

const ANY = new RegExp(
  `(^|[^\\p{L}\\p{M}\\p{N}])(?:${KINDS.map((kind) => `(${words(kind)})`).join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
);

/**
 * What the words beside a number say that it is: the last one before it, or one in brackets behind it.
 *
 * @param text in capitals; the number stands in it from `start` to `end`
 */
export function kindBeside(text: string, start: number, end: number): NumberKind | undefined {
  // A word before another number is about that one.
  const before = text.slice(Math.max(0, start - MAX_DISTANCE), start).replace(/^.*\d{3}\S*/s, '');
  const behind = /^ ?[([] ?([^()[\]\d]{1,30})[)\]]/.exec(text.slice(end, end + MAX_DISTANCE))?.[1];
  return lastKind(before) ?? (behind ? lastKind(behind) : undefined);
}

function lastKind(text: string): NumberKind | undefined {
  const last = [...text.matchAll(ANY)].at(-1);
  return last && KINDS[last.slice(2).findIndex((word) => word !== undefined)];
}
