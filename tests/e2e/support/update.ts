import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { makeNextBuild } from './next-build.ts';
import { taken } from './open.ts';
import type { Site } from './site.ts';
import { test as base, expect } from './test.ts';
import { checkForUpdate, installWorker } from './worker.ts';

/** Deploys the next build, without the files that match `remove`. Returns the paths of those. */
export type Deploy = (remove?: RegExp) => Promise<string[]>;

/** How long a build may be in the making, however busy the machine. */
export const MAKING_MS = 300_000;

/** For tests of a device whose site has a newer build. */
export const test = base.extend<{ nextBuild: () => Promise<string>; deploy: Deploy }>({
  nextBuild: async ({ site }, use, { project }) =>
    use(() =>
      sharedBuild(project.outputDir, 'next-build', (folder) => makeNextBuild(site.dist, folder)),
    ),
  deploy: async ({ site, nextBuild }, use, testInfo) => {
    await use(async (remove) => {
      if (!remove) {
        await site.deploy(await nextBuild());
        return [];
      }
      const folder = testInfo.outputPath('next-build');
      const removed = await makeNextBuild(site.dist, folder, { remove });
      await site.deploy(folder);
      return removed;
    });
  },
});

/**
 * A build that all tests of a run have in common: it is only served. The first test that needs it makes it, in the
 * folder of the run's results, which is emptied when a run begins.
 */
export async function sharedBuild(
  results: string,
  name: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = path.join(results, name);
  const made = path.join(folder, 'made');
  mkdirSync(results, { recursive: true });
  if (isFirst(folder)) {
    await make(path.join(folder, 'making'));
    renameSync(path.join(folder, 'making'), made);
  }
  await expect.poll(() => existsSync(made), { timeout: MAKING_MS }).toBe(true);
  return made;
}

/** Makes a folder, unless somebody has. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

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
