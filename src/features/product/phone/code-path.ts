/** Modules a side, as in the smallest QR code; the path has one unit for each. */
export const CODE_SIZE = 21;

/** Side of the squares in three corners, with the white line round them. */
const FINDER = 8;

/** Shares of the modules that are dark, in fifths. */
const DARK_FIFTHS = 2;

/** A picture of a QR code. It encodes nothing: no reader finds a format or a checksum in it. */
export const codePath = (): string =>
  [...finder(0, 0), ...finder(14, 0), ...finder(0, 14), ...modules()].join('');

const square = (x: number, y: number, side: number) => `M${x} ${y}h${side}v${side}h-${side}z`;

// The square in the middle runs the other way round, so that a hole is left.
const finder = (x: number, y: number): string[] => [
  square(x, y, 7),
  `M${x + 1} ${y + 1}v5h5v-5z`,
  square(x + 2, y + 2, 3),
];

function modules(): string[] {
  const far = CODE_SIZE - FINDER;
  const drawn: string[] = [];
  for (let y = 0; y < CODE_SIZE; y += 1)
    for (let x = 0; x < CODE_SIZE; x += 1) {
      const isFinder = (x < FINDER && (y < FINDER || y >= far)) || (x >= far && y < FINDER);
      // Any rule will do that looks like none.
      if (!isFinder && (x * 7 + y * 13 + x * x * y * 3) % 5 < DARK_FIFTHS)
        drawn.push(square(x, y, 1));
    }
  return drawn;
}
