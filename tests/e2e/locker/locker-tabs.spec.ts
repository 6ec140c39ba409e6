import type { Page } from 'playwright/test';
import {
  button,
  EMPTY,
  expectTitles,
  idsOfFiles,
  onDisk,
  openLocker,
  openSignedIn,
  PIXEL,
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
import { expectAccessible } from '../support/tool-checks.ts';

/** Counts, from the next page on, the bytes that have their own address. */
async function countAddresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = new Set<string>();
    Object.assign(window, { held });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (bytes) => {
      const url = createObjectURL.call(URL, bytes);
      held.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      held.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  return () => page.evaluate(() => (window as unknown as { held: Set<string> }).held.size);
}

test('two tabs that add documents at once both show both, and each other’s changes', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  const other = await context.newPage();
  await openLocker(other);
  await expectTitles(other, SAMPLES);
  const some = (tab: string) => [1, 2, 3].map((n) => textUpload(`${tab}${n}.txt`, tab));
  await Promise.all([upload(page, some('a')), upload(other, some('b'))]);
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', ...SAMPLES].sort();
  for (const tab of [page, other])
    await expect.poll(async () => (await titles(tab)).sort()).toEqual(all);
  const shown = await titles(page);
  await expectTitles(other, shown);
  expect(await onDisk(page)).toMatchObject({ documents: 9, files: 6 });

  await view(other, 'Driving Licence');
  await view(page, 'Driving Licence');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New title').fill('My licence');
  await page.keyboard.press('Enter');
  await expect(preview(other, 'My licence')).toBeVisible();
  await button(page, 'Delete').click();
  await expect(preview(other, 'My licence')).toHaveCount(0);
  await expectTitles(
    other,
    shown.filter((title) => title !== 'Driving Licence'),
  );
});

test('signing out in one tab clears list, preview and share link of the others, and the bytes', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  await upload(page, [textUpload('secret.txt', 'my own paper')]);
  const [id] = await idsOfFiles(page);
  await upload(page, [{ name: 'Shop.png', mimeType: 'image/png', buffer: PIXEL }]);
  const viewing = await context.newPage();
  const addresses = await countAddresses(viewing);
  await openLocker(viewing);
  await expect((await view(viewing, 'Shop')).getByRole('img')).toBeVisible();
  expect(await addresses()).toBe(1);
  const shared = await context.newPage();
  await open(shared, `/shared/${id}`);
  await expect(shared.getByText('my own paper')).toBeVisible();

  await button(page, 'Sign out').click();
  const dialog = page.getByRole('dialog', { name: 'Empty the locker?' });
  await expect(dialog).toContainText('removes 2 documents that are only on this device, for good');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Sample Visitor')).toBeVisible();
  await button(page, 'Sign out').click();
  await dialog.getByRole('button', { name: 'Sign out and remove' }).click();

  for (const tab of [page, viewing]) {
    await expect(tab.getByText(EMPTY)).toBeVisible();
    await expect(preview(tab, 'Shop')).toHaveCount(0);
  }
  await expect.poll(addresses).toBe(0);
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

test('a locker whose database is deleted elsewhere is empty at once, and still works', async ({
  page,
  context,
  site,
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
  await other.close();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await upload(page, [textUpload('before.txt', 'b')]);
  await expectTitles(page, ['before']);
  expect(await onDisk(page)).toEqual({
    aside: 0,
    documents: 1,
    files: 1,
    seal: 0,
    state: 1,
    tray: 0,
  });
  await signIn(page);
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

test('documents that the browser deleted from under an open page, or before it, are missed until that is read', async ({
  page,
}) => {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'monthly rent')]);
  const alert = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: '1 document of the locker was lost' });
  await expect(alert).toHaveCount(0);
  await page.evaluate(() => void indexedDB.deleteDatabase('kolam-locker'));
  await expect(alert).toBeVisible();
  await page.reload();
  await expect(alert).toContainText('Import your last backup, if you have one.');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No documents found.')).toBeVisible();
  await expect(alert).toHaveCount(0);
});
