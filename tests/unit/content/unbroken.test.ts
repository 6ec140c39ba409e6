import { describe, expect, it } from 'vitest';
import { unbroken } from '../../../copy/unbroken.ts';
import { render } from '../../../src/app/prerender.tsx';
import { pages } from './content-pages.ts';

describe('a text', () => {
  it.each([
    ['a time of day', 'paid at 4:10 pm, or by 11:00 am', 'paid at 4:10_pm, or by 11:00_am'],
    ['a time of day in Hindi', 'शाम 4:10 बजे तक', 'शाम_4:10_बजे तक'],
    ['an amount', 'up to ₹1 lakh, or ₹5 लाख', 'up to ₹1_lakh, or ₹5_लाख'],
    ['days', 'within 30 days’ notice; 3 working days', 'within 30_days’ notice; 3_working days'],
    ['days in Hindi', '90 दिनों में, 15 मिनट में', '90_दिनों में, 15_मिनट में'],
    ['a date', 'since 1 January 2026', 'since 1_January 2026'],
    ['a phone number', 'on +91 120 000 0000, or', 'on +91_120_000_0000, or'],
    ['a range of days', 'in 1-3 days', 'in 1-|3_days'],
    ['a range of fees', '0.00–2.00% of it', '0.00–|2.00% of it'],
    ['a range of sums', '₹2.50–₹11 each', '₹2.50–|₹11 each'],
    ['a date and a code', '2026-01-15, 12-34-56', '2026-01-15, 12-34-56'],
    ['a hyphen between words', 'a 12-digit number, pan-India', 'a 12-digit number, pan-India'],
    [
      'a number before another word',
      '12 amounts, 4 daylight lamps',
      '12 amounts, 4 daylight lamps',
    ],
  ])('keeps %s together', (_what, text, kept) => {
    expect(unbroken({ text }).text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(kept);
  });
});

describe('pages', () => {
  it.each(pages.map(({ path }) => path))(
    '%s breaks no line before am, pm or lakh',
    async (path) => {
      const { markup } = await render(path === '/shared' ? '/shared/1f0e2d3c' : path);
      expect(markup.match(/.{0,30}\d (?:[ap]m|lakh)\b.{0,10}/g) ?? []).toEqual([]);
      expect(
        markup.match(/.{0,30}\d(?:%?–[\d₹]|-\d\d?.(?:working|business|day)).{0,10}/g) ?? [],
      ).toEqual([]);
    },
  );
});
