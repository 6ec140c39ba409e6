import { box, type Drawing, type Mark } from '#components/drawing/drawing.ts';
import { type Column, gap, heightOf, stack } from '#components/drawing/rows.ts';
import { codeMarks, headRows, type Pen, type PosterContent, payRows } from './content.ts';
import { type Dot, loops } from './loops.ts';
import { STICKER } from './paper.ts';
import type { PosterLayout } from './poster.ts';

/** With its quiet zone; the left edge of the words lies beyond it. */
const CODE = 52;
const [LEFT, RIGHT] = [55.5, STICKER.width - 4];

/** The code at the left, whom it pays at the right, and a little of the layout. */
export function sticker(
  layout: PosterLayout,
  content: PosterContent,
  { inks, measure }: Pen,
): Drawing {
  const onDoor = layout === 'doorway';
  const column: Column = { x: LEFT, anchor: 'start', width: RIGHT - LEFT, measure };
  const rows = [
    ...headRows(column, content, {
      name: 6.6,
      hindi: 4.6,
      english: 4.1,
      lines: 2,
      text: onDoor ? inks.paper : inks.text,
      hindiText: onDoor ? inks.doorHindi : inks.text,
    }),
    gap(1),
    ...payRows(
      column,
      { ...content, note: undefined },
      onDoor ? { ...inks, soft: inks.doorSoft } : inks,
      3.8,
    ),
  ];
  const top = (STICKER.height - heightOf(rows)) / 2;
  return {
    ...STICKER,
    marks: [
      box(0, 0, STICKER.width, STICKER.height, inks.paper),
      ...(onDoor ? [box(CODE + 1, 0, STICKER.width - CODE - 1, STICKER.height, inks.door)] : []),
      ...ART[layout](inks),
      ...codeMarks(content.code, inks, 1, (STICKER.height - CODE) / 2, CODE),
      ...stack(rows, top),
    ],
  };
}

const row = (length: number, y: number): Dot[] => Array.from({ length }, (_, i): Dot => [i, y]);

const CELL = 4.4;

const ART: Readonly<Record<PosterLayout, (inks: Pen['inks']) => Mark[]>> = {
  rangoli: (inks) => [
    ...loops(row(9, 0), { x: LEFT + 1.6, y: 5.5, cell: CELL }, inks),
    ...loops(row(9, 0), { x: LEFT + 1.6, y: STICKER.height - 5.5, cell: CELL }, inks),
  ],
  doorway: (inks) =>
    loops(
      [...row(9, 0), [0, 1], [1, 1], [7, 1], [8, 1], [8, 2], [0, 2]],
      { x: CODE + 3.8, y: 3, cell: 5.05 },
      { line: inks.doorLine, dot: inks.dot },
    ),
  thread: (inks) => loops(row(21, 0), { x: 5.5, y: STICKER.height - 4, cell: CELL }, inks),
};
