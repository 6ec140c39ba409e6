import { inflateSync } from 'node:zlib';

const [HEADER, ENTRY] = [44, 20];

/** The font in a WOFF file (WOFF 1.0, sections 3 to 5): its tables, unpacked, behind a table of them. */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = HEADER + i * ENTRY;
    const [from, packed, whole] = [4, 8, 12].map((offset) => woff.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(from, from + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.subarray(at + 16, at + 20),
      bytes: packed < whole ? inflateSync(bytes) : bytes,
    };
  });
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let offset = head.length;
  const bodies = tables.map(({ tag, sum, bytes }, i) => {
    const at = 12 + i * 16;
    tag.copy(head, at);
    sum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}
