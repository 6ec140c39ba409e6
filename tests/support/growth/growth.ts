/**
 * How a count grows with a length: over three lengths, each twice the one before, what the last step adds to what the
 * first one adds. 2 where it grows with the length, 4 where with its square; 0 where it does not grow.
 */
export function growth(countAt: (length: number) => number, length: number): number {
  const [first, second, third] = [1, 2, 4].map((times) => countAt(times * length)) as [
    number,
    number,
    number,
  ];
  if (third === Number.POSITIVE_INFINITY) return third;
  return third <= second ? 0 : (third - second) / Math.max(1, second - first);
}

/** Sorting takes a little more than twice as much of twice the length. */
export const LINEAR = 2.6;
