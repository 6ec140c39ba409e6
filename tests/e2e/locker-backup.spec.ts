import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  button,
  expectTitles,
  onDisk,
  openLocker,
  openSignedIn,
  PIXEL,
  SAMPLES,
  signIn,
  textUpload,
  titles,
  upload,
  view,
} from './locker-page.ts';
import { expect, test } from './test.ts';

/** Saves a backup and returns its path. */
async function backup(page: Page, says: string): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Save backup').click();
  await expect(page.getByText(says)).toBeVisible();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  return (await download).path();
}

const importFile = (page: Page, path: string) =>
  page.getByLabel('Backup to import').setInputFiles(path);

test('a backup brings everything to another device, and nothing twice', async ({
  page,
  browser,
  site,
}) => {
  await openSignedIn(page);
  await upload(page, [
    textUpload('Rent.txt', '12,000 ₹ a month'),
    { name: 'Shop.png', mimeType: 'image/png', buffer: PIXEL },
  ]);
  const archive = await backup(page, 'The backup holds 5 documents.');

  const elsewhere = await browser.newContext({ baseURL: site.origin });
  const other = await elsewhere.newPage();
  await openSignedIn(other);
  await upload(other, [textUpload('Own.txt', 'was here before')]);
  await importFile(other, archive);
  await expect(other.getByText('2 documents added. 3 documents were here already.')).toBeVisible();
  const all = ['Own', 'Rent', 'Shop', ...SAMPLES].sort();
  await expect.poll(async () => (await titles(other)).sort()).toEqual(all);
  await importFile(other, archive);
  await expect(other.getByText('0 documents added. 5 documents were here already.')).toBeVisible();
  await expect.poll(async () => (await titles(other)).sort()).toEqual(all);
  expect(await onDisk(other)).toMatchObject({ documents: 6, files: 3 });
  await expect((await view(other, 'Rent')).getByText('12,000 ₹ a month')).toBeVisible();
  await expect((await view(other, 'Shop')).getByRole('img')).toBeVisible();
  await elsewhere.close();
});

test('imported without a sign-in, documents wait for one', async ({ page, browser, site }) => {
  await openLocker(page);
  await upload(page, [textUpload('Rent.txt', 'r')]);
  const archive = await backup(page, 'The backup holds 1 document.');
  const elsewhere = await browser.newContext({ baseURL: site.origin });
  const other = await elsewhere.newPage();
  await openLocker(other);
  await importFile(other, archive);
  await expect(other.getByText('1 document added.')).toBeVisible();
  await expect(other.getByText('1 document waits for you on this device.')).toBeVisible();
  await expect(button(other, 'Sign in to DigiLocker')).toHaveCount(1);
  await signIn(other);
  await expectTitles(other, ['Rent', ...SAMPLES]);
  await elsewhere.close();
});

test('a file that is no backup, and one cut short, change nothing', async ({ page }, info) => {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'r'.repeat(5000))]);
  const archive = await backup(page, 'The backup holds 4 documents.');
  const { readFile } = await import('node:fs/promises');
  const cut = info.outputPath('cut.zip');
  await writeFile(cut, (await readFile(archive)).subarray(0, 300));
  const text = info.outputPath('text.zip');
  await writeFile(text, 'not a zip at all');
  for (const path of [cut, text]) {
    await importFile(page, path);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectTitles(page, ['Rent', ...SAMPLES]);
    await page.reload();
  }
});
