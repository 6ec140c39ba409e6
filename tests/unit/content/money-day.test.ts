import { describe, expect, it } from 'vitest';
import { moneyDay } from '#content/money-day.ts';
import { pages, sectionsOf } from './content-pages.ts';

/** Pages that sell nothing of their own: lists of the others, and the company's. */
const SELL_NOTHING = ['/products', '/APIIntegration'];

const selling = pages.filter(
  ({ path, page }) => ['Marketing', 'Counter'].includes(page.view) && !SELL_NOTHING.includes(path),
);

describe('what it costs and when money arrives', () => {
  // Banks settle from Monday to Friday: what is sold on the last working day waits with the weekend.
  it('has the days of a week as banks keep them', () => {
    const { days, arrivals } = moneyDay('sale').week;
    expect(days).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(arrivals.map(({ day, of }) => `${day} ${of}`)).toEqual([
      ...['Tue 1', 'Wed 1', 'Thu 1', 'Fri 1'],
      'Mon 3',
    ]);
  });

  it.each(selling)('stands at the top of $path, in figures', ({ path }) => {
    const at = sectionsOf(path).findIndex(({ kind }) => kind === 'terms');
    const terms = sectionsOf(path)[at];
    expect([0, 1]).toContain(at);
    if (terms?.kind !== 'terms') throw new Error('Found by its kind.');
    expect(terms.rows.length).toBeGreaterThanOrEqual(3);
    for (const { figure } of terms.rows) expect(figure).toMatch(/^.{2,16}$/);
  });
});
