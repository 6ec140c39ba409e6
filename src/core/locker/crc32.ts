const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum that zip archives keep of each file (ISO 3309); fflate writes it and does not check it. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  // By index: going through an iterator takes ten times as long, for 25 MB.
  for (let i = 0; i < bytes.length; i++)
    value = (value >>> 8) ^ (TABLE[(value ^ (bytes[i] as number)) & 0xff] as number);
  return ~value >>> 0;
}
