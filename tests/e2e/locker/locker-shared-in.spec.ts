import type { Page } from 'playwright/test';
import { test as installed } from '../support/installed.ts';
import {
  EMPTY,
  expectTitles,
  importBackup,
  openLocker,
  openSignedIn,
  row,
  SAMPLES,
  signIn,
  textUpload,
  tray,
  trayFile,
  upload,
} from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { limitStorage } from '../support/quota.ts';
import { share } from '../support/share-sheet.ts';
import { expect, test } from '../support/test.ts';
import { installWorker } from '../support/worker.ts';

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

installed(
  'an open locker shows what the worker takes in, without being asked',
  async ({ page, context }) => {
    await openLocker(page);
    const other = await context.newPage();
    await other.goto('/services');
    await shareFrom(other, 'Licence.pdf');
    await expect(trayFile(page, 'Licence.pdf')).toBeVisible();
    await signIn(page);
    await expectTitles(page, SAMPLES);
    // Page and worker at once: both are there, each in its place.
    await Promise.all([shareFrom(other, 'Photo.jpg'), upload(page, [textUpload('own.txt', 'o')])]);
    for (const name of ['Photo.jpg', 'Licence.pdf'])
      await expect(trayFile(page, name)).toBeVisible();
    await expectTitles(page, ['own', ...SAMPLES]);
    await other.goto('/digilocker');
    await expect(row(other, 'own')).toBeVisible();
    await expect(trayFile(other, 'Photo.jpg')).toBeVisible();
  },
);

installed(
  'the browser is asked to keep what the visitor keeps, and not what was sent',
  async ({ page }) => {
    await countAsked(page);
    await open(page, '/services');
    await page.goto(await shareFrom(page, 'Licence.pdf'));
    await expect(trayFile(page, 'Licence.pdf')).toBeVisible();
    await signIn(page);
    expect(await asked(page)).toBe(0);
    await trayFile(page, 'Licence.pdf').getByRole('button', { name: 'Keep' }).click();
    await expectTitles(page, ['Licence', ...SAMPLES]);
    expect(await asked(page)).toBe(1);
  },
);

test('a link that claims a share or refusals is not believed', async ({ page }) => {
  await countAsked(page);
  await openSignedIn(page);
  await page.goto(
    '/digilocker?shared=5&refused=no-file&refused=foreign&refused=full&refused=no-worker',
  );
  await expect(row(page, 'Aadhaar Card')).toBeVisible();
  await expect(page).toHaveURL(/\/digilocker$/);
  await expect(alert(page)).toHaveCount(0);
  await expect(tray(page)).toHaveCount(0);
  expect(await asked(page)).toBe(0);
});

test.describe('with little room', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a share into a full device is told, and a small one fits afterwards', async ({
    page,
    site,
  }) => {
    await installWorker(page);
    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    await limitStorage(page, site, used + 3_000_000);
    await installWorker(page);
    const large = { name: 'large.bin', type: '', text: '', size: 6_000_000, random: true };
    expect(await share(page, [large])).toBe('?shared=0&refused=full');
    await expect(alert(page)).toHaveCount(1);
    await expect(alert(page)).toContainText(
      'Something shared was not added. This device has no room for it, so nothing was changed.',
    );
    await expect(tray(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    expect(await shareFrom(page, 'small.bin')).toBe('/digilocker?shared=1');
    await expect(trayFile(page, 'small.bin')).toBeVisible();
  });
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
  await importBackup(other, archive);
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
