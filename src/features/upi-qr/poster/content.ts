import { box, type Mark, type Measure } from '#components/drawing/drawing.ts';
import type { Inks } from '#components/drawing/inks.ts';
import { amountRow, type Column, type Row, textRows } from '#components/drawing/rows.ts';
import type { Code } from '#features/upi-qr/code.ts';
import { HINDI_OUTLINES } from './hindi-outlines.ts';
import { outlineRow } from './outline-row.ts';
import { ENGLISH, type PosterLanguage } from './words.ts';

/** The content of a poster. Its texts are cleaned. */
export interface PosterContent {
  name: string;
  upiId: string;
  /** As it is read, `₹340`. */
  amount?: string | undefined;
  note?: string | undefined;
  language: PosterLanguage;
  code: Code;
}

/** What a layout draws with. */
export interface Pen {
  inks: Inks;
  measure: Measure;
}

/** The code with its quiet zone on white; `side` in millimetres includes the zone. */
export function codeMarks(
  { size, bars }: Code,
  inks: Inks,
  x: number,
  y: number,
  side: number,
): Mark[] {
  const bar = (left: number, top: number, right: number) =>
    `M${left} ${top}L${right} ${top}L${right} ${top + 1}L${left} ${top + 1}Z`;
  const d = bars.map((each) => bar(each.x, each.y, each.x + each.width)).join('');
  return [
    box(x, y, side, side, inks.paper),
    { d, x, y, scale: side / size, fill: inks.code, crisp: true },
  ];
}

/** Sizes of a head in millimetres, and its colours. */
interface HeadStyle {
  name: number;
  hindi: number;
  english: number;
  /** Most lines of English text. */
  lines: number;
  text: string;
  hindiText: string;
}

/** Name of the shop and what to do, in one language or two. */
export function headRows(column: Column, content: PosterContent, style: HeadStyle): Row[] {
  const { language, name } = content;
  const rows = textRows(column, name, {
    size: style.name,
    weight: 650,
    fill: style.text,
    lines: 2,
  });
  if (language !== 'en')
    rows.push(
      outlineRow(column, HINDI_OUTLINES.scan, { size: style.hindi, fill: style.hindiText }),
    );
  if (language !== 'hi')
    rows.push(
      ...textRows(column, ENGLISH.scan, {
        size: style.english,
        weight: 600,
        fill: style.text,
        lines: style.lines,
      }),
    );
  return rows;
}

/** Amount, note and UPI ID, as far as there are any. `size` is the ID's, in millimetres. */
export function payRows(column: Column, content: PosterContent, inks: Inks, size: number): Row[] {
  const { amount, note, upiId } = content;
  const rows: Row[] = [];
  if (amount)
    rows.push(
      amountRow(column, amount, {
        size: size * 1.5,
        weight: 650,
        fill: inks.pillText,
        ground: inks.pill,
      }),
    );
  const plain = { weight: 500, fill: inks.soft, lines: 2 };
  if (note) rows.push(...textRows(column, note, { ...plain, size: size * 0.85 }));
  return [...rows, ...textRows(column, upiId, { ...plain, size })];
}

/** Whose name the payer's app must show. */
export function checkRows(
  column: Column,
  { language, name }: PosterContent,
  size: number,
  fill: string,
): Row[] {
  const style = { size, weight: 500, fill, lines: 2 };
  return language === 'hi'
    ? [
        outlineRow(column, HINDI_OUTLINES.check, { size, fill }),
        ...textRows(column, name, { ...style, weight: 650 }),
      ]
    : textRows(column, ENGLISH.check(name), style);
}
