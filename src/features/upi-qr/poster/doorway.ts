import { box, type Drawing } from '#components/drawing/drawing.ts';
import { type Column, gap, heightOf, stack } from '#components/drawing/rows.ts';
import { codeMarks, type Pen, type PosterContent } from './content.ts';
import { type Dot, loops } from './loops.ts';
import { pageCheck, pageHead, pagePay } from './page-rows.ts';
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
  const head = pageHead(onDoor, content, { text: inks.paper, hindiText: inks.doorHindi });
  const pay = [...pagePay(onCard, content, inks), gap(4)];
  const foot = pageCheck(onDoor, content, inks.doorSoft);
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
