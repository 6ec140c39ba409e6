import type { Page } from 'playwright/test';
import {
  expectTitles,
  openLocker,
  openSignedIn,
  row,
  SAMPLES,
  signIn,
  textUpload,
  upload,
} from '../support/locker-page.ts';
import { limitStorage } from '../support/quota.ts';
import { expect, test } from '../support/test.ts';
import { installWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Hands a file to the worker from a page that shows no locker. Returns where the worker sends the visitor. */
const shareFrom = (page: Page, name: string, bytes = 5): Promise<string> =>
  page.evaluate(
    async ({ name, bytes }) => {
      const form = new FormData();
      // Chance bytes: the database compresses what it can.
      const parts = Array.from({ length: Math.ceil(bytes / 65_536) }, (_, i) =>
        crypto.getRandomValues(new Uint8Array(Math.min(65_536, bytes - i * 65_536))),
      );
      form.append('files', new File(parts, name));
      const { url } = await fetch('/share-in', { method: 'POST', body: form });
      return new URL(url).pathname + new URL(url).search;
    },
    { name, bytes },
  );

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Counts how often a page asks the browser to keep what is stored. */
const countAsked = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as { asked?: number };
    seen.asked = 0;
    navigator.storage.persist = async () => {
      seen.asked = (seen.asked ?? 0) + 1;
      return false;
    };
  });

const asked = (page: Page) => page.evaluate(() => (window as { asked?: number }).asked);

test('an open locker shows what the worker takes in, without being asked', async ({
  page,
  context,
}) => {
  await installWorker(page);
  await openLocker(page);
  const other = await context.newPage();
  await other.goto('/services');
  await shareFrom(other, 'Licence.pdf');
  await expect(page.getByText('1 document waits for you on this device.')).toBeVisible();
  await signIn(page);
  await expectTitles(page, ['Licence', ...SAMPLES]);
  // Page and worker at once: both are there, in one order.
  await Promise.all([shareFrom(other, 'Photo.jpg'), upload(page, [textUpload('own.txt', 'o')])]);
  for (const title of ['Photo', 'own', 'Licence', ...SAMPLES])
    await expect(row(page, title)).toBeVisible();
  await other.goto('/digilocker');
  await expect(row(other, 'own')).toBeVisible();
});

test('the locker says what came of a share, once, and asks to keep it', async ({ page }) => {
  await countAsked(page);
  await installWorker(page);
  await page.goto(await shareFrom(page, 'Licence.pdf'));
  await expect(page.getByText('1 document waits for you on this device.')).toBeVisible();
  await expect.poll(() => asked(page)).toBe(1);
  await signIn(page);
  await expect(page.getByText('Shared files are on top of the list.')).toBeVisible();
  await expectTitles(page, ['Licence', ...SAMPLES]);
  await page.reload();
  await expect(row(page, 'Licence')).toBeVisible();
  await expect(page.getByText('Shared files are on top of the list.')).toHaveCount(0);
});

test('a link that claims a share is not believed', async ({ page }) => {
  await countAsked(page);
  await openSignedIn(page);
  await page.clock.setFixedTime(Date.now() + 120_000);
  await page.goto('/digilocker?shared=5&refused=no-file&refused=nonsense');
  await expect(alert(page)).toHaveText(
    'Something shared was not added. Only files can be shared with the locker, not a text or a link alone.',
  );
  await expect(row(page, 'Aadhaar Card')).toBeVisible();
  await expect(page.getByText('Shared files are on top of the list.')).toHaveCount(0);
  expect(await asked(page)).toBe(0);
});

test('a share into a full device is told, and a small one fits afterwards', async ({
  page,
  site,
}) => {
  await installWorker(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await limitStorage(page, site, used + 3_000_000);
  await installWorker(page);
  const told = await shareFrom(page, 'large.bin', 6_000_000);
  expect(told).toBe('/digilocker?shared=0&refused=full');
  await page.goto(told);
  await expect(alert(page)).toContainText(
    'Something shared was not added. There is no room for it on this device.',
  );
  await expectTitles(page, []);
  expect(await shareFrom(page, 'small.bin')).toBe('/digilocker?shared=1');
  await expect(page.getByText('1 document waits for you on this device.')).toBeVisible();
});

test('an import asks to keep what it brings', async ({ page, browser, site }) => {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'r')]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save backup' }).click();
  const archive = await (await saved).path();
  const elsewhere = await browser.newContext({ baseURL: site.origin });
  const other = await elsewhere.newPage();
  await countAsked(other);
  await openLocker(other);
  await other.getByLabel('Backup to import').setInputFiles(archive);
  await expect(other.getByText('4 documents added.')).toBeVisible();
  expect(await asked(other)).toBe(1);
  await elsewhere.close();
});

test.describe('Safari on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('may clear the locker after a week: who has something to lose is told', async ({ page }) => {
    const week = page.getByText('Safari may remove what websites keep after seven days');
    await openSignedIn(page);
    await expect(week).toHaveCount(0);
    await upload(page, [textUpload('Rent.txt', 'r')]);
    await expect(week).toBeVisible();
  });
});
