import type { Page } from 'playwright/test';
import { test as installed } from '../support/installed.ts';
import {
  button,
  documentsOnDisk,
  idsOfFiles,
  openLocker,
  openSignedIn,
  textUpload,
  tray,
  upload,
} from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { share } from '../support/share-sheet.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/tool-checks.ts';
import { installWorker } from '../support/worker.ts';

const ELSEWHERE = '/shared/00000000-0000-4000-8000-000000000000';

const alertIn = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'of the locker w' });

/** A locker with two documents, of which this page alone knows. */
async function keepTwo(page: Page): Promise<void> {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'monthly rent'), textUpload('Tax.txt', 'paid')]);
  await expect(alertIn(page)).toHaveCount(0);
}

/** What the browser does to a site that it takes for little used: no page of it is open. */
async function takeDatabase(page: Page): Promise<void> {
  await open(page, '/company/About');
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.deleteDatabase('kolam-locker');
        request.onsuccess = () => done();
        request.onerror = () => fail(request.error);
      }),
  );
}

async function expectBothLost(page: Page): Promise<void> {
  const alert = alertIn(page);
  await expect(alert).toContainText('2 documents of the locker were lost');
  await expect(alert).toContainText('Import your last backup, if you have one.');
  await expect(alert.getByRole('listitem')).toHaveText([/^Tax, added on /, /^Rent, added on /]);
  await expectAccessible(page);
  await page.reload();
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No documents found.')).toBeVisible();
  await expect(alert).toHaveCount(0);
}

test('documents that the browser took are named where a shared link opened the database first', async ({
  page,
}) => {
  await keepTwo(page);
  const [ofFile] = await idsOfFiles(page);
  await takeDatabase(page);
  await open(page, `/shared/${ofFile}`);
  await expect(page.getByRole('alert')).toContainText('This document was on this device');
  await open(page, ELSEWHERE);
  await expect(page.getByText('This document was on this device')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name))),
    )
    .toContain('kolam-locker');
  await openLocker(page);
  await expectBothLost(page);
});

test('documents that the browser took are named where the locker opened the database first', async ({
  page,
}) => {
  await keepTwo(page);
  await takeDatabase(page);
  await openLocker(page);
  await expectBothLost(page);
});

installed(
  'documents that the browser took are named where the share sheet opened the database first',
  async ({ page }) => {
    await installWorker(page);
    await keepTwo(page);
    await takeDatabase(page);
    const photo = { name: 'IMG 1.jpg', type: 'image/jpeg', text: 'a photo' };
    expect(await share(page, [photo])).toBe('?shared=1');
    await expect(tray(page).getByRole('listitem')).toHaveCount(1);
    await expect(alertIn(page)).toContainText('2 documents of the locker were lost');
    await expect(alertIn(page).getByRole('listitem')).toHaveCount(2);
  },
);

test('a document whose record alone is gone is named, and the others are shown', async ({
  page,
}) => {
  await keepTwo(page);
  const found = await documentsOnDisk(page);
  const [rent = ''] = found.find(([, { title }]) => title === 'Rent') ?? [];
  await page.evaluate(
    (key) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('kolam-locker');
        request.onsuccess = () => {
          const transaction = request.result.transaction(['documents', 'files'], 'readwrite');
          for (const name of ['documents', 'files']) transaction.objectStore(name).delete(key);
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    rent,
  );
  await page.reload();
  await expect(alertIn(page)).toContainText('1 document of the locker was lost');
  await expect(alertIn(page).getByRole('listitem')).toHaveText([/^Rent, added on /]);
  await expect(page.getByRole('heading', { name: 'Tax', exact: true })).toBeVisible();
});

test('what a visitor removed is not missed by the next visit', async ({ page }) => {
  await keepTwo(page);
  await button(page, 'Sign out').click();
  await page.getByRole('button', { name: 'Sign out and remove' }).click();
  await expect(page.getByText('No documents found.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Rent|Tax/);
  await takeDatabase(page);
  await openLocker(page);
  await expect(page.getByText('No documents found.')).toBeVisible();
  await expect(alertIn(page)).toHaveCount(0);
});
