import { expect, test } from 'vitest';
import { REAL_FILES } from '#tests/unit/core/locker/real-files.ts';
import { endsAsOther, fileKind } from './first-bytes.ts';

const head = (bytes: string) => new TextEncoder().encode(bytes).buffer;
const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test.each<[first: ArrayBuffer, label: string]>([
  [head('%PDF-1.7'), 'PDF document'],
  [bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0), 'PNG picture'],
  [bytes(0xff, 0xd8, 0xff, 0xe0), 'JPEG picture'],
  [head('RIFF1234WEBPVP8 '), 'WebP picture'],
  [head('1234ftypheic'), 'HEIC picture'],
  [head('1234ftypisom'), 'Video or sound (MP4)'],
  [head('PK\u0003\u0004'), 'Zip archive, Office document or app'],
  [head('MZ\u0000'), 'Windows program'],
  [bytes(0x7f, 0x45, 0x4c, 0x46), 'Linux program'],
  [head('\n<!DOCTYPE html>'), 'Web page (HTML)'],
  [head('<svg onload=x>'), 'XML or SVG drawing'],
  [head('#!/bin/sh'), 'Program script'],
  [head('नमस्ते'.repeat(99)).slice(0, 512), 'Plain text'],
  [head(' \n<!-- one --><!-- a-b -- c --> <html>'), 'Web page (HTML)'],
  // Only what comes first says what it is.
  [head('A page begins with <html>'), 'Plain text'],
  [head('A drawing begins with <svg>'), 'Plain text'],
  [head('A script begins with #!/bin/sh'), 'Plain text'],
  // UTF-16 by its mark (RFC 2781, section 3.2), which Windows calls Unicode; half a mark is none.
  [bytes(0xff, 0xfe, 0x24, 0x09), 'Plain text'],
  [bytes(0xfe, 0xff, 0x09, 0x24, 0x09), 'Plain text'],
  [
    bytes(0xff, 0xfe, ...[...'<html>'].flatMap((letter) => [letter.charCodeAt(0), 0])),
    'Web page (HTML)',
  ],
  [
    bytes(0xfe, 0xff, ...[...'<svg '].flatMap((letter) => [0, letter.charCodeAt(0)])),
    'XML or SVG drawing',
  ],
  ...[0xff, 0xfe].flatMap((half): [ArrayBuffer, string][] => [
    [bytes(half, 0x41), 'Unknown type'],
    [bytes(0x41, half), 'Unknown type'],
    [bytes(half, half), 'Unknown type'],
  ]),
  [bytes(), 'Empty file'],
  [bytes(0, 1, 2), 'Unknown type'],
  [bytes(0xc3, 0x28), 'Unknown type'],
])('%# is %s', (first, label) => {
  expect(fileKind(first).label).toBe(label);
});

test('says where a name ends as another type than the bytes', () => {
  const program = fileKind(head('MZ'));
  expect(endsAsOther('photo.PNG', program)).toBe(true);
  expect(endsAsOther('setup.exe', program)).toBe(false);
  expect(endsAsOther('notes.todo', fileKind(head('text')))).toBe(false);
  expect(endsAsOther('Aadhaar.pdf', fileKind(head('<html>')))).toBe(true);
  expect(endsAsOther('no ending', program)).toBe(false);
  // The last ending counts, as it does for who opens it.
  expect(endsAsOther('paper.pdf.exe', program)).toBe(false);
  expect(endsAsOther('setup.exe.pdf', program)).toBe(true);
});

const fromHex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (each) => Number.parseInt(each, 16)).buffer;

test.each(REAL_FILES)('the honest %s is not a mismatch', (name, start) =>
  expect(endsAsOther(name, fileKind(fromHex(start)))).toBe(false),
);

