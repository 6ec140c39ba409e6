import type { Page } from 'playwright/test';
import { expectWork, leaveWork } from '../e2e/support/kept-work.ts';
import { open } from '../e2e/support/open.ts';
import { buildWith } from '../e2e/support/own-build.ts';
import { expect, test } from '../e2e/support/test.ts';
import { checkForUpdate, installWorker, workerInControl } from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

/** What is left of the worker: registrations and caches. */
const leftOf = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    theme: localStorage.getItem('kolam-theme'),
  }));

test('a build without a worker takes it away and nothing else; the usual build brings it back', async ({
  page,
  context,
  site,
  expectConsoleErrors,
}, testInfo) => {
  expectConsoleErrors(/503/);
  const { dist } = site;
  const without = testInfo.outputPath('without-worker');
  // As docs/without-worker.md says.
  buildWith({ VITE_WITHOUT_WORKER: '1' }, without);

  await installWorker(page);
  await page.evaluate(async () => {
    localStorage.setItem('kolam-theme', 'dark');
    await caches.open('of-another-program');
  });
  await leaveWork(page, context, site);
  const other = await context.newPage();
  await open(other, '/contact');
  await other.getByLabel('Message').fill('Half a sentence');
  let loads = 0;
  other.on('load', () => loads++);

  await site.deploy(without);
  await checkForUpdate(page);
  const gone = { registrations: 0, caches: ['of-another-program'], theme: 'dark' };
  await expect.poll(() => leftOf(page)).toEqual(gone);
  // The other tab is told, and keeps what was typed.
  await expect(other.getByRole('region', { name: 'Update' })).toContainText('Reload when you are');
  await expect(other.getByLabel('Message')).toHaveValue('Half a sentence');
  expect(loads).toBe(0);
  await other.close();

  await expectWork(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  expect(await leftOf(page)).toEqual(gone);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await site.deploy(dist);
  await page.goto('/');
  await workerInControl(page);
  await site.stop();
  await expectWork(page);
});
