import { describe, expect, it } from 'vitest';
import { moneyDay } from '#copy/money-day.ts';
import { pages, sectionsOf } from './content-pages.ts';

/** Pages that sell nothing themselves: lists of the others, and the company's. */
const SELL_NOTHING = ['/products', '/APIIntegration'];

const selling = pages.filter(
  ({ path, page }) => ['Marketing', 'Counter'].includes(page.view) && !SELL_NOTHING.includes(path),
);

describe('what it costs and when money arrives', () => {
  // Banks settle from Monday to Friday: what is sold on the last working day waits with the weekend.
  it('has the days of a week as banks keep them', () => {
    const { arrivals } = moneyDay('sale').week;
    expect(arrivals.map(({ day, of }) => `${of.join(' ')}: ${day}`)).toEqual([
      ...['Mon: Tue', 'Tue: Wed', 'Wed: Thu', 'Thu: Fri'],
      'Fri Sat Sun: Mon',
    ]);
  });

  it.each(selling)('is at the top of $path, in figures', ({ path }) => {
    const at = sectionsOf(path).findIndex(({ kind }) => kind === 'terms');
    const terms = sectionsOf(path)[at];
    expect([0, 1]).toContain(at);
    if (terms?.kind !== 'terms') throw new Error('Found by its kind.');
    expect(terms.rows.length).toBeGreaterThanOrEqual(3);
    for (const { figure } of terms.rows) expect(figure).toMatch(/^.{2,16}$/);
  });
});
