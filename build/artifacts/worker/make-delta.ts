import { DELTA_RADIX, GROUP_SEPARATOR } from '../../../src/core/languages/delta.ts';

/** Copies of fewer characters take more to say than they save. */
const SHORTEST_COPY = 12;

/** Places of the other file that are compared for each position; more find little that is longer. */
const MOST_PLACES = 64;

/** A text as a delta to a base. Throws if the text holds the character that divides the fields. */
export type DeltaMaker = (text: string) => string;

/**
 * Makes deltas to one text, see `src/core/languages/delta.ts`: at each position the longest piece that this
 * text has as well, where the copy before it went on if that is as good. What a piece is looked up in is made once.
 *
 * @param baseUrl URL of the file that holds `base`
 */
export function deltasTo(base: string, baseUrl: string): DeltaMaker {
  const places = placesIn(base);
  return (text) => deltaTo({ base, baseUrl, places }, text);
}

/** The same for one text. */
export const makeDelta = (text: string, base: string, baseUrl: string): string =>
  deltasTo(base, baseUrl)(text);

interface Base {
  base: string;
  baseUrl: string;
  places: ReadonlyMap<string, readonly number[]>;
}

function deltaTo({ base, baseUrl, places }: Base, text: string): string {
  if (text.includes(GROUP_SEPARATOR)) throw new Error(`A text like ${baseUrl} holds a separator.`);
  const fields = [baseUrl];
  let own = '';
  let behind = 0;
  let copy: string | undefined;
  const flush = () => {
    if (copy !== undefined || own !== '') fields.push(copy ?? '0,0', own);
    own = '';
  };
  for (let at = 0; at < text.length; ) {
    const candidates = [behind, ...(places.get(text.slice(at, at + SHORTEST_COPY)) ?? [])];
    const best = longest(
      candidates.map((from) => ({ from, length: common(text, at, base, from) })),
    );
    if (best.length < SHORTEST_COPY) {
      own += text[at++];
      continue;
    }
    flush();
    copy = [best.from - behind, best.length].map((each) => each.toString(DELTA_RADIX)).join();
    behind = best.from + best.length;
    at += best.length;
  }
  flush();
  return fields.join(GROUP_SEPARATOR);
}

interface Piece {
  from: number;
  length: number;
}

const longest = (pieces: readonly Piece[]): Piece =>
  pieces.reduce((best, piece) => (piece.length > best.length ? piece : best));

/** Offsets of each run of so many characters in a text. */
function placesIn(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at + SHORTEST_COPY <= text.length; at++) {
    const piece = text.slice(at, at + SHORTEST_COPY);
    const known = places.get(piece);
    if (!known) places.set(piece, [at]);
    else if (known.length < MOST_PLACES) known.push(at);
  }
  return places;
}

/** Characters that two texts have in common from these positions on. */
function common(one: string, at: number, other: string, from: number): number {
  let length = 0;
  while (at + length < one.length && one[at + length] === other[from + length]) length++;
  return length;
}
