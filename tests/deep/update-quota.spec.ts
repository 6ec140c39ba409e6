import type { Page } from 'playwright/test';
import { expectWork, leaveWork } from '../e2e/support/kept-work.ts';
import { LARGE_FILE, makeLargeBuild } from '../e2e/support/large-build.ts';
import {
  expectTitles,
  openLocker,
  SAMPLES,
  signIn,
  textUpload,
  upload,
} from '../e2e/support/locker-page.ts';
import { makeNextBuild, NEXT_HEADING } from '../e2e/support/next-build.ts';
import { open, taken } from '../e2e/support/open.ts';
import { limitStorage, measureSite } from '../e2e/support/quota.ts';
import { expect, test } from '../e2e/support/test.ts';
import { cachedPaths, checkForUpdate, installWorker, refuseRest } from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

/** What visitors save, and what two builds do not share. */
const ROOM_BYTES = 5_000_000;

/** Resolves when the newer worker that is being installed, if any, is installed or given up. */
const installationEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.installing;
    await new Promise<void>((done) => {
      if (worker?.state !== 'installing') return done();
      worker.onstatechange = () => done();
    });
  });

test('an update that does not fit changes nothing, and the next that fits installs', async ({
  page,
  context,
  browser,
  site,
  expectConsoleErrors,
}, testInfo) => {
  expectConsoleErrors(/503|QuotaExceeded/);
  const quota = (await measureSite(browser, site)) + ROOM_BYTES;
  await limitStorage(page, site, quota);
  await installWorker(page);
  await leaveWork(page, context, site);
  const before = await cachedPaths(page);
  const { dist } = site;

  const large = testInfo.outputPath('large-build');
  await makeLargeBuild(dist, large, 2 * quota);
  await site.deploy(large);
  let loads = 0;
  page.on('load', () => loads++);
  let asked = 0;
  const busy = site.fault;
  site.fault = (request, response) => {
    if (LARGE_FILE.test(request.url ?? '')) asked++;
    return busy?.(request, response) ?? false;
  };
  await checkForUpdate(page);
  await installationEnded(page);
  expect(asked).toBeGreaterThan(10);
  await expect.poll(() => cachedPaths(page)).toEqual(before);
  expect(loads).toBe(0);

  await site.stop();
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NEXT_HEADING);
  await expectWork(page);
  await upload(page, [textUpload('later.txt', 'x'.repeat(500_000))]);
  await expectTitles(page, ['later', 'licence', ...SAMPLES]);
  await expect(page.getByRole('region', { name: 'Update' })).toBeHidden();

  const next = testInfo.outputPath('next-build');
  await makeNextBuild(dist, next);
  await site.deploy(next);
  await checkForUpdate(page);
  const reloaded = page.waitForEvent('load');
  const prompt = page.getByRole('region', { name: 'Update' });
  await prompt.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await taken(page);
  await expectTitles(page, ['later', 'licence', ...SAMPLES]);
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
});

test('where the site does not fit, it works from the network and leaves the room to documents', async ({
  page,
  browser,
  site,
}) => {
  await limitStorage(page, site, 0.75 * (await measureSite(browser, site)));
  await openLocker(page);
  await expect.poll(() => page.evaluate(triedAndGaveUp)).toBe(true);
  expect(await cachedPaths(page)).toEqual([]);
  await signIn(page);
  const text = 'x'.repeat(500_000);
  await upload(page, [textUpload('one.txt', text), textUpload('two.txt', text)]);
  await expectTitles(page, ['two', 'one', ...SAMPLES]);
  await page.reload();
  await expectTitles(page, ['two', 'one', ...SAMPLES]);
});

/** Whether the worker has begun to fill its cache, and is gone. Runs in the page. */
async function triedAndGaveUp(): Promise<boolean> {
  const begun = await caches.has('kolam-precache');
  return begun && !(await navigator.serviceWorker.getRegistration());
}
