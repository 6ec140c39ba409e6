import type { Mark } from '#components/drawing/drawing.ts';

/** A dot of the grid: column and row. */
export type Dot = readonly [column: number, row: number];

/** Units between two dots. */
const CELL = 20;
const HALF = CELL / 2;
const QUARTER = CELL / 4;

/** From the diagonal of a dot, how far the control points of its quarter circle lie. */
const BEND = QUARTER * 0.5523;

/** How far a loop reaches from its dot, its line included, in cells. */
export const REACH = (QUARTER * Math.SQRT2 + 1) / CELL;

const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * A kolam: one line around each dot, crossing itself between neighbours, as it is drawn at a door.
 *
 * @param cell millimetres between two dots
 */
export function loops(
  dots: readonly Dot[],
  at: { x: number; y: number; cell: number },
  colours: { line: string; dot: string },
): Mark[] {
  const known = new Set(dots.map(String));
  const place = { x: at.x, y: at.y, scale: at.cell / CELL };
  const around = dots.map(([column, row]) =>
    loop(column * CELL, row * CELL, (x, y) => known.has(String([column + x, row + y]))),
  );
  const circles = dots.map(([column, row]) => circle(column * CELL, row * CELL, 2.6));
  return [
    { ...place, d: around.join(''), stroke: colours.line, width: 2 },
    { ...place, d: circles.join(''), fill: colours.dot },
  ];
}

/** The line around one dot: to the crossing where it has a neighbour, round where it has none. */
function loop(x: number, y: number, has: (x: number, y: number) => boolean): string {
  let d = `M${x + QUARTER} ${y - QUARTER}`;
  for (const [right, down] of SIDES) {
    // The corners before and after this side, clockwise.
    const from = [x + (right + down) * QUARTER, y + (down - right) * QUARTER] as const;
    const to = [x + (right - down) * QUARTER, y + (down + right) * QUARTER] as const;
    if (has(right, down)) d += `L${x + right * HALF} ${y + down * HALF}L${to.join(' ')}`;
    else {
      const out = (point: readonly [number, number], along: number) =>
        `${round(point[0] + right * BEND - down * along)} ${round(point[1] + down * BEND + right * along)}`;
      d += `C${out(from, BEND)} ${out(to, -BEND)} ${to.join(' ')}`;
    }
  }
  return `${d}Z`;
}

/** A circle of four curves. */
function circle(x: number, y: number, radius: number): string {
  const k = round(radius * 0.5523);
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius];
  return `M${left} ${y}C${left} ${y - k} ${x - k} ${top} ${x} ${top}C${x + k} ${top} ${right} ${y - k} ${right} ${y}C${right} ${y + k} ${x + k} ${bottom} ${x} ${bottom}C${x - k} ${bottom} ${left} ${y + k} ${left} ${y}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
