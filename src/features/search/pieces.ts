import { isMatch } from './match.ts';
import type { Term } from './terms.ts';
import { wordsIn } from './words.ts';

/** A piece of a text; `hit` where it was asked for. */
export interface Piece {
  text: string;
  hit: boolean;
  /** Where it begins. */
  at: number;
}

/** A text in pieces, with each matching word as one piece. Joined they are the text. */
export function piecesOf(text: string, terms: readonly Term[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, hit: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), hit, at });
    at = end;
  };
  for (const { word, start, end } of wordsIn(text)) {
    if (!isMatch(word, terms)) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}
