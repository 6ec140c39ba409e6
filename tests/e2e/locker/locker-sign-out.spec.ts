import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  button,
  EMPTY,
  idsOfFiles,
  importBackup,
  openLocker,
  openSignedIn,
  preview,
  textUpload,
  upload,
  uploadFrom,
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
  await uploadFrom(page, info.outputPath('files'), {
    'Secret film.mp4': 25 * 1024 * 1024 + 1,
    'Secret letter.txt': 'l',
  });
  await page.getByLabel('Search documents').fill('secret');
  await view(page, 'Secret letter');
  await button(page, 'Delete').click();
  await expect(page.getByText('Secret letter was deleted.')).toBeVisible();
  await expect(page.getByText('Secret film.mp4')).toBeVisible();

  await button(other, 'Sign out').click();
  // The list was empty before: this says that the sign-out was heard of.
  await expect(button(page, 'Sign in to DigiLocker')).toBeVisible();
  await expect(page.getByText(EMPTY)).toBeVisible();
  // At once: a while later the notes have left.
  expect(await page.getByRole('main').innerText()).not.toContain('Secret');
  await expect(page.getByLabel('Search documents')).toHaveValue('');
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('pages that heard nothing are read again when they are seen again', { tag: '@night' }, async ({
  page,
  context,
}) => {
  // As pages that the browser kept for Back, or tabs that slept: no message reaches them.
  await context.addInitScript(() => {
    Object.assign(window, { BroadcastChannel: undefined });
  });
  await openSignedIn(page);
  await upload(page, [textUpload('secret.txt', 'my own paper')]);
  const [id] = await idsOfFiles(page);
  const [back, slept, shared] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  for (const tab of [back, slept]) {
    await openLocker(tab);
    await view(tab, 'secret');
  }
  await open(shared, `/shared/${id}`);
  const tabs = [back, slept, shared];
  for (const tab of tabs) await expect(tab.getByText('my own paper')).toBeVisible();
  await signOut(page);
  for (const tab of tabs) await expect(tab.getByText('my own paper')).toBeVisible();
  await back.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  for (const tab of [slept, shared])
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (const tab of [back, slept]) {
    await expect(preview(tab, 'secret')).toHaveCount(0);
    await expect(tab.getByText(EMPTY)).toBeVisible();
  }
  await expect(shared.getByText('This document is on another device')).toBeVisible();
  await expect(shared.getByText('my own paper')).toHaveCount(0);
});
