import {
  button,
  EMPTY,
  expectTitles,
  onDisk,
  openLocker,
  openSignedIn,
  preview,
  SAMPLES,
  signIn,
  textUpload,
  titles,
  upload,
  view,
} from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('two tabs that add at once both show both', async ({ page, context }) => {
  await openSignedIn(page);
  const other = await context.newPage();
  await openLocker(other);
  await expectTitles(other, SAMPLES);
  const some = (tab: string) => [1, 2, 3].map((n) => textUpload(`${tab}${n}.txt`, tab));
  await Promise.all([upload(page, some('a')), upload(other, some('b'))]);
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', ...SAMPLES].sort();
  for (const tab of [page, other])
    await expect.poll(async () => (await titles(tab)).sort()).toEqual(all);
  expect(await titles(page)).toEqual(await titles(other));
  expect(await onDisk(page)).toMatchObject({ documents: 9, files: 6 });
});

test('signing out in one tab clears list, preview and share link of the others, and the bytes', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  await upload(page, [textUpload('secret.txt', 'my own paper')]);
  const viewing = await context.newPage();
  await openLocker(viewing);
  await view(viewing, 'secret');
  const shared = await context.newPage();
  const id = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('kolam-locker');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('files').objectStore('files').getAllKeys();
          keys.onsuccess = () => resolve(String(keys.result[0]));
        };
      }),
  );
  await open(shared, `/shared/${id}`);
  await expect(shared.getByText('my own paper')).toBeVisible();

  await button(page, 'Sign out').click();
  const dialog = page.getByRole('dialog', { name: 'Empty the locker?' });
  await expect(dialog).toContainText('removes 1 document that is only on this device, for good');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Sample Visitor')).toBeVisible();
  await button(page, 'Sign out').click();
  await dialog.getByRole('button', { name: 'Sign out and remove' }).click();

  for (const tab of [page, viewing]) {
    await expect(tab.getByText(EMPTY)).toBeVisible();
    await expect(preview(tab, 'secret')).toHaveCount(0);
  }
  await expect(shared.getByText('This document is on another device')).toBeVisible();
  await expect(shared.getByText('my own paper')).toHaveCount(0);
  expect(await onDisk(page)).toEqual({
    aside: 0,
    documents: 0,
    files: 0,
    seal: 0,
    state: 0,
    tray: 0,
  });
});

test('a document that another tab deletes or renames changes here too', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  const other = await context.newPage();
  await openLocker(other);
  await view(other, 'Driving Licence');
  await view(page, 'Driving Licence');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New title').fill('My licence');
  await page.keyboard.press('Enter');
  await expect(preview(other, 'My licence')).toBeVisible();
  await button(page, 'Delete').click();
  await expect(preview(other, 'My licence')).toHaveCount(0);
  await expectTitles(other, ['Aadhaar Card', 'Class XII Marksheet']);
});

test('a database that another tab deletes is gone from here at once, and begun anew', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  const other = await context.newPage();
  await open(other, '/contact');
  await other.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('kolam-locker');
        request.onsuccess = resolve;
        request.onblocked = () => reject(new Error('blocked'));
      }),
  );
  await expect(page.getByText(EMPTY)).toBeVisible();
  await upload(page, [textUpload('after.txt', 'a')]);
  await expectTitles(page, ['after']);
  expect(await onDisk(page)).toEqual({
    aside: 0,
    documents: 1,
    files: 1,
    seal: 0,
    state: 1,
    tray: 0,
  });
});

test('site data that is cleared under an open locker is gone from it at once, and it works on', async ({
  page,
  context,
  site,
}) => {
  await openSignedIn(page);
  await upload(page, [textUpload('before.txt', 'b')]);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: site.origin,
    storageTypes: 'indexeddb,local_storage',
  });
  await expect(page.getByText(EMPTY)).toBeVisible();
  await signIn(page);
  await upload(page, [textUpload('after.txt', 'a')]);
  await expectTitles(page, ['after', ...SAMPLES]);
  await page.reload();
  await expectTitles(page, ['after', ...SAMPLES]);
});
