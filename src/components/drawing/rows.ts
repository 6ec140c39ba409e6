import { box, type Mark, type Measure } from './drawing.ts';
import { fitLines } from './fit-lines.ts';

/** A row of a column: its height in millimetres, and what it is, drawn from its upper edge. */
export interface Row {
  height: number;
  draw: (top: number) => Mark[];
}

/** Position of a column of rows. */
export interface Column {
  /** The left edge or, where it is centred, the middle. */
  x: number;
  anchor: 'start' | 'middle';
  width: number;
  measure: Measure;
}

export interface Style {
  size: number;
  weight: number;
  fill: string;
  /** At most so many lines; one, if not given. */
  lines?: number;
}

/** How far below the upper edge of a row its baseline lies, in ems. */
const BASELINE = 0.86;
const LEADING = 1.16;

/** A text in rows, one for each of its lines. */
export function textRows(column: Column, words: string, style: Style): Row[] {
  const { x, anchor, width, measure } = column;
  const { weight, fill } = style;
  const { lines, size } = fitLines(words, measure, {
    width,
    size: style.size,
    weight,
    lines: style.lines ?? 1,
  });
  return lines.map((text) => ({
    height: size * LEADING,
    draw: (top) => {
      const length = measure(text, weight) * size;
      const y = top + size * BASELINE;
      return [{ text, x, y, size, length, weight, anchor, fill }];
    },
  }));
}

/** The amount on its own background. */
export function amountRow(column: Column, amount: string, style: Style & { ground: string }): Row {
  const { x, anchor, measure } = column;
  const { size, weight, ground } = style;
  const width = measure(amount, weight) * size + size;
  const left = anchor === 'start' ? x : x - width / 2;
  const middle = { ...column, x: left + width / 2, anchor: 'middle' } as const;
  const [text] = textRows({ ...middle, width }, amount, style);
  return {
    height: size * 1.6,
    draw: (top) => [
      box(left, top, width, size * 1.4, ground),
      ...(text?.draw(top + size * 0.13) ?? []),
    ],
  };
}

export const gap = (height: number): Row => ({ height, draw: () => [] });

export const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

/** The rows one below the other. */
export function stack(rows: readonly Row[], top: number): Mark[] {
  let y = top;
  return rows.flatMap(({ height, draw }) => {
    y += height;
    return draw(y - height);
  });
}
