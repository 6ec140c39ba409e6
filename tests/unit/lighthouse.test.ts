import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lighthouseUrls } from '../../build/lighthouse-urls.ts';

describe('lighthouserc.json', () => {
  it('audits every page of the route list, and nothing else', () => {
    const { ci } = JSON.parse(readFileSync('lighthouserc.json', 'utf8'));
    expect(ci.collect.url).toEqual(lighthouseUrls('http://localhost:4173'));
  });

  it('asks for full marks in all four categories', () => {
    const { ci } = JSON.parse(readFileSync('lighthouserc.json', 'utf8'));
    for (const category of ['performance', 'accessibility', 'best-practices', 'seo'])
      expect(ci.assert.assertions[`categories:${category}`], category).toMatchObject([
        'error',
        { minScore: 1 },
      ]);
  });
});
