import type { Mark } from '#components/drawing/drawing.ts';
import type { Column, Row } from '#components/drawing/rows.ts';
import { EM, type LineName, type Local, type Outline } from './local.ts';

/** Of Latin letters: the height of a line, and how far below its upper edge the baseline is, in ems. */
const LATIN = { leading: 1.16, baseline: 0.86 };

/** Vowel signs extend above and below the line; what hangs lower has so much room below it. */
const INDIC = { leading: 1.45, baseline: 1.06 };
const ROOM = 0.06;

/**
 * A text in the site's typeface, without a space at its ends, which an SVG would drop; a space in ems; or a line that
 * comes as an outline, with the paths that it is of.
 */
export type Piece = string | { space: number } | Drawn;

interface Drawn {
  outline: Outline;
  paths: readonly string[];
}

/** Size of letters on a sticker below which a line is broken, in mm: less is hard to read next to a counter. */
const LEAST_MM = 3.4;

/** Between two words, in ems. */
export const SPACE: Piece = { space: 0.25 };

/** A line of a language, if it has that line. */
export function outlineOf({ lines, glyphs }: Local, name: LineName): Drawn | undefined {
  const outline = lines[name];
  return outline && { outline, paths: glyphs };
}

interface LineStyle {
  size: number;
  fill: string;
  weight: number;
}

/** The width of each piece, in ems. */
const widthsOf = ({ measure }: Column, pieces: readonly Piece[], weight: number) =>
  pieces.map((piece) =>
    typeof piece === 'string'
      ? measure(piece, weight)
      : 'space' in piece
        ? piece.space
        : piece.outline.width / EM,
  );

const sum = (widths: readonly number[]) => widths.reduce((all, each) => all + each, 0);

/** Pieces side by side, in two lines where one would be too small to read. */
export function lineRows(column: Column, pieces: readonly Piece[], style: LineStyle): Row[] {
  const at = pieces.indexOf(SPACE);
  const size = column.width / sum(widthsOf(column, pieces, style.weight));
  const lines = at > 0 && size < LEAST_MM ? [pieces.slice(0, at), pieces.slice(at + 1)] : [pieces];
  return lines.map((line) => lineRow(column, line, style));
}

/** Pieces side by side, smaller where they would be wider than the column. */
export function lineRow(column: Column, pieces: readonly Piece[], style: LineStyle): Row {
  const { x, anchor, width } = column;
  const { size: wanted, fill, weight } = style;
  const widths = widthsOf(column, pieces, weight);
  const ems = sum(widths);
  const size = Math.min(wanted, width / ems);
  const scale = size / EM;
  const outlines = pieces.flatMap((piece) =>
    typeof piece === 'object' && 'outline' in piece ? [piece.outline] : [],
  );
  const { leading, baseline } = outlines.length > 0 ? INDIC : LATIN;
  const down = Math.max(0, ...outlines.map((outline) => outline.down ?? 0)) / EM;
  return {
    height: size * Math.max(leading, baseline + down + ROOM),
    draw: (top) => {
      const y = top + size * baseline;
      let left = anchor === 'start' ? x : x - (ems * size) / 2;
      return pieces.flatMap((piece, i): Mark[] => {
        const from = left;
        const length = (widths[i] ?? 0) * size;
        left += length;
        if (typeof piece === 'string')
          return [{ text: piece, x: from, y, size, length, weight, anchor: 'start', fill }];
        if ('space' in piece) return [];
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
