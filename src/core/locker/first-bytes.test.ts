import { expect, test } from 'vitest';
import { REAL_FILES } from '#tests/unit/core/locker/real-files.ts';
import { endsAsOther, fileKind } from './first-bytes.ts';

const head = (bytes: string) => new TextEncoder().encode(bytes).buffer;
const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test.each([
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
])('the honest %s that begins %j is not a mismatch', (name, start) =>
  expect(endsAsOther(name, fileKind(head(start)))).toBe(false),
);

test('a page, a program and a text are not pictures, despite their names', () => {
  for (const start of ['<!-- --><html>', '<!-- --><svg>', 'MZ', '#!/bin/sh', '{"a":1}'])
    for (const name of ['photo.jpg', 'photo.webp', 'photo.heic', 'paper.pdf', 'film.mp4'])
      expect(endsAsOther(name, fileKind(head(start))), `${name} ${start}`).toBe(true);
});
