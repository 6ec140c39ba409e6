import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';

// jsQR is a CommonJS module that says it is another kind.
const read = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR;

/** A picture as pixels, red, green, blue and alpha of each. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export function pixelsOfSvg(svg: string, width: number): Pixels {
  const font = { loadSystemFonts: false };
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render();
  return {
    data: new Uint8ClampedArray(picture.pixels),
    width: picture.width,
    height: picture.height,
  };
}

/** A drawing whose picture is one part of it, in its own units: the rest need not be rendered. */
export const partOf = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}"`);

/** The text of the QR code in a picture, and where its corners are, read as a camera would. */
export function qrIn({ data, width, height }: Pixels) {
  const found = read(data, width, height, { inversionAttempts: 'dontInvert' });
  return found && { text: found.data, corners: found.location };
}

/** One part of a picture. */
export function cutOut(
  { data, width }: Pixels,
  x: number,
  y: number,
  w: number,
  h: number,
): Pixels {
  const part = new Uint8ClampedArray(w * h * 4);
  for (let row = 0; row < h; row++) {
    const from = ((y + row) * width + x) * 4;
    part.set(data.subarray(from, from + w * 4), row * w * 4);
  }
  return { data: part, width: w, height: h };
}
