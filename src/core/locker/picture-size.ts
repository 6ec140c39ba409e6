import type { PictureType } from './picture-type.ts';

/** Width and height in pixels as a picture's own header says; undefined where it does not. */
export function pictureSize(
  type: PictureType,
  bytes: ArrayBuffer,
): { width: number; height: number } | undefined {
  try {
    const size = READERS[type](new DataView(bytes));
    return size && { width: size[0], height: size[1] };
  } catch {
    // The header ends before it says.
    return undefined;
  }
}

type Reader = (view: DataView) => readonly [width: number, height: number] | undefined;

const READERS: Record<PictureType, Reader> = {
  'image/png': (view) => [view.getUint32(16), view.getUint32(20)],
  'image/gif': (view) => [view.getUint16(6, true), view.getUint16(8, true)],
  'image/webp': webp,
  'image/jpeg': jpeg,
};

// https://developers.google.com/speed/webp/docs/riff_container and RFC 6386, section 9.1
function webp(view: DataView): ReturnType<Reader> {
  const form = view.getUint8(15);
  if (form === 0x58) return [uint24(view, 24) + 1, uint24(view, 27) + 1];
  if (form === 0x4c) {
    const bits = view.getUint32(21, true);
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
  }
  return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
}

const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Goes from segment to segment up to the one that begins a frame. */
function jpeg(view: DataView): ReturnType<Reader> {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    // Any number of bytes may fill up the place before a marker.
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
