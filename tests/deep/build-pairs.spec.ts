import type { Page } from 'playwright/test';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { open } from '../e2e/support/open.ts';
import { DIFFERENCES, type Difference, MOVED, makeOtherBuild } from '../e2e/support/other-build.ts';
import { Site } from '../e2e/support/site.ts';
import { test as base, expect } from '../e2e/support/test.ts';
import { accept, countLoads, sharedBuild } from '../e2e/support/update.ts';
import { servedHeadings, watchForErrorViews } from '../e2e/support/whole-page.ts';
import { checkForUpdate, expectCached, installWorker, refuseRest } from '../e2e/support/worker.ts';
import { someOf } from '../support/some-of.ts';

/** So many of its pages a tab opens, but at night all. */
const PAGES = 15;

const KINDS = DIFFERENCES.filter((kind) => kind !== 'view');

const test = base.extend<object, { buildOf: (kind: Difference) => Promise<string> }>({
  buildOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
    async ({}, use, { project }) =>
      use((kind) =>
        sharedBuild(project.outputDir, `another-${kind}`, (folder) =>
          makeOtherBuild(new Site().dist, folder, [kind]),
        ),
      ),
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

for (const from of KINDS)
  for (const to of KINDS.filter((kind) => kind !== from))
    test(`a tab of another "${from}" opens every page of another "${to}"`, async ({
      page,
      context,
      site,
      buildOf,
      expectConsoleErrors,
    }) => {
      // React tells of a part that needs its document; the server, of one that is there no more.
      expectConsoleErrors(/could not be loaded|Failed to load resource/);
      const [older, newer] = [await buildOf(from), await buildOf(to)];
      const errorViews = await watchForErrorViews(context);
      await site.deploy(older);
      await installWorker(page);
      const prefixes = [from, to].includes('language') ? ['', '/hi'] : [''];
      if (prefixes.length > 1) {
        await open(page, '/hi');
        await expectCached(page, '/hi/files.json');
        await open(page, '/');
      }
      const isMoving = [from, to].includes('list');
      const networks = ['online', 'offline'];
      const tabs = new Map<string, Page>();
      for (const network of networks)
        for (const use of [...prefixes, ...(isMoving ? ['moved', 'gone'] : [])]) {
          const tab = await context.newPage();
          await open(tab, use.startsWith('/') ? `${use}/services` : '/services');
          tabs.set(network + use, tab);
        }

      await site.deploy(newer);
      await checkForUpdate(page);
      await accept(page);
      for (const tab of tabs.values())
        await expect(tab.locator('.dock')).toContainText(/another tab|दूसरे टैब/);

      const there = to === 'list' ? MOVED.to : MOVED.from;
      const gone = to === 'list' ? MOVED.from : MOVED.to;
      const loadsOfFollowed: (() => number)[] = [];
      for (const network of networks) {
        if (network === 'offline') await site.stop();
        for (const prefix of prefixes) {
          const tab = tabs.get(network + prefix) as Page;
          const loads = countLoads(tab);
          const pages = someOf(routesOf(isMoving), PAGES).map(({ path: route, params }) => ({
            url: `${prefix}${route}${params ? '/some-id' : ''}`,
            heading: servedHeadings(newer, `${prefix}${route === '/' ? '' : route}` || '/')[0],
          }));
          expect(await tab.evaluate(followAll, pages), `${network} ${prefix}`).toEqual([]);
          expect(loads()).toBe(0);
          loadsOfFollowed.push(loads);
        }
        if (!isMoving) continue;
        // A path that this tab or the new build does not list needs a document, which of an unlisted one is home's.
        await arriveAt(tabs.get(`${network}moved`) as Page, there, there, newer);
        await arriveAt(tabs.get(`${network}gone`) as Page, gone, '/', newer);
      }
      // That a page missed a part is known seconds later, and reloads none that followed it.
      for (const loads of loadsOfFollowed) expect(loads()).toBe(0);
      expect(errorViews).toEqual([]);
    });

const routesOf = (isMoving: boolean) =>
  (routes as readonly Route[]).filter(
    ({ path: route, pack }) => !pack && !(isMoving && route === MOVED.from),
  );

/** Goes to an address inside the application, whose document is loaded. */
async function arriveAt(tab: Page, address: string, url: string, build: string): Promise<void> {
  const loads = countLoads(tab);
  await tab.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect.poll(loads).toBe(1);
  await expect(tab).toHaveURL(url);
  await expect(tab.locator('h1')).toHaveText(servedHeadings(build, url)[0] ?? '');
}

/** Follows addresses inside the application, and returns those that did not show their heading. Runs in the page. */
async function followAll(pages: { url: string; heading: string | undefined }[]): Promise<string[]> {
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const heading = () => document.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ').trim();
  const failed: string[] = [];
  for (const page of pages) {
    history.pushState(null, '', page.url);
    dispatchEvent(new PopStateEvent('popstate'));
    const startedAt = performance.now();
    while (heading() !== page.heading && performance.now() - startedAt < 10_000) await wait(10);
    if (heading() !== page.heading) failed.push(`${page.url}: ${heading()}`);
  }
  return failed;
}
