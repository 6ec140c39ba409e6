import { prefix } from '../../../languages/hi/words/language.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { expectFitsUncut } from '../support/axe.ts';
import { test } from '../support/test.ts';

// All pages in every run, as they are served: where a page takes turns, it is red ten runs after what made it so.
test.use({ javaScriptEnabled: false });

const PAGES = routes as readonly Route[];

for (const [language, before] of Object.entries({ English: '', Hindi: prefix }))
  test(`text of twice the size fits on every page, in ${language} @always`, async ({ page }) => {
    for (const { path, params = [] } of PAGES) {
      const url = [before + path, ...params.map(() => '1f0e2d3c')].join('/').replace('//', '/');
      await page.goto(url);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectFitsUncut(page, 1366);
      await expectFitsUncut(page, 390);
    }
  });
