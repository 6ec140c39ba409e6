import { describe, expect, it } from 'vitest';
import investors from '#copy/pages/investors.ts';
import type { Quarter } from '#copy/types/investor.ts';
import { formatRupees } from '#domain/rupees.ts';
import { FRAME, historyLines, inLakh, returnOf } from '#features/investor/history-lines.ts';

const { dashboard, contact } = investors.tool;
const { metrics, history, benefits, updates, note } = dashboard;
const quarters: readonly Quarter[] = history.quarters;
const [first, last] = [quarters[0] as Quarter, quarters.at(-1) as Quarter];
const before = quarters.at(-2) as Quarter;
const roi = ({ invested, value }: Quarter) => (100 * (value - invested)) / invested;

describe('the dashboard of the specification', () => {
  it('has four metrics, six benefits, three dated updates and its headings', () => {
    expect(dashboard.heading).toBe('Investor Dashboard');
    expect(metrics.map(({ title }) => title)).toEqual([
      'Total investment',
      'Current value',
      'ROI',
      'Monthly revenue',
    ]);
    expect(benefits.items).toHaveLength(6);
    expect(updates.items).toHaveLength(3);
    const dates = updates.items.map(({ date }) => date);
    expect([...dates].sort().reverse()).toEqual(dates);
    for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(contact.action).toEqual({ label: 'Contact us', to: '/contact' });
  });

  it('says that its figures are samples', () => {
    expect(note).toContain('Sample figures. Not an offer or advice.');
  });
});

describe('its figures agree with each other', () => {
  const [investment, value, onInvestment, revenue] = metrics;

  it('the last quarter is what the metrics say', () => {
    expect(investment?.value).toBe(formatRupees(last.invested));
    expect(value?.value).toBe(formatRupees(last.value));
    expect(onInvestment?.value).toBe(returnOf(last));
    expect(revenue?.value).toMatch(/^₹\d{1,2}(,\d\d)*,\d{3}$/);
  });

  it('and so are the changes', () => {
    expect(investment?.change).toBe(`+${formatRupees(last.invested - first.invested)} this year`);
    const growth = 100 * (last.value / before.value - 1);
    expect(value?.change).toBe(`+${growth.toFixed(1)}% this quarter`);
    expect(onInvestment?.change).toBe(`+${(roi(last) - roi(first)).toFixed(1)} points this year`);
    for (const { change, direction } of metrics)
      expect(direction).toBe(change.startsWith('+') ? 'up' : 'down');
  });

  it('the quarters follow each other, a year from end to end', () => {
    expect(quarters.map(({ end }) => end)).toEqual([
      '2024-03-31',
      '2024-06-30',
      '2024-09-30',
      '2024-12-31',
      '2025-03-31',
    ]);
  });
});

describe('historyLines', () => {
  it('keeps both lines inside the frame, more money higher up', () => {
    const { invested, value, across } = historyLines(quarters);
    for (const { x, y } of [...invested, ...value]) {
      expect(x > FRAME.left && x < FRAME.right).toBe(true);
      expect(y >= FRAME.top && y <= FRAME.bottom).toBe(true);
    }
    for (const [i, dot] of value.entries()) expect(dot.y).toBeLessThan(invested[i]?.y ?? 0);
    expect(across[0]).toEqual({ rupees: 0, y: FRAME.bottom });
    expect(across.at(-1)).toEqual({ rupees: 40_00_000, y: FRAME.top });
  });

  it('is to scale: half the money is half as high', () => {
    const { value } = historyLines([
      { end: '', invested: 0, value: 20_00_000 },
      { end: '', invested: 0, value: 10_00_000 },
    ]);
    const [full, half] = value.map(({ y }) => FRAME.bottom - y);
    expect(full).toBeCloseTo(2 * (half ?? 0));
  });

  it.each([[[]], [[{ end: '', invested: 0, value: 0 }]]])('draws %j without a gap', (few) => {
    const { value, across } = historyLines(few);
    for (const { x, y } of value) expect(Number.isFinite(x + y)).toBe(true);
    for (const { y } of across) expect(Number.isFinite(y)).toBe(true);
  });
});

it.each([
  [25_00_000, 31_75_000, '27.0%'],
  [25_00_000, 20_00_000, '−20.0%'],
])('a return on %i worth %i is %s', (invested, value, expected) => {
  expect(returnOf({ end: '', invested, value })).toBe(expected);
});

it('names amounts of an axis in lakh', () => {
  expect([0, 10_00_000, 25_50_000].map(inLakh)).toEqual(['0', '₹10 lakh', '₹25.5 lakh']);
});
