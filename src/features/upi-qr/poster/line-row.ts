import type { Mark } from '#components/drawing/drawing.ts';
import type { Column, Row } from '#components/drawing/rows.ts';
import { EM, type LineName, type Local, type Outline } from './local.ts';

/** Vowel signs extend above and below the line; what hangs lower has so much room below it. */
const LEADING = 1.45;
const BASELINE = 1.06;
const ROOM = 0.06;

/** A text in the site's typeface, or a line that comes as an outline, with the paths that it is of. */
export type Piece = string | { outline: Outline; paths: readonly string[] };

/** A line of a language, if it has that line. */
export function outlineOf(
  { lines, glyphs }: Local,
  name: LineName,
): Exclude<Piece, string> | undefined {
  const outline = lines[name];
  return outline && { outline, paths: glyphs };
}

/** Pieces side by side, smaller where they would be wider than the column. */
export function lineRow(
  { x, anchor, width, measure }: Column,
  pieces: readonly Piece[],
  { size: wanted, fill, weight }: { size: number; fill: string; weight: number },
): Row {
  const widths = pieces.map((piece) =>
    typeof piece === 'string' ? measure(piece, weight) : piece.outline.width / EM,
  );
  const ems = widths.reduce((sum, each) => sum + each, 0);
  const size = Math.min(wanted, width / ems);
  const scale = size / EM;
  const down = pieces.map((piece) => (typeof piece === 'string' ? 0 : (piece.outline.down ?? 0)));
  return {
    height: size * Math.max(LEADING, BASELINE + Math.max(0, ...down) / EM + ROOM),
    draw: (top) => {
      const y = top + size * BASELINE;
      let left = anchor === 'start' ? x : x - (ems * size) / 2;
      return pieces.flatMap((piece, i): Mark[] => {
        const from = left;
        const length = (widths[i] ?? 0) * size;
        left += length;
        if (typeof piece === 'string')
          return [{ text: piece, x: from, y, size, length, weight, anchor: 'start', fill }];
        return piece.outline.glyphs.map(([index, right, down]) => ({
          d: piece.paths[index] ?? '',
          x: from + right * scale,
          y: y + down * scale,
          scale,
          fill,
        }));
      });
    },
  };
}
