import type { Scale } from '#lib/scale.ts';

/** In rupees. */
export const AMOUNT: Scale = {
  min: 10_000,
  max: 10_00_00_000,
  decimals: 2,
  steps: [
    { from: 10_000, step: 5_000 },
    { from: 1_00_000, step: 25_000 },
    { from: 10_00_000, step: 1_00_000 },
    { from: 1_00_00_000, step: 25_00_000 },
  ],
};

/** In percent a year. */
export const RATE: Scale = { min: 0, max: 36, decimals: 2, steps: [{ from: 0, step: 0.25 }] };

/** In months; the slider goes by half years after the first, by whole ones after the fifth. */
export const TERM: Scale = {
  min: 1,
  max: 360,
  decimals: 0,
  steps: [
    { from: 1, step: 1 },
    { from: 12, step: 6 },
    { from: 60, step: 12 },
  ],
};
