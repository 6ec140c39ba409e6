import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { readLanguageList } from '../../../build/artifacts/worker/language-files.ts';
import { waiting as waitingInHindi } from '../../../languages/hi/words/language.ts';
import type { LanguageList } from '../../../src/core/languages/language-files.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { waiting } from '../../../src/words/language.ts';
import { open } from '../support/open.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { cachedPaths, expectCached, installWorker, refuseRest } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const LISTS = ['/api/files.json', '/hi/files.json'];
const PACKED = (routes as readonly Route[]).filter(({ pack }) => pack).map(({ path: at }) => at);

const stages = async ({ dist }: Site): Promise<string[]> => {
  const api = JSON.parse(readFileSync(path.join(dist, 'api/files.json'), 'utf8')) as LanguageList;
  const { files } = await readLanguageList(dist, 'hi');
  return [...LISTS, ...[...api.files, ...files].map(([url]) => url)];
};

/** What this device has of the stages. */
const restOf = async (page: Page, site: Site) => {
  const own = await stages(site);
  return (await cachedPaths(page)).filter((url) => own.includes(url));
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('after one visit to home the sandbox, a run, all API pages and Hindi open without a network', async ({
  page,
  site,
}) => {
  await installWorker(page);
  for (const list of LISTS) await expectCached(page, list);
  await site.stop();
  await open(page, '/');
  await expect(
    page.getByText(`${routes.length} of ${routes.length} pages and every tool`),
  ).toBeVisible();
  await open(page, '/device');
  await expect(
    page.getByText(`${routes.length} of ${routes.length} pages are on this device.`),
  ).toBeVisible();
  await open(page, '/apis/sandbox');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await open(page, '/apis/panFeatures');
  await page.getByRole('button', { name: 'Run in the sandbox' }).click();
  await expect(page.getByText('200 OK')).toBeVisible();
  expect(PACKED.length).toBeGreaterThanOrEqual(15);
  for (const prefix of ['', '/hi'])
    for (const at of PACKED) {
      await page.goto(prefix + at);
      await expect(page).toHaveURL(prefix + at);
      await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'hi-IN' : 'en-IN');
      await expect(heading(page)).not.toHaveText(waiting.heading);
      await expect(heading(page)).not.toHaveText(waitingInHindi.heading);
    }
  await page.goto('/hi/contact');
  await expect(heading(page)).toHaveText('संपर्क करें');
});

test('a page that is not here yet says so at its own address, in its language, and opens once it is there', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/503|Failed to load resource/);
  await refuseRest(page.context());
  await installWorker(page);
  await site.stop();
  await page.goto('/apis/reference/payments');
  await expect(page).toHaveURL('/apis/reference/payments');
  await expect(heading(page)).toHaveText(waiting.heading);
  await page.goto('/hi/Contact?subject=sandbox-key');
  await expect(page).toHaveURL('/hi/Contact?subject=sandbox-key');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(heading(page)).toHaveText(waitingInHindi.heading);
  await expect(page.getByRole('link', { name: waitingInHindi.inDefault })).toHaveAttribute(
    'href',
    '/Contact?subject=sandbox-key',
  );
  await site.start();
  await expect(heading(page)).toHaveText('संपर्क करें');
  await expect(page).toHaveURL('/hi/Contact?subject=sandbox-key');
});

/** Why nothing is downloaded unasked, and how a browser is made so before its first page. */
const REFUSALS: Record<string, (page: Page) => Promise<unknown>> = {
  'a browser that saves data': (page) =>
    page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true });
      Object.defineProperty(navigator, 'connection', { value: connection });
    }),
  // What Chromium's developer tools take away is not in its estimate.
  'a disk with little room': (page) =>
    page.addInitScript(() => {
      navigator.storage.estimate = async () => ({ quota: 30_000_000, usage: 10_000_000 });
    }),
  'a visitor who said no': (page) => refuseRest(page.context()),
};

for (const [who, arrange] of Object.entries(REFUSALS))
  test(`${who} gets nothing of the rest, and is ready all the same`, async ({ page, site }) => {
    await arrange(page);
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
    await installWorker(page);
    await open(page, '/device');
    await expect(page.getByText('The rest opens with a network')).toBeVisible();
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    expect(await restOf(page, site)).toEqual([]);
    expect(asked.filter((url) => LISTS.includes(url))).toEqual([]);
  });

test('the switch on the page of this device stays off, and on again has all of it come', async ({
  page,
  site,
}) => {
  // Pressed before the scripts have come it does nothing yet.
  await open(page, '/device');
  const fetchAll = page.getByRole('switch', { name: 'Fetch the whole site' });
  await fetchAll.click();
  await expect(fetchAll).not.toBeChecked();
  await installWorker(page);
  await open(page, '/device');
  await expect(fetchAll).not.toBeChecked();
  expect(await restOf(page, site)).toEqual([]);
  await fetchAll.click();
  for (const list of LISTS) await expectCached(page, list);
  expect(new Set(await restOf(page, site))).toEqual(new Set(await stages(site)));
});

test('a stage that was stopped in the middle is whole after the next visit', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/503|Failed to load resource/);
  let held = 0;
  site.fault = (request) => {
    // The worker waits for these until it is stopped.
    if (!request.url?.startsWith('/api/kolam-')) return false;
    held++;
    return true;
  };
  await installWorker(page);
  await expect.poll(() => held).toBeGreaterThan(0);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  const before = await cachedPaths(page);
  expect(before).not.toContain(LISTS[0]);
  site.fault = undefined;
  await page.goto('/services');
  for (const list of LISTS) await expectCached(page, list);
  expect(await cachedPaths(page)).toEqual(expect.arrayContaining(await stages(site)));
});
