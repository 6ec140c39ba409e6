import { crc32, deflateSync } from 'node:zlib';

/** A picture without anything to see through: four bytes a pixel, row by row. */
interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** How PNG counts what its pixels are: three bytes, or a row of the palette (PNG, 11.2.1). */
const COLOUR_TYPE = { rgb: 2, palette: 3 };

/** Most colours that one byte numbers. */
const MAX_COLOURS = 256;

/**
 * A picture as PNG. With few colours, as a drawing has, a pixel is one byte and not four: half of what the renderer
 * writes.
 */
export function writePng({ width, height, pixels }: Picture): Buffer {
  const colours = Array.from({ length: width * height }, (_, i) => pixels.readUIntBE(4 * i, 3));
  const palette = [...new Set(colours)];
  const isFew = palette.length <= MAX_COLOURS;
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const bytesOf = (colour: number) => (isFew ? [places.get(colour) ?? 0] : rgb(colour));
  // Each row begins with the number of its filter, none.
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...colours.slice(y * width, (y + 1) * width).flatMap(bytesOf),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = isFew ? COLOUR_TYPE.palette : COLOUR_TYPE.rgb;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(isFew ? [chunk('PLTE', Buffer.from(palette.flatMap(rgb)))] : []),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const rgb = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
