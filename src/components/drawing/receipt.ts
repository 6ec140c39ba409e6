import { box, type Mark, type Measure, type Sheet } from './drawing.ts';
import type { Inks } from './inks.ts';
import { type Column, gap, heightOf, type Row, stack, textRows } from './rows.ts';

/** What a receipt says of a result. */
export interface ReceiptCopy {
  title: string;
  figure: string;
  rows: readonly { label: string; value: string }[];
  /** Years of a loan, say: the first row names the columns. */
  table?: readonly (readonly string[])[];
  notes: readonly string[];
}

/** With who made it, and when. */
export interface Receipt extends ReceiptCopy {
  brand: string;
  date: string;
}

/** Width of a receipt in millimetres; its length follows what it says. */
const WIDTH = 110;
const MARGIN = 8;
const INNER = WIDTH - 2 * MARGIN;

/** A result as a picture to send: like a till's receipt, with date and brand. */
export function receiptSheet(
  receipt: Receipt,
  { inks, measure }: { inks: Inks; measure: Measure },
): Sheet {
  const column: Column = { x: MARGIN, anchor: 'start', width: INNER, measure };
  const soft = { size: 3.6, weight: 450, fill: inks.soft };
  const rows = [
    ...textRows(column, receipt.brand, { size: 5, weight: 650, fill: inks.line }),
    gap(3),
    ...textRows(column, receipt.title, { size: 5, weight: 600, fill: inks.text, lines: 2 }),
    ...textRows(column, receipt.figure, { size: 10, weight: 650, fill: inks.text }),
    gap(2),
    ...receipt.rows.flatMap(({ label, value }) => [
      line(inks),
      cells(column, inks, [label, value], [0, 1], { size: 4.2, weight: 500 }),
    ]),
    line(inks),
    gap(2),
    ...(receipt.table ?? []).map((each, i) =>
      cells(
        column,
        inks,
        each,
        each.map((_, at) => at / (each.length - 1)),
        {
          size: 3.1,
          weight: i === 0 ? 650 : 450,
        },
      ),
    ),
    gap(receipt.table ? 2 : 0),
    ...receipt.notes.flatMap((note) => [
      ...textRows(column, note, { ...soft, lines: 4 }),
      gap(1.5),
    ]),
    ...textRows(column, `${receipt.brand}, ${receipt.date}`, soft),
  ];
  const height = heightOf(rows) + 2 * MARGIN;
  const marks = [box(0, 0, WIDTH, height, inks.paper), ...stack(rows, MARGIN)];
  return {
    width: WIDTH,
    height,
    drawing: { width: WIDTH, height, marks },
    scale: 1,
    copies: [{ x: 0, y: 0 }],
  };
}

const line = ({ cut }: Inks): Row => ({
  height: 1.2,
  draw: (top) => [box(MARGIN, top + 0.6, INNER, 0.2, cut)],
});

/** Cells side by side: the first from the left, the others to the right end of their place, 0 to 1. */
function cells(
  { x, width, measure }: Column,
  { text }: Inks,
  words: readonly string[],
  places: readonly number[],
  { size, weight }: { size: number; weight: number },
): Row {
  return {
    height: size * 1.5,
    draw: (top) =>
      words.map(
        (word, i): Mark => ({
          text: word,
          x: x + width * (places[i] ?? 0),
          y: top + size * 1.05,
          size,
          length: measure(word, weight) * size,
          weight,
          anchor: i === 0 ? 'start' : 'end',
          fill: text,
        }),
      ),
  };
}
