import type { Page } from 'playwright/test';
import { asked, countAsked } from '../support/asked-to-keep.ts';
import { test as installed } from '../support/installed.ts';
import {
  EMPTY,
  expectTitles,
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

installed(
  'an open locker shows what the worker takes in, and asks to keep only what the visitor keeps',
  async ({ page, context }) => {
    await countAsked(page);
    await openLocker(page);
    const other = await context.newPage();
    await countAsked(other);
    await other.goto('/services');
    await shareFrom(other, 'Licence.pdf');
    await expect(trayFile(page, 'Licence.pdf')).toBeVisible();
    await signIn(page);
    await expectTitles(page, SAMPLES);
    expect(await asked(page)).toBe(0);
    // Page and worker at once: both are there, each in its place.
    const [result] = await Promise.all([
      shareFrom(other, 'Photo.jpg'),
      upload(page, [textUpload('own.txt', 'o')]),
    ]);
    for (const name of ['Photo.jpg', 'Licence.pdf'])
      await expect(trayFile(page, name)).toBeVisible();
    await expectTitles(page, ['own', ...SAMPLES]);
    await other.goto(result);
    await expect(row(other, 'own')).toBeVisible();
    await expect(trayFile(other, 'Photo.jpg')).toBeVisible();
    expect(await asked(other)).toBe(0);
    await trayFile(other, 'Licence.pdf').getByRole('button', { name: 'Keep' }).click();
    await expectTitles(other, ['Licence', 'own', ...SAMPLES]);
    expect(await asked(other)).toBe(1);
  },
);

test('a link that claims a share or refusals is not believed', { tag: '@night' }, async ({
  page,
}) => {
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

  test('a share into a full device is told, and a small one fits afterwards', {
    tag: '@night',
  }, async ({ page, site }) => {
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
