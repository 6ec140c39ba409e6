/** The middle one of an odd number of figures; the higher of the two in the middle otherwise. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
