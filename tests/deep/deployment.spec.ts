import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { shippedWorker } from '../../build/checks/shipped-lists.ts';
import {
  ASSETS_FIRST,
  DOCUMENTS_FIRST,
  HASHED_FIRST,
  lateAsset,
  ServedFolder,
  type Step,
} from '../e2e/support/deployment.ts';
import { taken } from '../e2e/support/open.ts';
import { DIFFERENCES, makeOtherBuild } from '../e2e/support/other-build.ts';
import { Site } from '../e2e/support/site.ts';
import { test as base, expect, watch } from '../e2e/support/test.ts';
import { accept } from '../e2e/support/update.ts';
import { expectWhole, watchForErrorViews } from '../e2e/support/whole-page.ts';
import { cachedPaths, damagedPaths, installWorker } from '../e2e/support/worker.ts';

/** Pages with another view, another heading, a tool, and another heading in another language. */
const ADDRESSES = ['/PrivacyPolicy', '/contact', '/apis/GSTVerificationPage', '/hi/contact'];

/** A device keeps these whose visitor has not asked for another language. */
const isKept = (address: string) => !address.startsWith('/hi');

/** Pages that the open page goes to by its own links. */
const LINKED = ['/PrivacyPolicy', '/UpiSolution', '/contact'];

/** What a step makes the browser say where a file is missing, or of another build than the one that asks. */
const OF_MIXTURE = /Failed to load resource|dynamically imported module|is not a function/;

interface Order {
  steps: readonly Step[];
  /** Whether the application runs at every visit. Else the page is read as served, in the middle of the deployment. */
  runs: boolean;
}

const ORDERS: Record<string, Order> = {
  'files with a hash first': { steps: HASHED_FIRST, runs: true },
  'assets first': { steps: ASSETS_FIRST, runs: false },
  'documents first': { steps: DOCUMENTS_FIRST, runs: false },
  'a script of all pages late': { steps: lateAsset(/^assets\/vendor-/), runs: false },
  'scripts of some pages late': { steps: lateAsset(/^assets\/(?:Legal|Contact)-/), runs: false },
  'a list of the worker late': { steps: lateAsset(/^assets\/worker-files-/), runs: true },
};

const test = base.extend<object, { newer: string }>({
  newer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
    async ({}, use, { project, parallelIndex }) => {
      const folder = path.join(project.outputDir, `newer-${parallelIndex}`);
      await makeOtherBuild(new Site().dist, folder, DIFFERENCES);
      await use(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const [name, { steps, runs }] of Object.entries(ORDERS))
  test(`a deployment and its rollback under an open page: ${name}`, async ({
    browser,
    site,
    newer,
    allowed,
    expectConsoleErrors,
  }, testInfo) => {
    test.setTimeout(480_000);
    // React tells of a part that needs its document.
    expectConsoleErrors(/could not be loaded/);
    if (name !== 'files with a hash first') expectConsoleErrors(OF_MIXTURE);
    const older = site.dist;
    const served = new ServedFolder(site, testInfo.outputPath('served'));
    await served.put(older, { name: 'all', puts: () => true });
    const device = (serviceWorkers: 'allow' | 'block') =>
      startDevice({ browser, site, allowed, serviceWorkers });
    const installed = await device('allow');
    const without = await device('block');
    await installWorker(installed.page);
    for (const [before, after] of [
      [older, newer],
      [newer, older],
    ] as const) {
      for (const { page } of [installed, without]) {
        await page.goto('/services');
        await taken(page);
      }
      const arriving: Device[] = [];
      const isLast = (step: Step) => step === steps.at(-1);
      for (const step of steps) {
        await test.step(`${step.name} of ${path.basename(after)}`, async () => {
          await served.put(after, step);
          const newcomer = isLast(step) ? undefined : await device('allow');
          await newcomer?.page.goto('/');
          if (newcomer) arriving.push(newcomer);
          await lookForUpdate(installed.page);
          const whereRun = () => runs || isLast(step);
          await visitAll(without, [before, after], whereRun);
          await visitAll(installed, [before, after], (url) => whereRun() || isKept(url));
        });
      }
      await test.step(`all of ${path.basename(after)}`, async () => {
        await served.clear(after);
        await visitAll(without, [after], () => true);
        for (const { page } of [installed, ...arriving]) {
          await becomeNewest(page);
          await expectNewest(page, after);
        }
        await site.stop();
        for (const { page } of [installed, ...arriving])
          for (const url of ADDRESSES.filter(isKept)) await visit(page, url, [after], true);
        await site.start();
      });
      for (const { complaints, errorViews } of [installed, without, ...arriving])
        expect([...complaints, ...errorViews]).toEqual([]);
      for (const { context } of arriving) await context.close();
    }
  });

interface Device {
  context: BrowserContext;
  /** The page that is open while the server changes. */
  page: Page;
  complaints: string[];
  errorViews: string[];
}

async function startDevice({
  browser,
  site,
  allowed,
  serviceWorkers,
}: {
  browser: Browser;
  site: Site;
  allowed: RegExp[];
  serviceWorkers: 'allow' | 'block';
}): Promise<Device> {
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers });
  // Shorter than the test, which would not say where the application did not start.
  context.setDefaultTimeout(60_000);
  const complaints = await watch(context, site, allowed);
  const errorViews = await watchForErrorViews(context);
  return { context, page: await context.newPage(), complaints, errorViews };
}

/** Goes round by the open page's own links, where builds may be mixed, then opens every address again. */
async function visitAll(
  { context, page }: Device,
  builds: readonly string[],
  runs: (url: string) => boolean,
) {
  if (builds.length > 1)
    for (const url of LINKED) {
      const link = page.locator(`:is(header, footer) a[href="${url}"]`).first();
      await link.evaluate((element: HTMLElement) => element.click());
      await expectWhole(page, url, builds);
    }
  const fresh = await context.newPage();
  for (const url of ADDRESSES) await visit(fresh, url, builds, runs(url));
  await fresh.close();
}

async function visit(page: Page, url: string, builds: readonly string[], runs: boolean) {
  await page.goto(url);
  if (runs) await taken(page);
  await expectWhole(page, url, builds);
}

/** As a page does on becoming visible. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
  });

/** One visit fetches the newest build, where the device has it not yet, and its visitor takes it. */
async function becomeNewest(page: Page): Promise<void> {
  await page.goto('/');
  await lookForUpdate(page);
  await expect.poll(() => settledState(page)).toMatch(/^(?:waiting|active)$/);
  if ((await settledState(page)) === 'waiting') await accept(page);
  await expect.poll(() => settledState(page)).toBe('active');
}

/** Which worker is the newest, once none is being installed. A page may be on its way to another one. */
const settledState = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const { installing, waiting, active } =
        (await navigator.serviceWorker.getRegistration()) ?? {};
      if (installing) return 'installing';
      if (waiting) return 'waiting';
      return active?.state === 'activated' ? 'active' : 'none';
    })
    .catch(() => 'leaving');

/** Every file of a build is on the device, as it is. */
async function expectNewest(page: Page, build: string): Promise<void> {
  await visit(page, '/contact', [build], true);
  const { files } = await shippedWorker(build);
  const cached = await cachedPaths(page);
  expect(files.map(([url]) => url).filter((url) => !cached.includes(url))).toEqual([]);
  expect(await damagedPaths(page)).toEqual([]);
}
