import { deflateSync, strToU8 } from 'fflate';
import { crc32 } from '../../../../src/core/locker/crc32.ts';

/** How some program packs files. Without any: stored, sizes in the local header, 32 bits. */
export interface Packing {
  /** Sizes and checksum follow the bytes, as macOS, which packs while it reads, has them. */
  descriptors?: boolean;
  deflated?: boolean;
  /** Numbers of 64 bits throughout, as programs write that do not know sizes beforehand. */
  zip64?: boolean;
  /** Names are in UTF-8, and say so. */
  saysUtf8?: boolean;
  comment?: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Little-endian numbers, each with its bytes: `[value, 2]`. */
function numbers(...fields: readonly (readonly [value: number, bytes: number])[]): Bytes {
  const out: number[] = [];
  for (const [value, bytes] of fields)
    for (let i = 0; i < bytes; i++) out.push(Math.floor(value / 256 ** i) % 256);
  return new Uint8Array(out);
}

export function join(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const FULL = 0xffff_ffff;

/**
 * A zip archive, byte by byte after PKWARE's APPNOTE, so that it owes nothing to the code that reads it.
 *
 * @param files names, as bytes where they are not UTF-8, and contents in their order
 */
export function packAgain(
  files: readonly (readonly [name: string | Uint8Array, content: Uint8Array])[],
  { descriptors, deflated, zip64, saysUtf8, comment = '' }: Packing = {},
): Bytes {
  const flags = (descriptors ? 8 : 0) + (saysUtf8 ? 0x800 : 0);
  const version = zip64 ? 45 : 20;
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [title, content] of files) {
    const name = typeof title === 'string' ? strToU8(title) : title;
    const method = deflated && content.length > 0 ? 8 : 0;
    const packed = method === 8 ? deflateSync(content) : content;
    const crc = crc32(content);
    const known = (value: number): [number, number] => [descriptors ? 0 : value, 4];
    const size = (value: number): [number, number] => (zip64 ? [FULL, 4] : [value, 4]);
    // A timestamp of Info-ZIP is before the sizes.
    const time = numbers([0x5455, 2], [5, 2], [3, 1], [1_700_000_000, 4]);
    const longSizes = zip64
      ? numbers([1, 2], [16, 2], [content.length, 8], [packed.length, 8])
      : new Uint8Array();
    const long = zip64
      ? numbers([1, 2], [24, 2], [content.length, 8], [packed.length, 8], [at, 8])
      : new Uint8Array();
    const local = join(
      numbers([0x04034b50, 4], [version, 2], [flags, 2], [method, 2], [0, 2], [0x5a21, 2]),
      numbers(known(crc), descriptors ? [0, 4] : size(packed.length)),
      numbers(descriptors ? [0, 4] : size(content.length), [name.length, 2]),
      numbers([longSizes.length + time.length, 2]),
      ...[name, time, longSizes, packed],
      descriptors
        ? numbers([0x08074b50, 4], [crc, 4], [packed.length, 4], [content.length, 4])
        : new Uint8Array(),
    );
    directory.push(
      join(
        numbers([0x02014b50, 4], [version, 2], [version, 2], [flags, 2], [method, 2]),
        numbers([0, 2], [0x5a21, 2], [crc, 4], size(packed.length), size(content.length)),
        numbers([name.length, 2], [time.length + long.length, 2], [0, 2], [0, 2], [0, 2], [0, 4]),
        numbers(zip64 ? [FULL, 4] : [at, 4]),
        ...[name, time, long],
      ),
    );
    locals.push(local);
    at += local.length;
  }
  const list = join(...directory);
  const count = files.length;
  const end64 = join(
    numbers([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4]),
    numbers([count, 8], [count, 8], [list.length, 8], [at, 8]),
    numbers([0x07064b50, 4], [0, 4], [at + list.length, 8], [1, 4]),
  );
  const counts: [number, number] = [zip64 ? 0xffff : count, 2];
  const end = join(
    numbers([0x06054b50, 4], [0, 2], [0, 2], counts, counts),
    numbers([zip64 ? FULL : list.length, 4], [zip64 ? FULL : at, 4], [comment.length, 2]),
    strToU8(comment),
  );
  return join(...locals, list, ...(zip64 ? [end64] : []), end);
}
