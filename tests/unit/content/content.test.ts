import { describe, expect, it } from 'vitest';
import type { Page } from '#copy/types/page.ts';
import type { Feature } from '#copy/types/sections.ts';
import { routes } from '#routes/paths.ts';
import { nav } from '../../../copy/menus/nav.ts';
import { currentItem } from '../../../src/layouts/links/current-link.ts';
import { contentFiles, fileOf, pages, sectionsOf } from './content-pages.ts';

describe('content files', () => {
  it('are there for every route, and only for routes', () => {
    expect(Object.keys(contentFiles).sort()).toEqual(routes.map(({ path }) => fileOf(path)).sort());
  });

  it.each(pages)('$path has a title and a description of a fit length', ({ page }) => {
    expect(page.meta.title.length).toBeLessThan(60);
    expect(page.meta.title).not.toContain('Kolam');
    expect(page.meta.description.length).toBeGreaterThanOrEqual(50);
    expect(page.meta.description.length).toBeLessThanOrEqual(170);
  });

  it.each([
    ['title', (page: Page) => page.meta.title],
    ['description', (page: Page) => page.meta.description],
    ['heading', (page: Page) => ('head' in page ? page.head.heading : page.slides[0]?.title)],
    ['lead', (page: Page) => ('head' in page ? page.head.lead : page.slides[0]?.subtitle)],
  ] as const)('no two pages share a %s', (_name, of) => {
    const all = pages.map(({ page }) => of(page));
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  });

  it.each(pages)('$path never writes the brand with the word Pay', ({ page }) => {
    expect(JSON.stringify(page)).not.toMatch(/\bkolam ?pay\b/i);
  });
});

describe('sections', () => {
  it.each(pages)('of $path: cards that lead to an anchor find it', ({ path }) => {
    const ids = sectionsOf(path).map((section) => ('id' in section ? section.id : undefined));
    const cards = sectionsOf(path).flatMap((section): readonly Feature[] =>
      section.kind === 'features' && !section.names ? section.items : [],
    );
    for (const { anchor } of cards) if (anchor) expect(ids).toContain(anchor);
  });

  it.each(pages)('of $path have their own anchors', ({ page }) => {
    if (!('sections' in page)) return;
    const ids = page.sections.flatMap((section) => ('id' in section && section.id) || []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(pages)('of $path fill their rows', ({ path }) => {
    for (const section of sectionsOf(path)) {
      if (section.kind === 'steps') expect(section.items.length).toBeLessThanOrEqual(5);
      if (section.kind !== 'features') continue;
      const { columns, items } = section;
      // Five cards in three columns are shown as three and two halves.
      const full = items.length % columns === 0 || (columns === 3 && items.length === 5);
      expect(full, section.heading).toBe(true);
    }
  });
});

describe('the menu for retailers', () => {
  const menu = nav.items.findIndex(({ label }) => label === 'Retailers');

  it('leads shopkeepers to no form that asks which API they want', () => {
    expect(JSON.stringify(nav.items[menu])).not.toContain('"/signup"');
  });

  it('is not the one that is marked on the contact page', () => {
    expect(nav.items[currentItem(nav.items, '/contact')]?.label).toBe('Company');
  });
});
