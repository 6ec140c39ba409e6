import { box, type Drawing, type Mark, type Sheet } from '#components/drawing/drawing.ts';
import type { Inks } from '#components/drawing/inks.ts';
import { type Column, gap, heightOf, stack } from '#components/drawing/rows.ts';
import type { Code } from '#features/upi-qr/code.ts';
import { codeMarks, headlineOf, type Pen, type PosterContent } from './content.ts';
import { lineRow } from './line-row.ts';
import type { Local } from './local.ts';
import { type Dot, loops, REACH } from './loops.ts';
import { pageFoot, pageHead } from './page-rows.ts';
import { A4 } from './paper.ts';

/** Dots of a side of the ring, less one; the crowns above and below have two rows each. */
const SIDE = 12;
const CROWN = 2;

/** Cells from the top of one crown to the foot of the other. */
const ROWS = SIDE + 2 * CROWN + 2 * REACH;

const MAX_WIDTH = 150;
const [TOP, BOTTOM] = [13, A4.height - 12];

/** A closed line of loops around the code, with a crown above and below. */
export function rangoli(content: PosterContent, { inks, measure }: Pen): Drawing {
  const middle = A4.width / 2;
  const column: Column = { x: middle, anchor: 'middle', width: 184, measure };
  const head = pageHead(column, content, { text: inks.text, hindiText: inks.text });
  const foot = pageFoot(column, content, inks);
  const from = TOP + heightOf(head) + 3;
  const to = BOTTOM - heightOf(foot) - 3;
  const cell = Math.min(MAX_WIDTH / (SIDE + 2 * REACH), (to - from) / ROWS);
  return {
    ...A4,
    marks: [
      box(0, 0, A4.width, A4.height, inks.paper),
      ...stack(head, TOP),
      ...ring(content.code, inks, { x: middle, y: (from + to) / 2, cell }),
      ...stack(foot, to + 3),
    ],
  };
}

/** The code in its ring, around a middle. */
function ring(
  code: Code,
  inks: Inks,
  { x, y, cell }: { x: number; y: number; cell: number },
): Mark[] {
  const half = (SIDE / 2) * cell;
  // Up to the inner edge of the line, and a little less.
  const side = cell * (SIDE - 2 * REACH - 0.2);
  return [
    ...loops(RING, { x: x - half, y: y - half, cell }, inks),
    ...codeMarks(code, inks, x - side / 2, y - side / 2, side),
  ];
}

/** The ring for a screen, under the headline in a language of India where there is one. */
export function counterSheet(code: Code, local: Local | undefined, { inks, measure }: Pen): Sheet {
  const width = SIDE + 2 * REACH;
  const middle = width / 2;
  const column: Column = { x: middle, anchor: 'middle', width, measure };
  const style = { size: 1.05, fill: inks.text, weight: 600 };
  const head = local ? [lineRow(column, headlineOf(local), style), gap(0.3)] : [];
  const top = heightOf(head);
  const size = { width, height: top + ROWS };
  const marks = [...stack(head, 0), ...ring(code, inks, { x: middle, y: top + ROWS / 2, cell: 1 })];
  return { ...size, drawing: { ...size, marks }, scale: 1, copies: [{ x: 0, y: 0 }] };
}

const RING: Dot[] = [];
for (let i = 0; i < SIDE; i++) RING.push([i, 0], [SIDE, i], [SIDE - i, SIDE], [0, SIDE - i]);
for (const [row, reach] of [
  [1, 1],
  [2, 0],
] as const)
  for (let i = -reach; i <= reach; i++) RING.push([SIDE / 2 + i, -row], [SIDE / 2 + i, SIDE + row]);
