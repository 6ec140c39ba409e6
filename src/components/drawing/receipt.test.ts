import { describe, expect, it } from 'vitest';
import { loanReceipt } from '#features/emi/loan-receipt.ts';
import { pen } from '#tests/unit/features/upi-qr/poster/drawn.ts';
import { isText } from './drawing.ts';
import { receiptSheet } from './receipt.ts';

const made = { brand: 'Kolam', date: '22 November 2026' };
const loan = { paise: 5_00_000_00, rate: 1050, months: 360 };
const note = 'Indicative. Processing fee, GST on fees and insurance are not included.';

const linesOf = (receipt: Parameters<typeof receiptSheet>[0]) =>
  receiptSheet(receipt, pen).drawing.marks.filter(isText);

describe('receiptSheet', () => {
  it('says what was asked for, and ends with brand and date', () => {
    const texts = linesOf({
      title: 'Receipt',
      figure: '₹1,499.50',
      rows: [{ label: 'Paid to', value: 'Kolam' }],
      notes: ['A demonstration.'],
      ...made,
    }).map(({ text }) => text);
    expect(texts).toEqual([
      'Kolam',
      'Receipt',
      '₹1,499.50',
      'Paid to',
      'Kolam',
      'A demonstration.',
      'Kolam, 22 November 2026',
    ]);
  });

  it('has the instalment, the terms and every year of the longest loan, none over another', () => {
    const receipt = loanReceipt(loan, '₹5,00,000, 10.5% a year, 360 months', note);
    const lines = linesOf({ ...receipt, ...made });
    const sheet = receiptSheet({ ...receipt, ...made }, pen);
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Monthly EMI', '₹4,573.70', 'Balance left', '30']),
    );
    for (const { text, x, y, length, anchor } of lines) {
      const left = anchor === 'end' ? x - length : x;
      expect(left, text).toBeGreaterThanOrEqual(8);
      expect(left + length, text).toBeLessThanOrEqual(sheet.width - 7.9);
      expect(y, text).toBeLessThan(sheet.height);
    }
    for (const y of new Set(lines.map((line) => line.y))) {
      const ends = lines
        .filter((line) => line.y === y)
        .map(({ x, length, anchor }) => (anchor === 'end' ? [x - length, x] : [x, x + length]))
        .sort(([a = 0], [b = 0]) => a - b);
      ends.slice(1).forEach(([left = 0], i) => {
        expect(left).toBeGreaterThan(ends[i]?.[1] ?? 0);
      });
    }
  });
});
