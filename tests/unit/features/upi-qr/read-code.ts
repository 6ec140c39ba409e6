import jsQR from 'jsqr';
import type { Code } from '../../../../src/features/upi-qr/code.ts';

const PIXELS_A_MODULE = 4;

/** Reads a code as a camera would: from its pixels, by a program that knows nothing of who drew it. */
export function readCode(code: Code): string | undefined {
  const side = code.size * PIXELS_A_MODULE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width } of code.bars)
    for (let row = y * PIXELS_A_MODULE; row < (y + 1) * PIXELS_A_MODULE; row++)
      for (let column = x * PIXELS_A_MODULE; column < (x + width) * PIXELS_A_MODULE; column++)
        pixels.set([0, 0, 0], (row * side + column) * 4);
  // jsQR is a CommonJS module that says it is another kind.
  const read = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR;
  return read(pixels, side, side)?.data;
}
