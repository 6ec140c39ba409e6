/** Modules a side, as in the smallest QR code; the lines have one unit for each, and are drawn one unit wide. */
export const CODE_SIZE = 21;

/** Side of the squares in three corners, with the white line round them. */
const FINDER = 8;

/** Shares of the modules that are dark, in fifths. */
const DARK_FIFTHS = 2;

/** A picture of a QR code, as lines that begin at `left`. It encodes nothing: no reader finds a format in it. */
export const codeLines = (left = 0): string =>
  Array.from({ length: CODE_SIZE }, (_, y) => lineOf(y, left)).join('');

/** Dark modules of a row, those next to each other as one line. */
function lineOf(y: number, left: number): string {
  const row = Array.from({ length: CODE_SIZE }, (_, x) => (isDark(x, y) ? '#' : ' ')).join('');
  return [...row.matchAll(/#+/g)]
    .map(({ 0: run, index }) => `M${left + index} ${y}h${run.length}`)
    .join('');
}

function isDark(x: number, y: number): boolean {
  const far = CODE_SIZE - FINDER;
  const isFinder = (x < FINDER && (y < FINDER || y >= far)) || (x >= far && y < FINDER);
  if (isFinder)
    return isDarkInFinder(x < FINDER ? x : CODE_SIZE - 1 - x, y < FINDER ? y : CODE_SIZE - 1 - y);
  // Any rule will do that looks like none.
  return (x * 7 + y * 13 + x * x * y * 3) % 5 < DARK_FIFTHS;
}

/** Places are counted from the corner of the code: a ring, a light ring, a square, and light around. */
const isDarkInFinder = (x: number, y: number): boolean => {
  const fromMiddle = Math.max(Math.abs(x - 3), Math.abs(y - 3));
  return fromMiddle === 3 || fromMiddle < 2;
};
