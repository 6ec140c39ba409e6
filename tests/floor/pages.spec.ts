import type { Page } from 'playwright/test';
import { DEFAULT_GEOCODER_URL } from '../../src/features/geocode/hosts.ts';
import { open } from '../e2e/support/open.ts';
import { someOf } from '../support/some-of.ts';
import { rowOf } from './support/degrades.ts';
import { tooNew } from './support/features.ts';
import { expect, test } from './support/floor.ts';
import { markupOf } from './support/markup.ts';
import { ENGINES } from './support/mdn.ts';
import { missingIn } from './support/missing.ts';
import { PAGES, SAMPLE_PAGES, shownOfFirst } from './support/sample-pages.ts';
import { takeAway } from './support/take-away.ts';

/** Longer than any tool takes to answer; what passes is the page's clock alone. */
const TOOL_WAIT_MS = 3_000;

/** Pages of an engine that a usual run opens. Most visitors of an old browser have an old iPhone. */
const PAGES_OF_RUN = { safari: 8, chrome: 3, firefox: 3 } as const;
const TOOLS_OF_RUN = { safari: SAMPLE_PAGES.length, chrome: 3, firefox: 3 } as const;

const chip = (page: Page) => page.locator('.samples__row button').first();

/** What the router shows of a page that failed. */
const failed = (page: Page) => page.getByText('Unexpected Application Error!');

for (const engine of ENGINES)
  test.describe(engine, () => {
    test.use({ engine });

    test('what its oldest browser lacks is gone', async ({ page }) => {
      await page.goto('/contact');
      // What is there still can be taken away now, or for ever not: of a few, Chromium holds on.
      expect(await page.evaluate(takeAway, missingIn(engine))).toEqual([
        'Symbol.asyncDispose',
        'Symbol.dispose',
      ]);
      const isThere = await page.evaluate(() => ({
        requestSubmit: 'requestSubmit' in HTMLFormElement.prototype,
        toSorted: 'toSorted' in Array.prototype,
        any: 'any' in AbortSignal,
        getOrInsert: 'getOrInsert' in Map.prototype,
        iteratorMap: 'map' in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        findLast: 'findLast' in Array.prototype,
      }));
      // By https://caniuse.com, of Safari 15.4, Chrome 100 and Firefox 100.
      expect(isThere).toEqual({
        requestSubmit: engine !== 'safari',
        toSorted: false,
        any: false,
        getOrInsert: false,
        iteratorMap: false,
        findLast: engine !== 'firefox',
      });
    });

    test('its pages start', async ({ page }) => {
      for (const path of someOf(PAGES, PAGES_OF_RUN[engine]))
        await test.step(path, async () => {
          await open(page, path);
          await expect(failed(page)).toHaveCount(0);
          expect(await newMarkup(page)).toEqual([]);
        });
    });

    test('the first sample of a page fills its form and is answered', async ({
      page,
      expectConsoleErrors,
    }) => {
      test.setTimeout(240_000);
      // The service that knows addresses is out of reach; the table says what then comes.
      await page.route(`${DEFAULT_GEOCODER_URL}**`, (route) => route.abort());
      expectConsoleErrors(/net::ERR_FAILED/);
      expect(SAMPLE_PAGES.length).toBeGreaterThan(15);
      await page.clock.install();
      for (const path of someOf(SAMPLE_PAGES, TOOLS_OF_RUN[engine]))
        await test.step(path, async () => {
          await open(page, path);
          await chip(page).click();
          await page.clock.runFor(TOOL_WAIT_MS);
          await expect(failed(page)).toHaveCount(0);
          for (const text of shownOfFirst(path))
            await expect(page.locator('body'), path).toContainText(text);
          expect(await newMarkup(page)).toEqual([]);
          await signOut(page);
        });
    });
  });

/** What scripts put into a page, and is newer than the floor without degrading. */
const newMarkup = async (page: Page): Promise<string[]> =>
  tooNew(markupOf(page.url(), await page.content()))
    .filter(({ feature }) => !rowOf(feature))
    .map(({ feature, where }) => `${feature}: ${where}`);

/** The investor's sample leaves a session, which the next page should not meet. */
async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Logout', exact: true });
  if (await button.isVisible()) await button.click();
}
