import type { Page } from 'playwright/test';
import { type Route, routes } from '../../../src/routes/paths.ts';
import { expectFits, expectNoViolations } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { test } from '../support/test.ts';

const WIDTHS_PX = [390, 1366];

/** Pages of one test: what they share, and axe itself, is then read once. */
const LOT = 5;

const PAGES = routes as readonly Route[];

for (let first = 0; first < PAGES.length; first += LOT)
  test(`pages ${first + 1} and on`, async ({ page }) => {
    test.setTimeout(LOT * 60_000);
    for (const { path, params = [] } of PAGES.slice(first, first + LOT)) {
      const url = [path, ...params.map(() => '1f0e2d3c')].join('/').replace('//', '/');
      await test.step(`axe finds nothing on ${path}`, () => expectAccessiblePage(page, url));
    }
  });

async function expectAccessiblePage(page: Page, url: string): Promise<void> {
  // As a page finds a new tab.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await open(page, url);
  await expectNoViolations(page, WIDTHS_PX);
  const setFontSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await setFontSize('200%');
  for (const width of WIDTHS_PX) await expectFits(page, width);
  await setFontSize('');
  await expectFits(page, 320);
}
