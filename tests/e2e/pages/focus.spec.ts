import { routes } from '../../../src/routes/paths.ts';
import { someOf } from '../../support/some-of.ts';
import { open } from '../support/open.ts';
import { focusStops } from '../support/painted-focus.ts';
import { expect, test } from '../support/test.ts';

/** What a browser is asked for: the look of a page, and its width in pixels. */
const LOOKS = [
  ['light', { colorScheme: 'light' }, 1280],
  ['light', { colorScheme: 'light' }, 390],
  ['dark', { colorScheme: 'dark' }, 1280],
  ['forced colours', { forcedColors: 'active' }, 1280],
] as const;

/** So many pages are gone through in one test. */
const PAGES = 12;

/** Of a ring: a corner is round, and a line between two colours is neither. */
const ENOUGH = 0.75;

const paths = someOf(
  routes.map(({ path }) => path),
  PAGES / 2,
);

for (const [look, media, width] of LOOKS)
  for (let first = 0; first < paths.length; first += PAGES)
    test(`each stop of the Tab key has a ring that is seen, ${look}, ${width} px, pages ${first + 1} and on`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const paper = await context.newPage();
      const seen = new Set<string>();
      const unseen: string[] = [];
      for (const path of paths.slice(first, first + PAGES)) {
        await open(page, path);
        for (const stop of await focusStops(page, paper, seen)) {
          const { name, changed, ring, hidden } = stop;
          if (changed < ring * ENOUGH)
            unseen.push(`${path}: ${name}: ${changed} of ${ring} pixels`);
          if (hidden) unseen.push(`${path}: ${name} is covered`);
        }
      }
      expect(unseen).toEqual([]);
    });
