import type { Locator, Page } from 'playwright/test';
import { toolbox } from '../../../copy/menus/toolbox.ts';
import { uses } from '../../../src/generated/uses.ts';
import { routes } from '../../../src/routes/paths.ts';
import { someOf } from '../../support/some-of.ts';
import { arrival, open } from '../support/open.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { deleteCached, installWorker, workerInControl } from '../support/worker.ts';

const PHONE = { width: 390, height: 844 };
const tools = toolbox.flatMap((group) => group.tools);
/** The site is ready; pages for integrators may still be on their way. */
const ALL = new RegExp(`\\d+ of ${routes.length} pages are on this device\\. Every tool`);

/** The lowest place of a first field on a phone, in pixels from the top of the page. */
const FIRST_FIELD_PX = 260;
/** Label of the first field of each tool whose page is only its form. */
const FIRST_FIELDS = new Map<string, string>();
for (const { path, first } of Object.values(uses)) {
  const { default: page } = await import(`../../../copy/pages${path}.ts`);
  if (['Tool', 'DocumentTool'].includes(page.view)) FIRST_FIELDS.set(path, first);
}

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

  test('every tile opens its form, with the first field at the top of the first screen', async ({
    page,
  }) => {
    test.slow();
    expect(FIRST_FIELDS.size).toBeGreaterThan(3);
    await open(page, '/tools');
    for (const tool of someOf(tools, 6)) {
      await linkTo(page, tool).click();
      await arrival(page);
      await expect(firstField(page, tool.to), tool.to).toBeInViewport({ ratio: 1 });
      await expectBelowHeader(page, tool.to);
      await expectFormFirst(page, tool.to);
      await page.goBack();
      await arrival(page);
    }
  });

  test('an address with an anchor opens its section below the header and focuses it', async ({
    page,
  }) => {
    const [first] = tools.filter(({ to }) => to.includes('#'));
    if (!first) throw new Error('No tool has an anchor.');
    // One page of each anchor: the others have the same template.
    const anchors = new Map(tools.map(({ to }) => [to.split('#')[1], to]));
    anchors.delete(undefined);
    for (const to of anchors.values()) {
      await open(page, to);
      await expect(firstField(page, to), to).toBeInViewport({ ratio: 1 });
      await expectBelowHeader(page, to);
    }
    await open(page, '/tools');
    await linkTo(page, first).click();
    await arrival(page);
    await expect(page.locator(first.to.replace(/.*#/, '#'))).toBeFocused();
  });
});

/**
 * A tool with its own page begins with its form: nothing filled leads away before it, and the way back is small.
 */
async function expectFormFirst(page: Page, to: string): Promise<void> {
  const label = FIRST_FIELDS.get(to);
  if (!label) return;
  const box = await page.getByLabel(label, { exact: true }).boundingBox();
  expect(box?.y, to).toBeLessThan(FIRST_FIELD_PX);
  await expect(page.locator('.tool-head .btn')).toHaveCount(0);
  const back = page.getByRole('main').getByRole('link').first();
  await expect(back).toHaveText(to === '/signup' ? 'Home' : 'Tools');
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
}

/** The section that a path's anchor names, if it names one, begins where the header does not cover it. */
async function expectBelowHeader(page: Page, to: string): Promise<void> {
  if (!to.includes('#')) return;
  const section = page.locator(to.replace(/.*#/, '#'));
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox();
      const box = await section.boundingBox();
      return !!header && !!box && box.y >= header.y + header.height - 1;
    }, to)
    .toBe(true);
}

test('the keyboard moves between tiles and opens one; the search then offers it as opened last', async ({
  page,
}) => {
  const [first, second] = tools;
  const compact = tools.find(({ specimen }) => !specimen);
  if (!first || !second || !compact) throw new Error('There are no tools.');
  await open(page, '/tools');
  await linkTo(page, first).focus();
  await page.keyboard.press('Tab');
  await expect(linkTo(page, second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second.to);
  await arrival(page);
  await page.goBack();
  await arrival(page);
  await linkTo(page, compact).click();
  await arrival(page);
  await page.keyboard.press('Control+k');
  const offered = page.getByRole('dialog').getByRole('group').first().getByRole('option');
  await expect(offered).toHaveCount(2);
  await expect(offered.first()).toContainText(compact.title);
  await expect(offered.last()).toContainText(second.title);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('all tiles are there, no pages are counted, and anchors lead to their section', async ({
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

  test('a first visit sees pages counted as they are cached, and fetches the rest on request', {
    tag: '@night',
  }, async ({ page, site }) => {
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

    await workerInControl(page);
    await deleteCached(page, '/parts/contact.txt');
    await deleteCached(page, '/parts/apis/Payout.txt');
    await page.reload();
    const missing = page.getByRole('region', {
      name: new RegExp(`\\d+ of ${routes.length} pages are on this device`),
    });
    await missing.getByRole('button', { name: 'Fetch the rest' }).click();
    await expect(page.getByText(ALL)).toBeVisible();
    await expect(page.getByText(/^2 of \d+ files were damaged or missing/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
  });

  test('counts pages of the previous version; without a network all work, and tag and bar say what does not', {
    tag: '@night',
  }, async ({ page, context, site }) => {
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
    const tag = page.getByRole('link', { name: /Place from a point/ }).getByText('Partly');
    await expect(tag).toHaveCount(0);
    await goOffline(context);
    await site.stop();
    await expect(page.getByText('Partly')).toHaveCount(1);
    await expect(tag).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bar = page.locator('.offline-bar');
    await expect(bar.getByText('You’re offline.')).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Tools', exact: true })).toBeInViewport();
    await page.reload();
    await expect(page.getByText(ALL)).toBeVisible();
    await deleteCached(page, '/parts/contact.txt');
    await page.reload();
    await page.getByRole('button', { name: 'Fetch the rest' }).click();
    await expect(page.getByText(/Connect to a network and check again\.$/)).toBeVisible();
    await site.start();
    await goOnline(context);
    await expect(page.getByText('Partly')).toHaveCount(0);
    await expect(bar).toHaveCount(0);
  });
});

test('where no page is stored, a press fetches them; where none can be stored, nothing is counted', async ({
  page,
}) => {
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

  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await open(page, '/tools');
  await expect(page.getByText('Counting how many')).toHaveCount(0);
  await expect(none).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Collect' })).toBeVisible();
});
