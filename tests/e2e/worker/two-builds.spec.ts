import type { Page } from 'playwright/test';
import { open, taken } from '../support/open.ts';
import { MOVED, makeOtherBuild } from '../support/other-build.ts';
import { expect } from '../support/test.ts';
import { accept, countLoads, MAKING_MS, prompt, sharedBuild, test } from '../support/update.ts';
import { watchForErrorViews } from '../support/whole-page.ts';
import { checkForUpdate, expectCached, installWorker } from '../support/worker.ts';

test.use({
  serviceWorkers: 'allow',
  // It takes longer than all of the test where the machine is busy: it has its own time limit.
  nextBuild: [
    async ({ site }, use, { project }) => {
      const made = await sharedBuild(project.outputDir, 'other-build', (folder) =>
        makeOtherBuild(site.dist, folder, ['component', 'page', 'package', 'list', 'view']),
      );
      await use(async () => made);
    },
    { scope: 'test', timeout: MAKING_MS },
  ],
});

/** Follows an address inside the application, as by one of its links. */
const follow = (page: Page, path: string) =>
  page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const [network, when] of [
  ['online', { tag: '@night' }],
  ['offline', {}],
] as const)
  test(
    `a tab of an older build opens every kind of page after a takeover, ${network}`,
    when,
    async ({ page, context, site, deploy, expectConsoleErrors }) => {
      // No network; and React tells of a part that needs its document.
      expectConsoleErrors(/Failed to load resource|could not be loaded/);
      const errorViews = await watchForErrorViews(context);
      await installWorker(page);
      await taken(page);
      // Pages for integrators come after the base; an update has what the device has.
      await expectCached(page, '/api/files.json');
      const ways = {
        '/PrivacyPolicy': 'Privacy Policy',
        '/contact': 'Contact us, second edition',
        '/apis/guideSteps': /./,
        [MOVED.to]: /./,
      };
      const tabs = [];
      for (const [path, heading] of Object.entries(ways)) {
        const tab = await context.newPage();
        await open(tab, '/services');
        tabs.push({ tab, path, heading });
      }
      await deploy();
      await checkForUpdate(page);
      await accept(page);
      for (const { tab } of tabs) await expect(prompt(tab)).toContainText('in use in another tab');
      if (network === 'offline') await site.stop();
      for (const { tab, path, heading } of tabs) {
        const loads = countLoads(tab);
        await follow(tab, path);
        await expect.poll(loads).toBe(1);
        await taken(tab);
        await expect(tab).toHaveURL(path);
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
      expect(errorViews).toEqual([]);
    },
  );
