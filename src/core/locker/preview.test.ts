import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pictureSize } from './picture-size.ts';
import { previewOf } from './preview.ts';

const bytes = (...parts: (string | number[])[]): ArrayBuffer => {
  const all = parts.flatMap((part) =>
    typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
  );
  return new Uint8Array(all).buffer;
};
const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const big = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const little = (value: number) => big(value).reverse();

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [26, 10], big(13), 'IHDR', big(width), big(height));
const gif = (width: number, height: number) =>
  bytes('GIF89a', little(width).slice(0, 2), little(height).slice(0, 2));
/** With an APP1 segment and a table before the frame, as cameras write it. */
const jpeg = (width: number, height: number) =>
  bytes(
    ...[
      [0xff, 0xd8],
      [0xff, 0xe1, 0, 4, 1, 2],
      [0xff, 0xc4, 0, 3, 0],
      [0xff, 0xc2, 0, 11, 8],
    ],
    ...[big(height).slice(2), big(width).slice(2), [3]],
  );
const webp = (form: string, rest: number[]) => bytes('RIFF', little(30), `WEBPVP8${form}`, rest);
const webpX = (width: number, height: number) =>
  webp('X', [...little(10), ...little(0), ...little(width - 1).slice(0, 3), ...little(height - 1)]);
const webpLossless = (width: number, height: number) =>
  webp('L', [...little(10), 0x2f, ...little(((width - 1) | ((height - 1) << 14)) >>> 0)]);
const webpLossy = (width: number, height: number) =>
  webp(' ', [
    ...[...little(10), 0, 0, 0, 0x9d, 0x01, 0x2a],
    ...[...little(width).slice(0, 2), ...little(height).slice(0, 2)],
  ]);

describe('a picture', () => {
  it.each([
    ['image/png', png],
    ['image/gif', gif],
    ['image/jpeg', jpeg],
    ['image/webp', webpX],
    ['image/webp', webpLossless],
    ['image/webp', webpLossy],
  ] as const)('%s is known by its first bytes and its size by its header', (mediaType, make) => {
    expect(previewOf(make(640, 480))).toEqual({ kind: 'picture', mediaType });
    expect(pictureSize(mediaType, make(640, 480))).toEqual({ width: 640, height: 480 });
    expect(previewOf(make(640, 480).slice(0, 9))).toEqual({ kind: 'none' });
  });

  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webpX],
    ['image/gif', gif],
  ] as const)('%s of 10,000 by 10,000 is not rendered', (_, make) => {
    expect(previewOf(make(10_000, 10_000))).toEqual({ kind: 'none' });
    expect(previewOf(make(8_000, 8_000))).toMatchObject({ kind: 'picture' });
  });
});

// MIME Sniffing, 6.1: the pattern begins where the file does.
test.each([
  ['PNG', png],
  ['GIF', gif],
  ['JPEG', jpeg],
  ['WebP', webpX],
] as const)('a %s after other bytes is no picture', (_, make) => {
  expect(previewOf(bytes([0], [...new Uint8Array(make(1, 1))]))).toEqual({ kind: 'none' });
});

// GIF89a, 17: there are two versions.
test('a GIF of 1987 is a picture, and one of 1988 is none', () => {
  const of = (version: string) => bytes(version, [1, 0, 1, 0, 0, 0, 0]);
  expect(previewOf(of('GIF87a'))).toEqual({ kind: 'picture', mediaType: 'image/gif' });
  expect(previewOf(of('GIF88a'))).toEqual({ kind: 'none' });
});

// ITU-T T.81, table B.1: C4, C8 and CC between the frames are tables, a reserved code and conditions.
test('a JPEG has its size from the segment that begins a frame, of whichever kind', () => {
  const of = (marker: number) =>
    bytes([0xff, 0xd8, 0xff, marker, 0, 11, 8, 0, 3, 0, 5, 1, 0, 0, 0, 0xff, 0xd9]);
  const markers = Array.from({ length: 0x20 }, (_, at) => 0xb8 + at);
  const frames = markers.filter((marker) => pictureSize('image/jpeg', of(marker)));
  const all = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
  expect(frames).toEqual(all);
  expect(pictureSize('image/jpeg', of(0xc0))).toEqual({ width: 5, height: 3 });
});

