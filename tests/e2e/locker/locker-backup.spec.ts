import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  button,
  documentsOnDisk,
  expectTitles,
  onDisk,
  openLocker,
  openSignedIn,
  PIXEL,
  putOnDisk,
  SAMPLES,
  signIn,
  textUpload,
  titles,
  upload,
  view,
} from '../support/locker-page.ts';
import { expect, test } from '../support/test.ts';

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
    await page.reload();
    // Also the sign that the page runs, and hears of the next file.
    await expectTitles(page, ['Rent', ...SAMPLES]);
  }
});

test('documents that wait for a sign-in are in the backup, and others are counted out', async ({
  page,
  browser,
  site,
}) => {
  await openLocker(page);
  await upload(page, [textUpload('Rent.txt', 'r')]);
  const [id, record] = (await documentsOnDisk(page))[0] as [string, object];
  await putOnDisk(page, [
    [id, { ...record, waiting: true }],
    ['junk', 'not a document'],
  ]);
  await page.reload();
  await expect(page.getByText('1 document waits for you on this device.')).toBeVisible();
  await expect(page.getByText('It leaves out 1 document that this version')).toBeVisible();
  const archive = await backup(page, 'The backup holds 1 document.');
  const elsewhere = await browser.newContext({ baseURL: site.origin });
  const other = await elsewhere.newPage();
  await openSignedIn(other);
  await importFile(other, archive);
  await expect((await view(other, 'Rent')).getByText('Rent.txt, 1 byte')).toBeVisible();
  await elsewhere.close();
});

test('a large locker is saved in parts, one for each press', async ({ page }) => {
  await openLocker(page);
  await upload(
    page,
    ['a', 'b', 'c'].map((name) => textUpload(`${name}.txt`, name)),
  );
  // As if each held most of what one part may hold.
  const file = { name: 'large.bin', mediaType: '', bytes: 150 * 1024 * 1024 };
  await putOnDisk(
    page,
    (await documentsOnDisk(page)).map(([id, record]) => [id, { ...record, file }]),
  );
  await page.reload();
  await expectTitles(page, ['c', 'b', 'a']);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await button(page, 'Save backup').click();
  await expect(page.getByText('Part 1 of 3 is saved, with 1 document.')).toBeVisible();
  await expect.poll(() => saved.length).toBe(1);
  await button(page, 'Save part 2 of 3').click();
  await expect(page.getByText('not whole before part 3 is saved.')).toBeVisible();
  await expect(page.getByText('Part 2 of 3 is saved')).toBeVisible();
  await expect.poll(() => saved.length).toBe(2);
  await button(page, 'Save part 3 of 3').click();
  await expect(page.getByText('The backup is these 3 files: keep them all.')).toBeVisible();
  await expect(button(page, 'Save backup')).toBeFocused();
  await expect.poll(() => saved).toHaveLength(3);
  for (const [index, name] of saved.entries()) expect(name).toContain(`-${index + 1}-of-3.zip`);
});
