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

test('of large files it says how many bytes are in, and does not speak of each', async ({
  page,
}) => {
  await openStopped(page);
  const large = (name: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.alloc(6 * 1024 * 1024, 'a'),
  });
  await page.getByLabel('Files to upload').setInputFiles(['a.txt', 'b.txt', 'c.txt'].map(large));
  const bytes = page.getByText('18 MB of 18 MB', { exact: true });
  await expect(bytes).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Adding file 1 of 3...' })).toBeVisible();
  await expect(page.getByRole('status').filter({ has: bytes })).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(row(page, 'c')).toBeVisible();
  await expect(bytes).toHaveCount(0);
});
