import { type Pattern, readPattern } from './read-pattern.ts';

/** A text that goes on: `middle` as often as one likes, between two ends. */
export interface Attack {
  start: string;
  middle: string;
  end: string;
}

/** Characters that expressions tell apart, and one that few take. */
const PROBES = [
  ...Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)),
  ...'\n\t\0\u200b\u00a0₹°½éकि१…\u{1f600}',
  '\ud800',
];

/**
 * Texts that could keep an expression busy: each run that it may take is gone on with, and then ended by what does not
 * fit. None for an expression without such a run.
 */
export function attacksOn({ source, flags }: RegExp): Attack[] {
  const pattern = readPattern(source);
  const parts = [...partsOf(pattern)];
  const isLong = (part: Pattern) => part.kind === 'repeated' && part.most > 8;
  if (!parts.some(isLong)) return [];
  const singles = parts.flatMap((part) => (part.kind === 'character' ? [part.source] : []));
  const kinds = kindsOf(singles, flags);
  const characters = [...kinds.values()];
  const sample = (part: Pattern): string => shortest(part, [...characters, ...PROBES], flags);
  const whole = sample(pattern);
  const beginnings = Array.from(whole, (_, i) => whole.slice(0, i + 1));
  const starts = new Set(['', ...beginnings.slice(0, 8), ...characters.slice(0, 5)]);
  const runs = parts.filter(isLong).map((part) => sample((part as { inside: Pattern }).inside));
  const pairs = characters.slice(0, 6).flatMap((a) => characters.slice(0, 6).map((b) => a + b));
  const middles = new Set(
    [...runs, ...characters, ...pairs, whole, whole.slice(0, -1)].filter(Boolean),
  );
  const ends = ['', ...characters.slice(0, 8)];
  return [...starts].flatMap((start) =>
    [...middles].flatMap((middle) => ends.map((end) => ({ start, middle, end }))),
  );
}

function* partsOf(part: Pattern): Generator<Pattern> {
  yield part;
  if ('inside' in part) yield* partsOf(part.inside);
  if (part.kind === 'sequence') for (const each of part.parts) yield* partsOf(each);
  if (part.kind === 'choice') for (const each of part.ways) yield* partsOf(each);
}

/** One character of each kind, by which of an expression's characters it is. */
function kindsOf(singles: readonly string[], flags: string): Map<string, string> {
  const is = singles.map((single) => singleOf(single, flags));
  const kinds = new Map<string, string>();
  for (const probe of [...singles.filter((single) => single.length === 1), ...PROBES]) {
    const kind = is.map((each) => Number(each.test(probe))).join('');
    if (!kinds.has(kind)) kinds.set(kind, probe);
  }
  return kinds;
}

const singleOf = (source: string, flags: string) =>
  new RegExp(`^(?:${source})$`, flags.replace(/[gmy]/g, ''));

/** A text that a part takes, as short as its counts let it be, with one at least of each run. */
function shortest(part: Pattern, characters: readonly string[], flags: string): string {
  const of = (inside: Pattern) => shortest(inside, characters, flags);
  if (part.kind === 'character') {
    const is = singleOf(part.source, flags);
    return characters.find((each) => is.test(each)) ?? '';
  }
  if (part.kind === 'sequence') return part.parts.map(of).join('');
  if (part.kind === 'choice') return of(part.ways[0] as Pattern);
  if (part.kind === 'group') return of(part.inside);
  if (part.kind === 'repeated')
    return of(part.inside).repeat(Math.min(Math.max(part.least, 1), 16));
  return '';
}
