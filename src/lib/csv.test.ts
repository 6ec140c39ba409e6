import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainRupees, toCsv } from './csv.ts';

describe('toCsv', () => {
  it('separates cells by commas and ends each row', () => {
    const rows = [
      ['Month', 'Paid'],
      [1, '10746.95'],
    ];
    expect(toCsv(rows)).toBe('Month,Paid\r\n1,10746.95\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', `"'=1+1"`],
    ['+91', `"'+91"`],
    ['-cmd', `"'-cmd"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['  =1', `"'  =1"`],
    ['＝1', `"'＝1"`],
    ['-12.50', '-12.50'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(toCsv([[text]])).toBe(`${cell}\r\n`);
  });

  it('leaves no cell that begins a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = toCsv([[text]]).slice(0, -2);
        const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        if (!/^-?\d+(\.\d+)?$/.test(content)) expect(content).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });
});

describe('plainRupees', () => {
  it.each([
    [1_074_695, '10746.95'],
    [0, '0.00'],
    [5, '0.05'],
  ])('%d', (paise, text) => {
    expect(plainRupees(paise)).toBe(text);
  });
});
