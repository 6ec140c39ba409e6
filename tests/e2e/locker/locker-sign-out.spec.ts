import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  button,
  EMPTY,
  importBackup,
  openLocker,
  openSignedIn,
  PIXEL,
  preview,
  textUpload,
  upload,
  view,
} from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign out').click();
  await page.getByRole('button', { name: 'Sign out and remove' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
}

/** A backup of the locker in which the file of one document is damaged. */
async function damagedBackup(page: Page, text: string, path: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await button(page, 'Save backup').click();
  const bytes = await readFile(await (await saved).path());
  bytes.write('?', bytes.indexOf(text));
  await writeFile(path, bytes);
  return path;
}

test('after a sign-out in another tab no note and no search names a document', async ({
  page,
  context,
}, info) => {
  await openSignedIn(page);
  await upload(page, [textUpload('Secret lease.txt', 'twelve thousand')]);
  const archive = await damagedBackup(page, 'twelve', info.outputPath('damaged.zip'));
  const other = await context.newPage();
  await openLocker(other);
  await view(page, 'Secret lease');
  await button(page, 'Delete').click();
  await importBackup(page, archive);
  await expect(page.getByText('Damaged in the backup and not added: Secret lease.')).toBeVisible();
  await upload(page, [
    { name: 'Secret film.mp4', mimeType: '', buffer: Buffer.alloc(25 * 1024 * 1024 + 1) },
    textUpload('Secret letter.txt', 'l'),
  ]);
  await page.getByLabel('Search documents').fill('secret');
  await view(page, 'Secret letter');
  await button(page, 'Delete').click();
  await expect(page.getByText('Secret letter was deleted.')).toBeVisible();
  await expect(page.getByText('Secret film.mp4')).toBeVisible();

  await button(other, 'Sign out').click();
  // The list was empty before: this says that the sign-out was heard of.
  await expect(button(page, 'Sign in to DigiLocker')).toBeVisible();
  await expect(page.getByText(EMPTY)).toBeVisible();
  // At once: a while later the notes are gone by themselves.
  expect(await page.getByRole('main').innerText()).not.toContain('Secret');
  await expect(page.getByLabel('Search documents')).toHaveValue('');
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('after a sign-out in another tab the bytes of an open picture have no address', async ({
  page,
  context,
}) => {
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
  const addresses = () =>
    page.evaluate(() => (window as unknown as { held: Set<string> }).held.size);
  await openSignedIn(page);
  await upload(page, [{ name: 'Shop.png', mimeType: 'image/png', buffer: PIXEL }]);
  await expect((await view(page, 'Shop')).getByRole('img')).toBeVisible();
  expect(await addresses()).toBe(1);
  const other = await context.newPage();
  await openLocker(other);
  await signOut(other);
  await expect(preview(page, 'Shop')).toHaveCount(0);
  expect(await addresses()).toBe(0);
});

for (const sign of ['pageshow', 'visibilitychange'])
  test(`a page that heard nothing is read anew on ${sign}`, async ({ page, context }) => {
    // As a page that the browser kept for Back, or a tab that slept: no message reaches it.
    await page.addInitScript(() => {
      Object.assign(window, { BroadcastChannel: undefined });
    });
    const comeBack = (tab: Page) =>
      tab.evaluate((type) => {
        if (type === 'pageshow') dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        else document.dispatchEvent(new Event(type));
      }, sign);
    await openSignedIn(page);
    await upload(page, [textUpload('secret.txt', 'my own paper')]);
    const panel = await view(page, 'secret');
    await expect(panel.getByText('my own paper')).toBeVisible();
    const other = await context.newPage();
    await openLocker(other);
    await signOut(other);
    await expect(preview(page, 'secret')).toBeVisible();
    await comeBack(page);
    await expect(preview(page, 'secret')).toHaveCount(0);
    await expect(page.getByText(EMPTY)).toBeVisible();
  });

test('a share link that heard nothing is read anew when it is seen again', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  await upload(page, [textUpload('secret.txt', 'my own paper')]);
  const shared = await context.newPage();
  await shared.addInitScript(() => {
    Object.assign(window, { BroadcastChannel: undefined });
  });
  const [id] = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('kolam-locker');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('files').objectStore('files').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
        };
      }),
  );
  await open(shared, `/shared/${id}`);
  await expect(shared.getByText('my own paper')).toBeVisible();
  await signOut(page);
  await shared.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(shared.getByText('This document is on another device')).toBeVisible();
  await expect(shared.getByText('my own paper')).toHaveCount(0);
});
