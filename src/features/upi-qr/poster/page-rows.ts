import type { Inks } from '#components/drawing/inks.ts';
import { type Column, gap, type Row } from '#components/drawing/rows.ts';
import { checkRows, headRows, type PosterContent, payRows } from './content.ts';

/** Sizes in millimetres; of the English line where it is alone, and under the Hindi one. */
interface HeadSizes {
  name: number;
  alone: number;
  below: number;
}

/** The head of a poster that fills a page. */
export const pageHead = (
  column: Column,
  content: PosterContent,
  inks: { text: string; hindiText: string },
  { name, alone, below }: HeadSizes = { name: 17.5, alone: 13, below: 11.3 },
): Row[] =>
  headRows(column, content, {
    name,
    hindi: 13.9,
    english: content.local ? below : alone,
    lines: 1,
    ...inks,
  });

export const pagePay = (column: Column, content: PosterContent, inks: Inks): Row[] =>
  payRows(column, content, inks, 8.2);

export const pageCheck = (column: Column, content: PosterContent, fill: string): Row[] =>
  checkRows(column, content, 6.4, fill);

/** Whom it pays, and whose name the payer's app must show. */
export const pageFoot = (column: Column, content: PosterContent, inks: Inks): Row[] => [
  ...pagePay(column, content, inks),
  gap(1),
  ...pageCheck(column, content, inks.soft),
];
