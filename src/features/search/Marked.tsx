import { piecesOf } from './pieces.ts';
import type { Term } from './terms.ts';

/** A text in which the words that were asked for are marked. */
export function Marked({ text, terms }: { text: string; terms: readonly Term[] }) {
  return piecesOf(text, terms).map(({ text: piece, hit, at }) =>
    hit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );
}
