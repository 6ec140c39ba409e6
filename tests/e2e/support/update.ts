import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { makeNextBuild } from './next-build.ts';
import { taken } from './open.ts';
import type { Site } from './site.ts';
import { test as base, expect } from './test.ts';
import { checkForUpdate, installWorker } from './worker.ts';

/** Deploys the next build, without the files that match `remove`. Returns the paths of those. */
export type Deploy = (remove?: RegExp) => Promise<string[]>;

/** The next build as it is, which the tests of a worker of the run have in common: it is only served. */
let whole: Promise<string> | undefined;

async function makeWhole(dist: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'next-build-'));
  await makeNextBuild(dist, folder);
  return folder;
}

/** For tests of a device whose site has a newer build. */
export const test = base.extend<{ deploy: Deploy }>({
  deploy: async ({ site }, use, testInfo) => {
    await use(async (remove) => {
      if (!remove) {
        whole ??= makeWhole(site.dist);
        await site.deploy(await whole);
        return [];
      }
      const folder = testInfo.outputPath('next-build');
      const removed = await makeNextBuild(site.dist, folder, { remove });
      await site.deploy(folder);
      return removed;
    });
  },
});

/** The script of the phones' menu, by its path. */
export const MOBILE_MENU = /^\/assets\/MobileMenu-.*\.js$/;

export const prompt = (page: Page) => page.getByRole('region', { name: 'Update' });
export const accept = (page: Page) => prompt(page).getByRole('button', { name: 'Reload' }).click();

/** Counts the documents that a tab loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** The home page offers an update that is there. */
export async function startWithUpdate(page: Page, site: Site, deploy: Deploy): Promise<void> {
  await installWorker(page);
  await taken(page);
  expect(site.running).toBe(true);
  await deploy();
  await checkForUpdate(page);
  await expect(prompt(page)).toContainText('Update ready');
}

/** The page believes from now on that nobody sees it. */
export const hide = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));

/** Empties the browser's own cache, which keeps scripts that the site's cache has lost. */
export async function clearBrowserCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}
