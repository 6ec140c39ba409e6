import { box, type Drawing } from '#components/drawing/drawing.ts';
import { type Column, heightOf, stack } from '#components/drawing/rows.ts';
import { codeMarks, type Pen, type PosterContent } from './content.ts';
import { type Dot, loops } from './loops.ts';
import { pageFoot, pageHead } from './page-rows.ts';
import { A4 } from './paper.ts';

/** Dots of the line, and the rows whose dot has one next to it, right and left by turns. */
const LENGTH = 25;
const BUDS = [2, 7, 12, 17, 22];

const [TOP, BOTTOM, LEFT, RIGHT] = [18, A4.height - 15, 54, 198];

/** So far the quiet zone may reach to the right. */
const EDGE = A4.width - 1;

/** Where the dots of the line are, and where those next to it end with their loops. */
const [DOTS_AT, LOOPS_END] = [20, 36.5];

/** One line down the left. */
export function thread(content: PosterContent, { inks, measure }: Pen): Drawing {
  const { code } = content;
  const column: Column = {
    x: LEFT,
    anchor: 'start',
    width: RIGHT - LEFT,
    measure,
  };
  const head = pageHead(
    column,
    content,
    { text: inks.text, hindiText: inks.text },
    { name: 19, alone: 11.5, below: 10 },
  );
  const foot = pageFoot(column, content, inks);
  const from = TOP + heightOf(head);
  const to = BOTTOM - heightOf(foot);
  // The dark modules start where the text starts; their quiet zone lies to the left of it.
  const quiet = 4 / code.size;
  const side = Math.min(
    (RIGHT - LEFT) / (1 - 2 * quiet),
    (LEFT - LOOPS_END) / quiet,
    (EDGE - LEFT) / (1 - quiet),
    to - from,
  );
  const cell = (BOTTOM - TOP) / (LENGTH - 1);
  return {
    ...A4,
    marks: [
      box(0, 0, A4.width, A4.height, inks.paper),
      ...codeMarks(code, inks, LEFT - quiet * side, (from + to - side) / 2, side),
      ...loops(DOTS, { x: DOTS_AT, y: TOP, cell }, inks),
      ...stack(head, TOP),
      ...stack(foot, to),
    ],
  };
}

const DOTS: Dot[] = Array.from({ length: LENGTH }, (_, row): Dot => [0, row]);
BUDS.forEach((row, i) => {
  DOTS.push([i % 2 === 0 ? 1 : -1, row]);
});
