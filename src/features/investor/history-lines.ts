import type { Quarter } from '#copy/types/investor.ts';
import * as words from './words.tsx';

/** The picture's own units. On the left there is room for the names of amounts. */
export const FRAME = {
  width: 420,
  height: 250,
  left: 80,
  right: 408,
  top: 14,
  bottom: 216,
} as const;

const STEP_RUPEES = 10_00_000;

interface Dot {
  x: number;
  y: number;
}

/**
 * Where both lines of the history run, from zero upwards, so that a small change looks small.
 *
 * @returns dots from the first quarter to the last, and the heights of the lines across, in rupees
 */
export function historyLines(quarters: readonly Quarter[]): {
  invested: Dot[];
  value: Dot[];
  across: { rupees: number; y: number }[];
} {
  const most = Math.max(
    STEP_RUPEES,
    ...quarters.flatMap(({ invested, value }) => [invested, value]),
  );
  const steps = Math.ceil(most / STEP_RUPEES);
  const gaps = Math.max(1, quarters.length - 1);
  const x = (i: number) => FRAME.left + (i / gaps) * (FRAME.right - FRAME.left - 24) + 12;
  const y = (rupees: number) =>
    FRAME.bottom - (rupees / (steps * STEP_RUPEES)) * (FRAME.bottom - FRAME.top);
  return {
    invested: quarters.map(({ invested }, i) => ({ x: x(i), y: y(invested) })),
    value: quarters.map(({ value }, i) => ({ x: x(i), y: y(value) })),
    across: Array.from({ length: steps + 1 }, (_, i) => ({
      rupees: i * STEP_RUPEES,
      y: y(i * STEP_RUPEES),
    })),
  };
}

/** Return on what was invested, as `27.0%`. */
export const returnOf = ({ invested, value }: Quarter): string =>
  `${(((value - invested) / invested) * 100).toFixed(1).replace('-', '−')}%`;

/** Rupees in lakh, as an axis names them: `₹30 lakh`. */
export const inLakh = (rupees: number): string =>
  rupees === 0 ? '0' : words.lakh(rupees / 1_00_000);
