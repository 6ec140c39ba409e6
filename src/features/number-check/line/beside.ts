import { LABELS, type NumberKind } from '#domain/number-labels.ts';

/** How far a word may be from its number, in characters. */
const MAX_DISTANCE = 48;

const KINDS = Object.keys(LABELS) as NumberKind[];

const words = (kind: NumberKind) =>
  [...LABELS[kind]]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/ /g, '\\s+'))
    .join('|');

const ALL = KINDS.map((kind) => `(${words(kind)})`).join('|');

const ANY = new RegExp(`(^|[^\\p{L}\\p{M}\\p{N}])(?:${ALL})(?![\\p{L}\\p{M}])`, 'gu');

/** A word behind a number, and nothing but a sign behind that: else it is about the next number. */
const BEHIND = new RegExp(
  `^ ?[([-]? ?(?:${ALL})(?![\\p{L}\\p{M}/])(?: ?(?:NO|NUMBER|ID|CODE|नंबर|संख्या))* ?(?:$|[)\\],.;])`,
  'u',
);

/**
 * The kind that the words next to a number name: the last one before it, or the one after it.
 *
 * @param text in capitals; the number is in it from `start` to `end`
 */
export function kindBeside(text: string, start: number, end: number): NumberKind | undefined {
  // A word before another number is about that one.
  const before = text
    .slice(Math.max(0, start - MAX_DISTANCE), start)
    .replace(/^.*\d{3}[A-Z\d]*/s, '');
  const behind = text.slice(end, end + MAX_DISTANCE);
  const inBrackets = /^ ?[([] ?([^()[\]\d]{1,30})[)\]]/.exec(behind)?.[1] ?? '';
  // `A/c to 98…` says whose money went there.
  if (/A\/C[> ]{0,3}TO[ :]*$/.test(before)) return undefined;
  return lastKind(before) ?? lastKind(inBrackets) ?? kindOf(BEHIND.exec(behind)?.slice(1));
}

function lastKind(text: string): NumberKind | undefined {
  return kindOf([...text.matchAll(ANY)].at(-1)?.slice(2));
}

/** The kind whose word was found, of one group for each. */
const kindOf = (groups: readonly (string | undefined)[] | undefined): NumberKind | undefined =>
  groups && KINDS[groups.findIndex((word) => word !== undefined)];
