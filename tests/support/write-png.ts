import { crc32, deflateSync } from 'node:zlib';

/**
 * A PNG of two colours: `fill`, `rgb(9,103,99)` say, where a bit is 0, and nothing where it is 1.
 *
 * @param bits rows filled up to a byte, as a PDF's stencil has them
 */
export function pngOf(bits: Buffer, width: number, height: number, fill: string): Buffer {
  const bytesPerRow = Math.ceil(width / 8);
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.from([0]), bits.subarray(row * bytesPerRow, (row + 1) * bytesPerRow)]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, of a palette.
  header.set([1, 3, 0, 0, 0], 8);
  const colour = (fill.match(/\d+/g) ?? []).map(Number);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([...colour, 255, 255, 255])),
    chunk('tRNS', Buffer.from([255, 0])),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
