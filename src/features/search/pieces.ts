import { matchedFrom } from './match.ts';
import type { Term } from './terms.ts';
import { wordsIn } from './words.ts';

/** A piece of a text; `hit` where it was asked for. */
export interface Piece {
  text: string;
  hit: boolean;
  /** Where it begins. */
  at: number;
}

/** A text in pieces, with each word or synonym that matches as one piece. Joined they are the text. */
export function piecesOf(text: string, terms: readonly Term[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, hit: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), hit, at });
    at = end;
  };
  const found = wordsIn(text);
  const words = found.map(({ word }) => word);
  for (let first = 0; first < found.length; first++) {
    const last = first + matchedFrom(words, first, terms) - 1;
    if (last < first) continue;
    add(found[first]?.start ?? at, false);
    add(found[last]?.end ?? at, true);
    first = last;
  }
  add(text.length, false);
  return pieces;
}
