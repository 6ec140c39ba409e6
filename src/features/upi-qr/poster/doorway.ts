import { box, type Drawing } from '#components/drawing/drawing.ts';
import { type Column, gap, heightOf, stack } from '#components/drawing/rows.ts';
import {
  checkRows,
  codeMarks,
  headRows,
  type Pen,
  type PosterContent,
  payRows,
} from './content.ts';
import { type Dot, loops } from './loops.ts';
import { A4 } from './paper.ts';

/** How many dots hang down in each column of the garland. */
const GARLAND = [5, 4, 3, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1, 2, 3, 4, 5];

const MAX_CODE = 132;
const PADDING = 5;
const [TOP, BOTTOM] = [48, A4.height - 10];

/** A garland above a dark door, and the code on a white card. */
export function doorway(content: PosterContent, { inks, measure }: Pen): Drawing {
  const middle = A4.width / 2;
  const onDoor: Column = { x: middle, anchor: 'middle', width: 168, measure };
  const onCard: Column = { ...onDoor, width: 126 };
  const head = headRows(onDoor, content, {
    name: 17.5,
    hindi: 13.9,
    english: content.language === 'en' ? 13 : 11.3,
    lines: 1,
    text: inks.paper,
    hindiText: inks.doorHindi,
  });
  const pay = [...payRows(onCard, content, inks, 8.2), gap(4)];
  const foot = checkRows(onDoor, content, 6.4, inks.doorSoft);
  const from = TOP + heightOf(head) + 4;
  const to = BOTTOM - heightOf(foot) - 4;
  const side = Math.min(MAX_CODE, to - from - heightOf(pay) - PADDING);
  const height = PADDING + side + heightOf(pay);
  const top = (from + to - height) / 2;
  const cell = A4.width / GARLAND.length;
  const width = Math.max(side, onCard.width) + 2 * PADDING;
  return {
    ...A4,
    marks: [
      box(0, 0, A4.width, A4.height, inks.door),
      ...loops(HANGING, { x: cell / 2, y: cell / 2, cell }, { line: inks.doorLine, dot: inks.dot }),
      ...stack(head, TOP),
      box(middle - width / 2, top, width, height, inks.paper),
      ...codeMarks(content.code, inks, middle - side / 2, top + PADDING, side),
      ...stack(pay, top + PADDING + side),
      ...stack(foot, BOTTOM - heightOf(foot)),
    ],
  };
}

const HANGING = GARLAND.flatMap((length, column) =>
  Array.from({ length }, (_, row): Dot => [column, row]),
);
