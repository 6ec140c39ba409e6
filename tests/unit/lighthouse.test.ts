import { describe, expect, it } from 'vitest';
import { fallsShort, median, pagesToAudit, scoresOf } from '../lighthouse/scores.mjs';

const sitemap = '<loc>https://a.example/</loc>\n<loc>https://a.example/apis/Payout</loc>';
const report = (performance: number | null, seo = 1) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: seo },
  },
});

describe('what Lighthouse audits', () => {
  it('is every page of the sitemap', () => {
    expect(pagesToAudit(sitemap, [])).toEqual(['/', '/apis/Payout']);
  });

  it('is the pages asked for, if they are pages', () => {
    expect(pagesToAudit(sitemap, ['/apis/Payout'])).toEqual(['/apis/Payout']);
    expect(() => pagesToAudit(sitemap, ['/apis/payout'])).toThrow('not in the sitemap');
  });
});

describe('what its reports come to', () => {
  it('falls short below 1.00 in any category', () => {
    expect(fallsShort(scoresOf([report(1)]))).toBe(false);
    expect(fallsShort(scoresOf([report(0.99)]))).toBe(true);
    expect(fallsShort(scoresOf([report(1, 0.92)]))).toBe(true);
  });

  it('is the median of three, so one lucky run is not enough and one unlucky run does no harm', () => {
    expect(scoresOf([report(0.94), report(1), report(0.97)])[0]).toBe(0.97);
    expect(scoresOf([report(0.94), report(1), report(1)])[0]).toBe(1);
  });

  it('takes no score for a bad one', () => {
    expect(fallsShort(scoresOf([report(null)]))).toBe(true);
    expect(fallsShort(scoresOf([]))).toBe(true);
  });

  it('takes the lower middle of an even number', () => {
    expect(median([1, 0.9])).toBe(0.9);
  });
});
