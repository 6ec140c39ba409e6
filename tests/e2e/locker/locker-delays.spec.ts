import type { Page } from 'playwright/test';
import { button, EMPTY, expectTitles, row, SAMPLES, textUpload } from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Opens the locker and stops its clock, so that time passes when the test says. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' });
  await open(page, '/digilocker');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.clock.pauseAt('2026-01-05T10:30:00Z');
}

const loading = (page: Page) => page.getByText('Loading documents...', { exact: true });

test('an upload takes 0.9 s and is on the disk at once; signing in takes 0.9 s, refreshing 0.8 s', async ({
  page,
}) => {
  await openStopped(page);
  await page.getByLabel('Files to upload').setInputFiles(textUpload('Receipt.txt', 'text'));
  await expect(page.getByText('Adding a file...')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('kolam-locker');
            opening.onsuccess = () => {
              const count = opening.result.transaction('files').objectStore('files').count();
              count.onsuccess = () => resolve(count.result);
            };
          }),
      ),
    )
    .toBe(1);
  await page.clock.runFor(800);
  await expect(row(page, 'Receipt')).toHaveCount(0);
  await expect(button(page, 'Sign in to DigiLocker')).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(row(page, 'Receipt')).toBeVisible();
  await expect(page.getByText('Adding a file...')).toHaveCount(0);

  await button(page, 'Sign in to DigiLocker').click();
  await page.clock.runFor(899);
  await expect(loading(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(row(page, 'Aadhaar Card')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await button(page, 'Refresh').click();
  await page.clock.runFor(799);
  await expect(loading(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(loading(page)).toHaveCount(0);
  await expectTitles(page, ['Receipt', ...SAMPLES]);
});
