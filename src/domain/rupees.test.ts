import { describe, expect, it } from 'vitest';
import { formatAmount, formatPaise, formatRupees } from './rupees.ts';

describe('formatPaise', () => {
  it.each([
    [0, '₹0.00'],
    [1, '₹0.01'],
    [123_456_750, '₹12,34,567.50'],
    [10_00_00_000_00, '₹10,00,00,000.00'],
    [-150_000, '−₹1,500.00'],
    [-0, '₹0.00'],
  ])('%d', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });
});

describe('formatRupees', () => {
  it.each([
    [1_00_000, '₹1,00,000'],
    [12_345_678, '₹1,23,45,678'],
    [1_234_567.5, '₹12,34,568'],
    [-0.2, '₹0'],
    [-12, '−₹12'],
  ])('%d', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});

describe('formatAmount', () => {
  it('writes paise only where there are any', () => {
    expect(formatAmount(500_00)).toBe('₹500');
    expect(formatAmount(499_50)).toBe('₹499.50');
  });
});
