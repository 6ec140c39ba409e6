import { describe, expect, it } from 'vitest';
import { formOf, withoutFiles } from './request/form.ts';

const TYPE = 'multipart/form-data; boundary=AaB03x';

/** As clients write it: RFC 7578, 4. */
const field = (name: string, text: string) =>
  `--AaB03x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const file = (name: string, fileName: string, bytes: string) =>
  `--AaB03x\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n${bytes}\r\n`;

describe('a form', () => {
  it('has of a field its text and of a file its name', () => {
    const body = `${field('note', 'Joe owes\r\n\r\n₹100.')}${file('file', 'pan.png', 'BYTES')}--AaB03x--\r\n`;
    expect(formOf(TYPE, body)).toEqual({ note: 'Joe owes\r\n\r\n₹100.', file: 'pan.png' });
  });

  it('may have what is before its first boundary and behind its last one (RFC 2046, 5.1.1)', () => {
    const body = `preamble\r\n${field('a', '1')}--AaB03x--\r\nepilogue`;
    expect(formOf(TYPE, body)).toEqual({ a: '1' });
  });

  it('may have an empty text, an empty name of a file, and lines that end in LF alone', () => {
    expect(formOf(TYPE, `${field('a', '')}--AaB03x--`)).toEqual({ a: '' });
    expect(formOf(TYPE, `${file('file', '', 'BYTES')}--AaB03x--`)).toEqual({ file: '' });
    const body = `${field('a', '1')}--AaB03x--`.replaceAll('\r\n', '\n');
    expect(formOf(TYPE, body)).toEqual({ a: '1' });
  });

  // RFC 2045, 5.1: in quotes or not, after other parameters or before them; RFC 2046, 5.1.1: 70 characters at most.
  it.each([
    ['multipart/form-data; boundary="AaB03x"', true],
    ['multipart/form-data;boundary=AaB03x', true],
    ['multipart/form-data  ; charset=utf-8; boundary=AaB03x; x=y', true],
    ['Multipart/Form-Data; Boundary=AaB03x', true],
    ['multipart/form-data', false],
    ['multipart/form-data; boundary=', false],
    ['multipart/form-data boundary=AaB03x', false],
    ['text/plain; x=multipart/form-data; boundary=AaB03x', false],
    ['multipart/mixed; boundary=AaB03x', false],
  ])('of the type %s is read: %s', (type, isRead) => {
    expect(formOf(type, `${field('a', '1')}--AaB03x--`)).toEqual(isRead ? { a: '1' } : null);
  });

  it.each([
    ['without a part', '--AaB03x--'],
    ['without an end', 'no form'],
    [
      'with a part without a name',
      '--AaB03x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--AaB03x--',
    ],
    [
      'with one that has a name and one without',
      `${field('a', '1')}--AaB03x\r\nx: y\r\n\r\n1\r\n--AaB03x--`,
    ],
    [
      'with a line that begins as a boundary and goes on',
      `${field('a', '1')}--AaB03xyz\r\ncontent-disposition: form-data; name="b"\r\n\r\n2\r\n--AaB03x--`,
    ],
    ['with a part that has no head', '--AaB03x\r\n1\r\n--AaB03x--'],
    [
      'with a part that has the name of a file alone',
      '--AaB03x\r\nx: y; filename="a"\r\n\r\n1\r\n--AaB03x--',
    ],
  ])('%s is none', (_how, body) => expect(formOf(TYPE, body)).toBeNull());
});

describe('a form without its files', () => {
  const body = `${field('note', 'kept')}${file('file', 'pan.png', 'BYTES\r\n\r\nMORE')}${field('b', '2')}--AaB03x--\r\n`;

  it('has every name and text, and nothing that a file held', () => {
    const left = withoutFiles(TYPE, body);
    expect(left).not.toMatch(/BYTES|MORE/);
    expect(formOf(TYPE, left)).toEqual({ note: 'kept', file: 'pan.png', b: '2' });
  });

  it('is the same where it has none, or is no form', () => {
    const without = `${field('note', 'kept')}--AaB03x--\r\n`;
    expect(withoutFiles(TYPE, without)).toBe(without);
    expect(withoutFiles('application/json', body)).toBe(body);
  });
});
