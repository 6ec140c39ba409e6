import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { asked, countAsked } from '../support/asked-to-keep.ts';
import { backupOf } from '../support/backup-of.ts';
import {
  button,
  documentsOnDisk,
  expectTitles,
  importBackup,
  onDisk,
  openBackup,
  openLocker,
  openSignedIn,
  PIXEL,
  preview,
  putOnDisk,
  row,
  SAMPLES,
  signIn,
  textUpload,
  titles,
  upload,
  view,
} from '../support/locker-page.ts';
import { taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/tool-checks.ts';

/** Saves a backup and returns its path. */
async function backup(page: Page, says: string): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Save backup').click();
  await expect(page.getByText(says)).toBeVisible();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  return (await download).path();
}

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
  const archive = await backup(page, 'The backup with 5 documents was created.');

  const elsewhere = await browser.newContext({ baseURL: site.origin });
  const other = await elsewhere.newPage();
  await openSignedIn(other);
  await upload(other, [textUpload('Own.txt', 'was here before')]);
  await importBackup(other, archive);
  await expect(other.getByText('2 documents added. 3 documents were here already.')).toBeVisible();
  const all = ['Own', 'Rent', 'Shop', ...SAMPLES].sort();
  await expect.poll(async () => (await titles(other)).sort()).toEqual(all);
  await importBackup(other, archive);
  await expect(other.getByText('0 documents added. 5 documents were here already.')).toBeVisible();
  await expect.poll(async () => (await titles(other)).sort()).toEqual(all);
  expect(await onDisk(other)).toMatchObject({ documents: 6, files: 3 });
  await expect((await view(other, 'Rent')).getByText('12,000 ₹ a month')).toBeVisible();
  await expect((await view(other, 'Shop')).getByRole('img')).toBeVisible();
  await elsewhere.close();
});

test(
  'documents imported without a sign-in wait for one, and are in the backup',
  { tag: '@night' },
  async ({ page, browser, site }, info) => {
    const path = info.outputPath('backup.zip');
    await writeFile(path, backupOf(1));
    await countAsked(page);
    await openLocker(page);
    await importBackup(page, path);
    await expect(page.getByText('1 document added.')).toBeVisible();
    await expect(page.getByText('1 document waits for you on this device.')).toBeVisible();
    expect(await asked(page), 'the browser, to keep what an import brings').toBe(1);
    await expect(button(page, 'Sign in to DigiLocker')).toHaveCount(1);

    // What no version can read is counted out.
    await putOnDisk(page, [['junk', 'not a document']]);
    await page.reload();
    await expect(page.getByText('1 document waits for you on this device.')).toBeVisible();
    await expect(page.getByText('It leaves out 1 document that this version')).toBeVisible();
    const archive = await backup(page, 'The backup with 1 document was created.');
    await signIn(page);
    await expectTitles(page, ['Paper 0', ...SAMPLES]);

    const elsewhere = await browser.newContext({ baseURL: site.origin });
    const other = await elsewhere.newPage();
    await openSignedIn(other);
    await importBackup(other, archive);
    await expect((await view(other, 'Paper 0')).getByText('0.txt, 5 bytes')).toBeVisible();
    await elsewhere.close();
  },
);

test(
  'a backup shows what is in it before it changes anything',
  { tag: '@night' },
  async ({ page }, info) => {
    const path = info.outputPath('backup.zip');
    await writeFile(
      path,
      backupOf(3, { type: 'Identity', issuedBy: 'UIDAI', title: 'Aadhaar Card' }),
    );
    await openSignedIn(page);
    await openBackup(page, path);
    const inside = page.getByRole('region', { name: 'In this backup', exact: true });
    await expect(inside.getByRole('heading', { name: 'In this backup' })).toBeFocused();
    await expect(inside).toContainText(
      '3 documents, 15 bytes: 3 would be new, 0 are here already.',
    );
    await expect(inside).toContainText('Aadhaar Card0.txt, 5 bytes, issuer: UIDAI. New.');
    await expect(inside).toContainText('Nobody has checked');
    await expectTitles(page, SAMPLES);
    await expectAccessible(page);
    await button(page, 'Cancel').click();
    await expect(inside).toHaveCount(0);
    await expectTitles(page, SAMPLES);

    await importBackup(page, path);
    await expect(page.getByText('3 documents added.')).toBeVisible();
    const added = row(page, 'Aadhaar Card').filter({ hasText: 'Imported from a backup' });
    await expect(added).toHaveCount(3);
    await expect(added.first()).toContainText('Identity, UIDAI');
    await added.first().getByRole('button', { name: 'View' }).click();
    await expect(preview(page, 'Aadhaar Card').getByRole('definition')).toContainText([
      'Identity',
      'UIDAI',
      /./,
      'Imported from a backup',
      /./,
    ]);

    // Read again, it is told what is here.
    await page.reload();
    await taken(page);
    await openBackup(page, path);
    await expect(page.getByText('0 would be new, 3 are here already.')).toBeVisible();
  },
);

test('undoes an import as a whole', async ({ page }, info) => {
  const path = info.outputPath('backup.zip');
  await writeFile(path, backupOf(200));
  await openSignedIn(page);
  await upload(page, [textUpload('Own.txt', 'o'.repeat(5000))]);
  const archive = await backup(page, 'The backup with 4 documents was created.');
  await importBackup(page, path);
  await expect(page.getByText('200 documents added.')).toBeVisible();
  await button(page, 'Undo the import').click();
  const said = page.getByRole('status').filter({ hasText: 'undone: 200 documents removed.' });
  await expect(said).toBeFocused();
  await expectTitles(page, ['Own', ...SAMPLES]);
  expect(await onDisk(page)).toMatchObject({ documents: 4, files: 1 });
  await expect(button(page, 'Undo the import')).toHaveCount(0);

  await test.step('a file that is no backup, and one cut short, change nothing', async () => {
    const cut = info.outputPath('cut.zip');
    await writeFile(cut, (await readFile(archive)).subarray(0, 300));
    const text = info.outputPath('text.zip');
    await writeFile(text, 'not a zip at all');
    const alert = page.getByRole('main').getByRole('alert');
    await openBackup(page, cut);
    await expect(alert).toContainText('This backup is incomplete or damaged.');
    await openBackup(page, text);
    await expect(alert).toContainText('This file is not a locker backup.');
    await page.reload();
    await expectTitles(page, ['Own', ...SAMPLES]);
  });
});

test('saves a large locker in parts, one for each press', async ({ page }) => {
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
  await expect(page.getByText('Part 1 of 3 was created, with 1 document.')).toBeVisible();
  await expect.poll(() => saved.length).toBe(1);
  await button(page, 'Save part 2 of 3').click();
  await expect(page.getByText('complete once part 3 is created.')).toBeVisible();
  await expect(page.getByText('Part 2 of 3 was created')).toBeVisible();
  await expect.poll(() => saved.length).toBe(2);
  await button(page, 'Save part 3 of 3').click();
  await expect(page.getByText('The backup consists of 3 files. Keep all of them.')).toBeVisible();
  await expect(button(page, 'Save backup')).toBeFocused();
  await expect.poll(() => saved).toHaveLength(3);
  for (const [index, name] of saved.entries()) expect(name).toContain(`-${index + 1}-of-3.zip`);
});