// As files of other programs begin: issues of file-type (527), puremagic (94) and magika (292).
test.each([
  ['drawing.svg', '<!-- made by a program --><svg xmlns="http://www.w3.org/2000/svg">'],
  ['drawing.svg', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">'],
  ['page.html', '<!-- saved from url --><html>'],
  ['page.html', '<p>A piece of a page'],
  ['page.xhtml', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">'],
  ['page.html', '<?xml version="1.0"?><!DOCTYPE html>'],
  ['paper.pdf', '\ufeff%PDF-1.4'],
  ['notes.txt', 'The free and wide road'],
  // Banks hand out pages and tables of text under the name of a workbook, and old letters are rich text.
  ['statement.xls', '<html><table><tr><td>Date</td></tr></table></html>'],
  ['statement.xls', 'Date\tNarration\tAmount'],
  ['statement.xls', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'],
  ['letter.doc', '{\\rtf1\\ansi'],
  ['workbook.xls', 'PK\u0003\u0004'],
  ['paper.pdf', '\r\n %PDF-1.4'],
  // A backup of a chat packs a picture anew under its old name.
  ['IMG-20260501-WA0001.jpeg', 'RIFF1234WEBPVP8 '],
  ['IMG_0001.JPG', '1234ftypheic'],
  ['record.mp3', '1234ftypM4A '],
  // Nothing in it is another type.
  ['photo.jpg', ''],
  ['scan.jpg', 'BM\u0000\u0000\u0001'],
])('the honest %s that begins %j is not a mismatch', (name, start) =>
  expect(endsAsOther(name, fileKind(head(start)))).toBe(false),
);

test('a page, a program and a text are not pictures, despite their names', () => {
  for (const start of ['<!-- --><html>', '<!-- --><svg>', 'MZ', '#!/bin/sh', '{"a":1}'])
    for (const name of ['photo.jpg', 'photo.webp', 'photo.heic', 'paper.pdf', 'film.mp4'])
      expect(endsAsOther(name, fileKind(head(start))), `${name} ${start}`).toBe(true);
});

/** First bytes by who says so: MIME Sniffing, 6; PKWARE's APPNOTE; RFC 1952; makers of the others. */
const FIRST_BYTES = [
  ['89504e470d0a1a0a', 'PNG picture'],
  ['ffd8ff', 'JPEG picture'],
  [hexOf('GIF87a'), 'GIF picture'],
  [hexOf('GIF89a'), 'GIF picture'],
  [hexOf('RIFF\0\0\0\0WEBP'), 'WebP picture'],
  [hexOf('\0\0\0\u0020ftypavif'), 'AVIF picture'],
  [hexOf('\0\0\0\u0020ftypavis'), 'AVIF picture'],
  [hexOf('\0\0\0\u0020ftypheic'), 'HEIC picture'],
  [hexOf('\0\0\0\u0020ftypmif1\0\0\0\0mif1heic'), 'HEIC picture'],
  [hexOf('\0\0\0\u0020ftypmif1\0\0\0\0mif1avif'), 'AVIF picture'],
  [hexOf('\0\0\0\u0020ftypqt  '), 'Video or sound (MP4)'],
  [hexOf('\0\0\0\u0020moov'), 'Video or sound (MP4)'],
  [hexOf('%PDF-'), 'PDF document'],
  [hexOf('PK\u0003\u0004'), 'Zip archive, Office document or app'],
  [hexOf('PK\u0005\u0006'), 'Zip archive, Office document or app'],
  ['d0cf11e0a1b11ae1', 'Older Office document'],
  [hexOf('{\\rtf'), 'Rich text document'],
  [hexOf('MZ'), 'Windows program'],
  ['7f454c46', 'Linux program'],
  ['1f8b', 'Packed file (gzip)'],
  ['377abcaf271c', 'Packed file (7z)'],
  ['526172211a07', 'Packed file (RAR)'],
  [hexOf('ID3'), 'Sound (MP3)'],
  // ISO/IEC 11172-3, 2.4.2.3: MPEG 1, 2 and 2.5 of layer III, with and without a checksum.
  ...['fffa', 'fffb', 'fff2', 'fff3', 'ffe2', 'ffe3'].map(
    (digits) => [digits, 'Sound (MP3)'] as const,
  ),
] as const;

function hexOf(text: string): string {
  return [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

test.each(FIRST_BYTES)('what begins with %s is: %s', (digits, label) => {
  expect(fileKind(fromHex(`${digits}00ff`)).label).toBe(label);
  // And only what begins so. Two zeros keep it from being text.
  expect(fileKind(fromHex(`0000${digits}00ff`)).label).not.toBe(label);
});
