import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { expectAccessiblePage } from '../support/accessible-page.ts';
import { test } from '../support/test.ts';

/** Pages of one test: what they share, and axe itself, is then read once. */
const LOT = 10;

const PAGES = routes as readonly Route[];

for (let first = 0; first < PAGES.length; first += LOT)
  test(`axe and cut text, pages ${first + 1} and on`, async ({ page }) => {
    test.setTimeout(LOT * 60_000);
    for (const { path, params = [] } of PAGES.slice(first, first + LOT)) {
      const url = [path, ...params.map(() => '1f0e2d3c')].join('/').replace('//', '/');
      await test.step(`axe finds nothing on ${path}, and no text is cut`, () =>
        expectAccessiblePage(page, url));
    }
  });
