import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { writePng } from '../../../build/artifacts/kit/write-png.ts';

/** What a decoder that is not ours sees in a PNG. */
function seen(png: Buffer, width: number, height: number): Buffer {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`;
  return new Resvg(svg).render().pixels;
}

const pictureOf = (
  width: number,
  height: number,
  colourAt: (x: number, y: number) => number[],
) => ({
  width,
  height,
  pixels: Buffer.from(
    Array.from({ length: width * height }, (_, i) => [
      ...colourAt(i % width, Math.floor(i / width)),
      255,
    ]).flat(),
  ),
});

test.each([
  ['one colour', pictureOf(5, 3, () => [5, 61, 63])],
  ['as many colours as a byte numbers', pictureOf(16, 16, (x, y) => [16 * x + y, 0, 255 - x])],
  ['one more', pictureOf(257, 1, (x) => [x % 256, Math.floor(x / 256), 7])],
  ['many colours', pictureOf(64, 64, (x, y) => [4 * x, 4 * y, x ^ y])],
])('%s come out as they went in', (_, picture) => {
  const { width, height, pixels } = picture;
  expect(seen(writePng(picture), width, height).equals(pixels)).toBe(true);
});
