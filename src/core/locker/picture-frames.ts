import { pictureSize } from './picture-size.ts';
import type { PictureType } from './picture-type.ts';

/** Width and height of a frame, in pixels. */
type Size = readonly [width: number, height: number];

/**
 * What a browser would make of a picture: its own size, and that of each frame of a moving one, which may be larger
 * than the picture says it is. Ends where the file does; throws for a picture that goes on as none may.
 */
export function* pictureFrames(type: PictureType, bytes: ArrayBuffer): Generator<Size> {
  const size = pictureSize(type, bytes);
  if (!size) throw new TypeError('Nobody knows its size.');
  yield [size.width, size.height];
  try {
    yield* FRAMES[type](new DataView(bytes));
  } catch (error) {
    // It ends in the middle of something; so does what a browser shows of it.
    if (!(error instanceof RangeError)) throw error;
  }
}

const FRAMES: Record<PictureType, (view: DataView) => Iterable<Size>> = {
  'image/png': png,
  'image/gif': gif,
  'image/webp': (view) => webp(view, 12, view.byteLength),
  'image/jpeg': () => [],
};

// https://www.w3.org/TR/png-3/#fcTL-chunk
function* png(view: DataView): Generator<Size> {
  for (let at = 8; ; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === 0x6663544c)
      yield [view.getUint32(at + 12), view.getUint32(at + 16)];
}

// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
function* gif(view: DataView): Generator<Size> {
  const table = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  const afterBlocks = (from: number) => {
    let at = from;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    return at + 1;
  };
  let at = 13 + table(view.getUint8(10));
  for (;;) {
    const kind = view.getUint8(at);
    if (kind === 0x3b) return;
    if (kind === 0x21) at = afterBlocks(at + 2);
    else if (kind === 0x2c) {
      yield [view.getUint16(at + 5, true), view.getUint16(at + 7, true)];
      at = afterBlocks(at + 11 + table(view.getUint8(at + 9)));
    } else throw new TypeError('No GIF goes on like this.');
  }
}

// https://developers.google.com/speed/webp/docs/riff_container; a frame contains chunks, but no frames.
function* webp(view: DataView, from: number, end: number, isInFrame = false): Generator<Size> {
  for (let at = from; at < end; ) {
    const [name, size] = [view.getUint32(at), view.getUint32(at + 4, true)];
    const [data, next] = [at + 8, at + 8 + size + (size % 2)];
    if (name === 0x414e4d46 && !isInFrame) {
      yield [uint24(view, data + 6) + 1, uint24(view, data + 9) + 1];
      yield* webp(view, data + 16, Math.min(next, end), true);
    } else if (name === 0x56503820)
      yield [view.getUint16(data + 6, true) & 0x3fff, view.getUint16(data + 8, true) & 0x3fff];
    else if (name === 0x5650384c) {
      const bits = view.getUint32(data + 1, true);
      yield [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
    }
    at = next;
  }
}

const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
