import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { LISTED_PATHS } from '../e2e/support/listed-paths.ts';
import { expect, test } from '../e2e/support/test.ts';
import { cachedPaths, damagedPaths, workerInControl } from '../e2e/support/worker.ts';
import { findBrowser } from '../set-up-browser.mjs';

/** Smaller ones are of the cache's own keeping. */
const LARGER_BYTES = 1024;

/** Flips one bit in the middle of each larger file of Cache Storage. Returns how many files it were. */
function flipBits(profile: string): number {
  const folder = path.join(profile, 'Default/Service Worker/CacheStorage');
  let flipped = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/_[01]$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < LARGER_BYTES) continue;
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    flipped++;
  }
  return flipped;
}

/** A browser whose profile was damaged while it was off. */
const damaged = test.extend<{ launch: () => Promise<BrowserContext> }>({
  launch: async ({ site, launchOptions }, use) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
    const open: BrowserContext[] = [];
    // A whole browser, whose profile has its caches where `flipBits` looks.
    const options = { ...launchOptions, executablePath: await findBrowser(), baseURL: site.origin };
    const launch = async () => {
      const context = await chromium.launchPersistentContext(profile, options);
      open.push(context);
      return context;
    };
    const first = await launch();
    const page = await first.newPage();
    await page.goto('/');
    await workerInControl(page);
    await first.close();
    expect(flipBits(profile)).toBeGreaterThan(100);
    await use(launch);
    for (const context of open) await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

damaged.use({ serviceWorkers: 'allow' });

damaged(
  'the first load after the disk flipped bits is right, and all is repaired',
  async ({ launch }) => {
    const page = await (await launch()).newPage();
    for (const url of ['/contact', '/digilocker', '/']) {
      const response = await page.goto(url, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), url).toBe(200);
      expect(response?.fromServiceWorker(), url).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect.poll(() => damagedPaths(page)).toEqual([]);
    await expect.poll(async () => (await cachedPaths(page)).length).toBeGreaterThan(200);
  },
);

damaged(
  'without a network each page is there or says why not, and is there later',
  async ({ launch, site }) => {
    await site.stop();
    const page: Page = await (await launch()).newPage();
    const needsNetwork = page.getByRole('heading', { name: 'This page needs a network' });
    let said = 0;
    for (const url of LISTED_PATHS) {
      // A browser's own error page would reject here.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      said += await needsNetwork.count();
    }
    expect(said).toBeGreaterThan(0);
    await site.start();
    for (const url of LISTED_PATHS) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(needsNetwork).toHaveCount(0);
    }
  },
);
