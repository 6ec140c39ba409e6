import { expect, test } from 'vitest';
import { pictureFrames } from './picture-frames.ts';

const fromBase64 = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

/**
 * By libwebp 1.2.4: a picture of 31 by 17 without loss, one of 9 by 13 with, and both as frames of a moving one,
 * behind three bytes of a profile.
 */
const LOSSLESS = fromBase64('UklGRhwAAABXRUJQVlA4TA8AAAAvHgAEAAcQRY7+ByKi/wEA');
const LOSSY = fromBase64(
  'UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoJAA0ACQCsJaACdAF1AAD+7Qcv1d+dv1PecuUAAAA=',
);
const MOVING = fromBase64(
  'UklGRqQAAABXRUJQVlA4WAoAAAAiAAAAHgAAEAAASUNDUAMAAABhYmMAQU5JTQYAAAD/////AABBTk1GKAAAAAAAAAAAAB4AABAAADIAAABWUD' +
    'hMDwAAAC8eAAQABxBFjv4HIqL/AQBBTk1GPAAAAAIAAAEAAAgAAAwAADIAAABWUDggJAAAAHABAJ0BKgkADQAJAKwloAJ0AXUAAP7tBy/V352/' +
    'U95y5QAAAA==',
);

test('a picture of one chunk has its size, once as its own and once as of that chunk', () => {
  expect([...pictureFrames('image/webp', LOSSLESS)]).toEqual(Array(2).fill([31, 17]));
  expect([...pictureFrames('image/webp', LOSSY)]).toEqual(Array(2).fill([9, 13]));
});

/** Its own, then of each frame what it says, and what its bits are. */
const SIZES = [
  [31, 17],
  [31, 17],
  [31, 17],
  [9, 13],
  [9, 13],
];

test('a moving picture has the size of each frame and of what lies in it', () => {
  expect([...pictureFrames('image/webp', MOVING)]).toEqual(SIZES);
});

test('one that is cut off has the frames before its end', () => {
  for (let end = 30; end <= MOVING.byteLength; end++) {
    const found = [...pictureFrames('image/webp', MOVING.slice(0, end))];
    expect(found, `${end} bytes`).toEqual(SIZES.slice(0, found.length));
  }
  expect(() => [...pictureFrames('image/webp', MOVING.slice(0, 29))]).toThrow(TypeError);
});

// GIF89a, 15 to 27: an image, an extension or the end. ISO/IEC 10918-1: a JPEG has one frame.
test('a GIF that goes on as none may is no picture, and a JPEG has no further frames', () => {
  const gif = (kind: number) =>
    Uint8Array.of(...[0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0, 0, 0, kind]);
  expect(() => [...pictureFrames('image/gif', gif(0x99).buffer)]).toThrow(TypeError);
  expect([...pictureFrames('image/gif', gif(0x3b).buffer)]).toEqual([[1, 1]]);
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 3, 0, 5, 1, 0, 0, 0, 0xff, 0xd9);
  expect([...pictureFrames('image/jpeg', jpeg.buffer)]).toEqual([[5, 3]]);
});
