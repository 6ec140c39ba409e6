/** What a number field takes, in the field's own unit. */
export interface Bounds {
  min: number;
  max: number;
  /** Digits after the point that may be typed. */
  decimals: number;
}

/** The same with the stops of the slider next to the field. */
export interface Scale extends Bounds {
  /** Distance of two stops from `from` on; the first starts at `min`, and each reaches the next. */
  steps: readonly { from: number; step: number }[];
}

/** Position of the last stop; the first is 0. */
export const lastStop = (scale: Scale): number => positionOf(scale, scale.max);

/** The value of a stop. A position outside gives the nearest end, and so does no number at all. */
export function valueAt(scale: Scale, position: number): number {
  let left = Number.isNaN(position) ? 0 : Math.max(0, Math.round(position));
  for (const { from, to, step } of bandsOf(scale)) {
    const stops = Math.round((to - from) / step);
    // Decimal steps add up to numbers such as 10.500000000000002.
    if (left <= stops) return Number((from + left * step).toFixed(scale.decimals));
    left -= stops;
  }
  return scale.max;
}

/** The stop nearest to a value. */
export function positionOf(scale: Scale, value: number): number {
  const within = Math.min(scale.max, Math.max(scale.min, value));
  let position = 0;
  for (const { from, to, step } of bandsOf(scale)) {
    position += Math.round((Math.min(to, within) - from) / step);
    if (within <= to) break;
  }
  return position;
}

const bandsOf = ({ steps, max }: Scale) =>
  steps.map(({ from, step }, i) => ({ from, step, to: steps[i + 1]?.from ?? max }));
