import type { Locator, Page } from 'playwright/test';
import { toolbox } from '../../../src/content/en/menus/toolbox.ts';
import { routes } from '../../../src/routes/paths.ts';
import { arrival, open } from '../support/open.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { deleteCached, installWorker } from '../support/worker.ts';

const PHONE = { width: 390, height: 844 };
const tools = toolbox.flatMap((group) => group.tools);
const anchored = tools.filter(({ to }) => to.includes('#'));
const ALL = `${routes.length} of ${routes.length} pages are on this device.`;

const FIELDS = ['textbox', 'searchbox', 'spinbutton', 'slider', 'combobox', 'radio'] as const;

/** The link of a tool: a tile is named by its title and line, a row by its title. */
const linkTo = (page: Page, { title, line, specimen }: (typeof tools)[number]): Locator =>
  page.getByRole('main').getByRole('link', {
    name: specimen ? `${title} ${line}` : title,
    exact: true,
  });

/** The first field of a tool's form, or the button that the locker has instead. */
function firstField(page: Page, to: string): Locator {
  const area = to.includes('#') ? page.locator(to.replace(/.*#/, '#')) : page.getByRole('main');
  const signIn = area.getByRole('button', { name: 'Sign in to DigiLocker' });
  return FIELDS.reduce((found, role) => found.or(area.getByRole(role)), signIn).first();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('every tile opens its form, with the first field on the first screen', async ({ page }) => {
    test.slow();
    await open(page, '/tools');
    for (const tool of tools) {
      await linkTo(page, tool).click();
      await arrival(page);
      await expect(firstField(page, tool.to), tool.to).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await arrival(page);
    }
  });

  test('an address with an anchor opens below the header, and hands it the focus', async ({
    page,
  }) => {
    for (const { to } of anchored) {
      const section = page.locator(to.replace(/.*#/, '#'));
      await open(page, to);
      await expect(firstField(page, to), to).toBeInViewport({ ratio: 1 });
      expect(await isBelowHeader(page, section), to).toBe(true);
    }
    const [first] = anchored;
    if (!first) throw new Error('No tool has an anchor.');
    await open(page, '/tools');
    await linkTo(page, first).click();
    await arrival(page);
    await expect(page.locator(first.to.replace(/.*#/, '#'))).toBeFocused();
  });
});

const isBelowHeader = async (page: Page, section: Locator): Promise<boolean> => {
  const header = await page.getByRole('banner').boundingBox();
  const box = await section.boundingBox();
  return !!header && !!box && box.y >= header.y + header.height - 1;
};

test('a keyboard goes from tile to tile and opens one', async ({ page }) => {
  await open(page, '/tools');
  const [first, second] = tools;
  if (!first || !second) throw new Error('There are no tools.');
  await linkTo(page, first).focus();
  await page.keyboard.press('Tab');
  await expect(linkTo(page, second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second.to);
});

test('the search offers again what was opened from the board', async ({ page }) => {
  const [tile] = tools;
  const compact = tools.find(({ specimen }) => !specimen);
  if (!tile || !compact) throw new Error('There are no tools.');
  for (const tool of [tile, compact]) {
    await open(page, '/tools');
    await linkTo(page, tool).click();
    await arrival(page);
  }
  await page.keyboard.press('Control+k');
  const offered = page.getByRole('dialog').getByRole('group').first().getByRole('option');
  await expect(offered).toHaveCount(2);
  await expect(offered.first()).toContainText(compact.title);
  await expect(offered.last()).toContainText(tile.title);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('all tiles are there, nothing is counted, and anchors lead to their section', async ({
    page,
  }) => {
    await page.goto('/tools');
    for (const tool of tools) await expect(linkTo(page, tool)).toBeVisible();
    await expect(page.getByText('Counting how many')).toBeHidden();
    await page.getByRole('link', { name: /^EMI / }).click();
    await expect(page.getByRole('region', { name: 'Know the instalment first' })).toBeInViewport();
  });
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the pages are counted from the cache, and the rest is fetched when asked for', async ({
    page,
  }) => {
    await installWorker(page);
    await open(page, '/tools');
    await expect(page.getByText(ALL)).toBeVisible();
    await deleteCached(page, '/parts/contact.txt');
    await deleteCached(page, '/parts/apis/Payout.txt');
    await page.reload();
    const missing = page.getByRole('region', {
      name: `${routes.length - 2} of ${routes.length} pages are on this device`,
    });
    await missing.getByRole('button', { name: 'Fetch the rest' }).click();
    await expect(page.getByText(ALL)).toBeVisible();
    await expect(page.getByText(/^2 of \d+ files were damaged or missing/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
  });

  test('a page of the version before is counted as such', async ({ page }) => {
    await installWorker(page);
    await page.evaluate(async () => {
      const cache = await caches.open('kolam-precache');
      const held = await cache.match('/parts/contact.txt', { ignoreSearch: true });
      await cache.delete('/parts/contact.txt', { ignoreSearch: true });
      if (held) await cache.put('/parts/contact.txt?v=older', held);
    });
    await open(page, '/tools');
    await expect(page.getByText('1 of them is from an earlier version.')).toBeVisible();
    await page.getByRole('button', { name: 'Fetch the newer ones' }).click();
    await expect(page.getByText(ALL)).toBeVisible();
  });

  test('a first visit watches the pages arrive, and hears of it at the start and the end', async ({
    page,
    site,
  }) => {
    const held: (() => void)[] = [];
    // The pages come in one pack, which is held back; refused in the end, it makes the worker fetch them one by one.
    site.fault = ({ url }, response) => {
      if (url !== '/parts.txt') return false;
      held.push(() => response.writeHead(503).end());
      return true;
    };
    await open(page, '/tools');
    const getting = page.getByRole('region', {
      name: `Getting ready: 0 of ${routes.length} pages`,
    });
    await expect(getting.getByRole('status')).toHaveText('Pages are being fetched to this device.');
    await expect.poll(() => held.length).toBe(1);
    site.fault = undefined;
    held[0]?.();
    const ready = page.getByRole('region', { name: 'Works without a network' });
    await expect(ready.getByText(ALL).first()).toBeVisible();
    await expect(ready.getByRole('status')).toContainText(ALL);
  });

  test('without a network all is there, and a tag says what is not', async ({
    page,
    context,
    site,
  }) => {
    await installWorker(page);
    await open(page, '/tools');
    const tag = page.getByRole('link', { name: /Place from a point/ }).getByText('Partly');
    await expect(tag).toHaveCount(0);
    await goOffline(context);
    await site.stop();
    await expect(page.getByText('Partly')).toHaveCount(1);
    await expect(tag).toBeVisible();
    await page.reload();
    await expect(page.getByText(ALL)).toBeVisible();
    await deleteCached(page, '/parts/contact.txt');
    await page.reload();
    await page.getByRole('button', { name: 'Fetch the rest' }).click();
    await expect(page.getByText(/Connect to a network and check again\.$/)).toBeVisible();
    await site.start();
    await goOnline(context);
    await expect(page.getByText('Partly')).toHaveCount(0);
  });
});

test('where no page is kept, that is said, and a press asks for them', async ({ page }) => {
  // As browsers do whose visitor allows a site to store nothing.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('No workers.', 'SecurityError'));
  });
  await page.clock.install();
  await open(page, '/tools');
  await page.clock.runFor(15_000);
  const none = page.getByRole('region', { name: 'No page is on this device yet' });
  await expect(none.getByRole('button', { name: 'Keep all pages' })).toBeVisible();
});

test('where no page can be kept, nothing is counted', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await open(page, '/tools');
  await expect(page.getByText('Counting how many')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Collect' })).toBeVisible();
});

test('the offline bar stays in view and leads to the tools', async ({ page, context }) => {
  await open(page, '/contact');
  await goOffline(context);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const bar = page.getByText('You’re offline.');
  await expect(bar).toBeInViewport();
  const link = page.getByRole('link', { name: 'Tools', exact: true }).first();
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('href', '/tools');
  await goOnline(context);
  await expect(bar).toHaveCount(0);
});
