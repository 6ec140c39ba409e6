import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright/test';
import {
  expectTitles,
  openSignedIn,
  SAMPLES,
  textUpload,
  upload,
} from '../e2e/support/locker-page.ts';
import { open } from '../e2e/support/open.ts';
import { expect, test, watch } from '../e2e/support/test.ts';
import { findBrowser } from '../set-up-browser.mjs';

test.use({ serviceWorkers: 'allow' });

/** Overwrites every file of the browser's databases with chance bytes. */
function corruptDatabases(profile: string): number {
  const folder = path.join(profile, 'Default/IndexedDB');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
  for (const file of files) writeFileSync(file, randomBytes(Math.max(64, statSync(file).size)));
  return files.length;
}

test('databases that turned to garbage between two runs stop nothing, and the lost message is told', async ({
  site,
  launchOptions,
}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  // A whole browser, whose profile has its databases where `corruptDatabases` looks.
  const options = { ...launchOptions, executablePath: await findBrowser(), baseURL: site.origin };
  const launch = () => chromium.launchPersistentContext(profile, options);
  const first = await launch();
  const before = first.pages()[0] as Page;
  await openSignedIn(before);
  await upload(before, [textUpload('before.txt', 'b')]);
  // Before the next page: a worker that takes over while a page is on its way leaves that page without one for good.
  await before.waitForFunction(() => navigator.serviceWorker.controller);
  await open(before, '/contact');
  await first.setOffline(true);
  await before.getByLabel('Full Name').fill('Asha Verma');
  await before.getByLabel('Email').fill('asha@shop.example');
  await before.getByLabel('Message').fill('About to rot');
  await before.getByRole('button', { name: 'Send Message' }).click();
  await expect(before.getByRole('heading', { name: /^Saved/ })).toBeVisible();
  await first.close();
  expect(corruptDatabases(profile)).toBeGreaterThan(0);

  const second = await launch();
  const complaints = await watch(second, site);
  const page = second.pages()[0] as Page;
  await open(page, '/contact');
  await expect(page.getByRole('alert')).toContainText('1 waiting message was lost');
  await openSignedIn(page);
  await upload(page, [textUpload('after.txt', 'a')]);
  await expectTitles(page, ['after', ...SAMPLES]);
  expect(site.posts).toHaveLength(0);
  expect(complaints).toEqual([]);
  await second.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});
