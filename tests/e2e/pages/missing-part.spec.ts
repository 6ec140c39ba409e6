import type { Page } from 'playwright/test';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const missing = (page: Page) => page.getByText('This part could not be loaded.');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Parts of pages: where each is, its script, what leads to it, and what shows that it is here. */
const PARTS: Readonly<
  Record<
    string,
    { path: string; script: string; press?: (page: Page) => Promise<void>; shown: string }
  >
> = {
  'that comes with its page': { path: '/apis/sandbox', script: 'Console', shown: 'Body' },
  'that a press asks for': {
    path: '/digilocker',
    script: 'NewLock',
    press: (page) => page.getByRole('button', { name: 'Set a passphrase' }).click(),
    shown: 'New passphrase',
  },
};

test.beforeEach(async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource/);
  // Were the site reachable, the page would reload itself to get the part of a newer deployment.
  await page.route(/\/online\.txt/, (route) => route.abort());
});

for (const [name, { path, script, press, shown }] of Object.entries(PARTS))
  test(`a part ${name} says in its place that it could not be loaded, and comes when asked again`, async ({
    page,
  }) => {
    let asked = 0;
    const scripts = `**/assets/${script}-*.js`;
    await page.route(scripts, (route) => {
      asked++;
      return route.abort();
    });
    await open(page, path);
    await press?.(page);
    await expect(page.getByRole('alert').filter({ has: missing(page) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = asked;

    await tryAgain(page).press('Enter');
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(missing(page)).toBeVisible();
    await expect(tryAgain(page)).toBeFocused();

    await page.unroute(scripts);
    await tryAgain(page).press('Enter');
    await expect(page.getByLabel(shown, { exact: true }).first()).toBeVisible();
    await expect(missing(page)).toBeHidden();
    // The button that was pressed is gone, and the focus is not.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

test('a press says what it misses, and the next one has it', async ({ page }) => {
  await page.route('**/assets/SearchDialog-*.js', (route) => route.abort());
  await open(page, '/');
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await search.click();
  await expect(page.getByText('The search could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/SearchDialog-*.js');
  await search.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what nobody asked for is left out quietly', async ({ page }) => {
  const asked = page.waitForRequest('**/assets/LivePocket-*.js');
  await page.route('**/assets/LivePocket-*.js', (route) => route.abort());
  await open(page, '/');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.pocket')).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});
