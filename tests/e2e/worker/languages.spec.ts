import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { readLanguageList } from '../../../build/artifacts/worker/language-files.ts';
import { writeLanguagePacks } from '../../../build/artifacts/worker/language-pack.ts';
import {
  notRemoved,
  removeAbout,
  removed,
} from '../../../languages/hi/features/device/words/languages.ts';
import { name, waiting } from '../../../languages/hi/words/language.ts';
import * as words from '../../../languages/hi/words/pwa.ts';
import * as search from '../../../languages/hi/words/search.ts';
import { keptRoutes } from '../../../src/routes/kept-routes.ts';
import { makeNextBuild } from '../support/next-build.ts';
import { open, taken } from '../support/open.ts';
import { refuseOneDeletion } from '../support/refused-deletion.ts';
import { expect, test } from '../support/test.ts';
import { withoutPolicy } from '../support/without-policy.ts';
import {
  cachedPaths,
  checkForUpdate,
  expectCached,
  installWorker,
  refuseRest,
} from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

const LIST = '/hi/files.json';

test('after Hindi is chosen the app opens in Hindi and searches offline', async ({
  page,
  site,
}) => {
  await installWorker(page);
  await taken(page);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/hi');
  await expectCached(page, LIST);
  await site.stop();
  await page.goto('/?app');
  await expect(page).toHaveURL('/hi?app');
  await taken(page);
  await expectFound(page, 'किश्त', 'EMI', '/hi/products/LoanPortal#emi-calculator', /लोन/);
  await expectFound(page, 'aadhar se paise', 'AEPS', '/hi/products/aepsPortal', /कैश निकासी/);
  // Reloaded, it is the worker's document, and not the router's.
  await page.reload();
  await taken(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/कैश निकासी/);
});

/** A query finds an option first, which leads to a page in Hindi. */
async function expectFound(
  page: Page,
  query: string,
  option: string,
  url: string,
  heading: RegExp,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: search.dialog });
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill(query);
  await expect(dialog.getByRole('option', { selected: true })).toContainText(option);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
}

test('a Hindi visit stores Hindi pages as the host serves them, works offline, and removes them on request', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/503/);
  await page.goto('/hi');
  await expect(page.getByText(words.readyOffline)).toBeVisible();
  for (const { path: route } of keptRoutes) {
    const url = `/hi${route === '/shared' ? '/shared/some-id' : route}`;
    const served = await page.request.get(url);
    const composed = await page.evaluate(async (wanted) => {
      const response = await fetch(wanted, { headers: { accept: 'text/html' } });
      return response.text();
    }, url);
    expect(composed, url).toBe(withoutPolicy(await served.text()));
  }
  await site.stop();
  await page.goto('/HI/apis/gstverificationpage/?q');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('button', { name: 'GST जाँचें' }).click();
  await expect(page.getByText('कृपया GSTIN डालें')).toBeVisible();
  await page.getByRole('link', { name: 'संपर्क करें' }).first().click();
  await expect(page).toHaveURL('/hi/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('संपर्क करें');
  await page.goto('/hi/nowhere');
  await expect(page).toHaveURL('/hi');

  await page.goto('/hi/device');
  const remove = page.getByRole('button', { name: removeAbout(name) });
  await refuseOneDeletion(page);
  await remove.click();
  await expect(page.getByText(notRemoved(name))).toBeVisible();
  expect(await cachedPaths(page)).toContain(LIST);
  await remove.click();
  await expect(page.getByText(removed(name))).toBeVisible();
  const list = (await cachedPaths(page)).filter((url) => url.startsWith('/hi/'));
  expect(list).toEqual([]);
  await page.goto('/hi/contact');
  await expect(page).toHaveURL('/hi/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(waiting.heading);
});

test(
  'an update includes Hindi, and a Hindi page asks in Hindi',
  { tag: '@night' },
  async ({ page, site }, testInfo) => {
    await page.goto('/hi/contact');
    await expectCached(page, LIST);
    await taken(page);
    const folder = testInfo.outputPath('next-build');
    const scripts = (await readLanguageList(site.dist, 'hi')).files
      .map(([url]) => url.slice(1))
      .filter((file) => !file.startsWith('hi/'));
    await makeNextBuild(site.dist, folder, {
      async add(copy) {
        for (const file of ['hi/contact.html', 'hi/parts/contact.txt']) {
          const text = readFileSync(path.join(copy, file), 'utf8');
          writeFileSync(
            path.join(copy, file),
            text
              .replaceAll('संपर्क करें</h1>', 'हमसे बात करें</h1>')
              .replaceAll('"heading":"संपर्क करें"', '"heading":"हमसे बात करें"'),
          );
        }
        await writeLanguagePacks(copy, [{ code: 'hi', files: scripts }]);
      },
    });
    await site.deploy(folder);
    await checkForUpdate(page);
    const prompt = page.getByRole('region', { name: words.update });
    await expect(prompt).toContainText(words.updateReady);
    await prompt.getByRole('button', { name: words.reload }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमसे बात करें');
    await site.stop();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमसे बात करें');
  },
);
