import { box, type Mark, type Measure } from '#components/drawing/drawing.ts';
import type { Inks } from '#components/drawing/inks.ts';
import { amountRow, type Column, type Row, textRows } from '#components/drawing/rows.ts';
import type { Code } from '#features/upi-qr/code.ts';
import { lineRow, lineRows, outlineOf, type Piece, SPACE } from './line-row.ts';
import type { Local } from './local.ts';
import { ENGLISH } from './words.ts';

/** The content of a poster. Its texts are cleaned. */
export interface PosterContent {
  name: string;
  upiId: string;
  /** As it is read, `₹340`. */
  amount?: string | undefined;
  note?: string | undefined;
  /** What it says in a language of India; undefined in English alone. */
  local?: Local | undefined;
  /** Whether the English is with it. */
  inEnglish: boolean;
  /** The payer's steps, a word next to the amount and thanks, where they are on it. */
  kit?: ((content: PosterContent) => Kit) | undefined;
  code: Code;
}

/** Lines of the payer's steps and what goes with them, as pieces. */
export interface Kit {
  amount: readonly Piece[];
  foot: readonly (readonly Piece[])[];
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

/** The headline in a language of India: its own line, or what to do first and last. */
export const headlineOf = (local: Local): Piece[] => {
  const whole = outlineOf(local, 'scan');
  const [first, third] = [outlineOf(local, 'first'), outlineOf(local, 'third')];
  if (whole) return [whole];
  return first && third ? [first, ',', SPACE, third] : first ? [first] : [];
};

/** Name of the shop and what to do, in one language or two. */
export function headRows(column: Column, content: PosterContent, style: HeadStyle): Row[] {
  const { local, inEnglish, name } = content;
  const rows = textRows(column, name, {
    size: style.name,
    weight: 650,
    fill: style.text,
    lines: 2,
  });
  if (local)
    rows.push(
      ...lineRows(column, headlineOf(local), {
        size: style.hindi,
        fill: style.hindiText,
        weight: 600,
      }),
    );
  if (inEnglish)
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
  const plain = { weight: 500, fill: inks.soft, lines: 2 };
  if (amount) {
    if (content.kit)
      rows.push(lineRow(column, content.kit(content).amount, { ...plain, size: size * 0.75 }));
    rows.push(
      amountRow(column, amount, {
        size: size * 1.5,
        weight: 650,
        fill: inks.pillText,
        ground: inks.pill,
      }),
    );
  }
  if (note) rows.push(...textRows(column, note, { ...plain, size: size * 0.85 }));
  return [...rows, ...textRows(column, upiId, { ...plain, size })];
}

/** Whose name the payer's app must show, or what the payer does one after the other, and thanks. */
export function checkRows(
  column: Column,
  content: PosterContent,
  size: number,
  fill: string,
): Row[] {
  const { local, inEnglish, name } = content;
  const style = { size, weight: 500, fill, lines: 2 };
  if (content.kit)
    return content
      .kit(content)
      .foot.map((pieces) => lineRow(column, pieces, { ...style, size: size * 0.85 }));
  const check = local && outlineOf(local, 'check');
  if (!check || inEnglish) return textRows(column, ENGLISH.check(name), style);
  return [lineRow(column, [check], style), ...textRows(column, name, { ...style, weight: 650 })];
}
