/** What the code of the tile says; its handle is nobody's. */
export const QR_TEXT = 'upi://pay?pa=meena@example&pn=Meena%20Stores&cu=INR';

/** Modules a side, without the quiet ones around them. */
export const QR_MODULES = 33;

/**
 * The code, a hexadecimal number for each row, as a test draws it with the tool's own encoder: the board would load
 * that for one picture.
 */
const ROWS =
  '1fc547a7f 104224441 17595085d 175c0675d 1757f135d 105546c41 1fd55557f 001b53f00 17c34b47c 07319fb45 0de8e9026 1a0faddee 135370482 09b52cecb 077a30c22 0500a2cae 1675b8592 1a9113ac1 0c58a4d9e 058d90d16 0efe2519a 183ff1e67 13cbc4d7e 13ac17fa7 12678a5f0 00140d311 1fc039f52 1054bcf16 1750f0df3 17576d23f 1756716ec 104324ad4 1fdfaa7da';

/** Its dark modules as a path, one unit a module. */
export function qrPath(): string {
  const rows = ROWS.split(' ').map((row) =>
    // Two halves: a row has more bits than a number holds in a bitwise operation.
    [row.slice(0, 4), row.slice(4)]
      .map((half) =>
        Number.parseInt(half, 16)
          .toString(2)
          .padStart(half.length * 4, '0'),
      )
      .join('')
      .slice(-QR_MODULES),
  );
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
      ),
    )
    .join('');
}