describe('a moving picture', () => {
  const size16 = (...sizes: number[]) => sizes.flatMap((size) => little(size).slice(0, 2));
  /** A comment, then frames of the size of a byte each, the first one with its own colours. */
  const gifOf = (...frames: [number, number][]) =>
    bytes(
      ...['GIF89a', size16(1, 1), [0x80, 0, 0], Array(6).fill(0), [0x21, 0xfe, 2], 'hi', [0]],
      ...frames.map(([width, height], index) => [
        ...[0x2c, 0, 0, 0, 0, ...size16(width, height), index === 0 ? 0x80 : 0],
        ...(index === 0 ? Array(6).fill(0) : []),
        ...[2, 1, 0x44, 0],
      ]),
      [0x3b],
    );
  const chunk = (name: string, data: number[]) => [
    ...big(data.length),
    ...[...name].map((letter) => letter.charCodeAt(0)),
    ...data,
    0,
    0,
    0,
    0,
  ];
  const apngOf = (...frames: [number, number][]) =>
    bytes(
      [0x89],
      ...['PNG\r\n', [26, 10], chunk('IHDR', [...big(1), ...big(1), 8, 6, 0, 0, 0])],
      chunk('acTL', [...big(frames.length), ...big(0)]),
      ...frames.map(([width, height]) =>
        chunk('fcTL', [...big(0), ...big(width), ...big(height), ...Array(14).fill(0)]),
      ),
      chunk('IEND', []),
    );
  const riff = (name: string, data: number[]) => [
    ...[...name].map((letter) => letter.charCodeAt(0)),
    ...little(data.length),
    ...data,
  ];
  const size24 = (size: number) => little(size - 1).slice(0, 3);
  const webpOf = (...frames: [number, number][]) =>
    bytes('RIFF', little(999), 'WEBP', [
      ...riff('VP8X', [2, 0, 0, 0, ...size24(1), ...size24(1)]),
      ...frames.flatMap(([width, height]) =>
        riff('ANMF', [...Array(6).fill(0), ...size24(width), ...size24(height), 0, 0, 0, 0]),
      ),
    ]);
  const many = (count: number) => Array.from({ length: count }, (): [number, number] => [1, 1]);

  it.each([
    ['GIF', gifOf],
    ['PNG', apngOf],
    ['WebP', webpOf],
  ] as const)(
    '%s is rendered where no frame is too large and there are not too many',
    (_, make) => {
      expect(previewOf(make([8_000, 8_000], [1, 1]))).toMatchObject({ kind: 'picture' });
      // The attack: 85 KB that say one pixel, and took Chromium to a gigabyte.
      expect(previewOf(make([1, 1], [15_000, 15_000]))).toEqual({ kind: 'none' });
      expect(previewOf(make(...many(2_000 - 1)))).toMatchObject({ kind: 'picture' });
      expect(previewOf(make(...many(2_001)))).toEqual({ kind: 'none' });
    },
  );

  it('is judged by the bits of its frames, too', () => {
    const frame = [...Array(6).fill(0), ...size24(1), ...size24(1), 0, 0, 0, 0];
    const bits = ((16_000 - 1) | ((16_000 - 1) << 14)) >>> 0;
    const hidden = riff('ANMF', [...frame, ...riff('VP8L', [0x2f, ...little(bits), 0])]);
    const file = bytes('RIFF', little(99), 'WEBP', [
      ...riff('VP8X', [2, 0, 0, 0, ...size24(1), ...size24(1)]),
      ...hidden,
    ]);
    expect(previewOf(file)).toEqual({ kind: 'none' });
  });
});

describe('text', () => {
  it.each(['plain', '', 'नमस्ते 👋\r\nnext line', '<script>alert(1)</script>'])('%j', (text) => {
    expect(previewOf(utf8(text))).toEqual({ kind: 'text', text, cut: false });
  });

  it('is cut where it is long, also inside a character', () => {
    const preview = previewOf(utf8('₹'.repeat(100_000)));
    expect(preview).toEqual({ kind: 'text', text: '₹'.repeat(66_666), cut: true });
    expect(previewOf(utf8('x'.repeat(200_000)))).toMatchObject({ cut: false });
  });

  it.each([
    ['a NUL', bytes('a', [0], 'b')],
    ['a NUL beyond the cut', utf8(`${'x'.repeat(300_000)}\0`)],
    ['half a character', bytes([0xe2, 0x82])],
    ['Latin-1', bytes([0xe9, 0x74, 0xe9])],
    ['a program', bytes('MZ', [0x90, 0, 3, 0])],
    ['a PDF', bytes('%PDF-1.7\n%', [0xe2, 0xe3, 0xcf, 0xd3])],
  ])('is not what holds %s', (_, file) => {
    expect(previewOf(file)).toEqual({ kind: 'none' });
  });
});

test('a web page or an SVG is text at most, despite what it claims', () => {
  expect(previewOf(utf8('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')).kind).toBe(
    'text',
  );
  expect(previewOf(utf8('<!doctype html><script>x()</script>')).kind).toBe('text');
});

test('never throws, and every picture has a header that was read', () => {
  const beginnings = [png(1, 1), gif(1, 1), jpeg(1, 1), webpX(1, 1), webpLossy(1, 1)];
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.uint8Array(), fc.nat(40), (head, tail, keep) => {
      const file = new Uint8Array([...new Uint8Array(head.slice(0, keep)), ...tail]);
      const preview = previewOf(file.buffer);
      if (preview.kind === 'picture')
        expect(pictureSize(preview.mediaType, file.buffer)).toBeDefined();
    }),
    { numRuns: 3_000 },
  );
});

// Bytes of FF may fill up the place before any marker (ISO/IEC 10918-1, B.1.1.2): OpenPDF 1247, imagesize 9.
it.each([1, 2, 31])('a JPEG with %i fill bytes before a marker is shown', (count) => {
  const [start, rest] = [jpeg(200, 133).slice(0, 2), jpeg(200, 133).slice(2)];
  const filled = bytes([...new Uint8Array(start)], Array(count).fill(0xff), [
    ...new Uint8Array(rest),
  ]);
  expect(pictureSize('image/jpeg', filled)).toEqual({ width: 200, height: 133 });
});
