import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import {
  button,
  documentsOnDisk,
  EMPTY,
  expectTitles,
  onDisk,
  openSignedIn,
  putOnDisk,
  SAMPLES,
  textUpload,
  upload,
} from '../e2e/support/locker-page.ts';
import { expect, test } from '../e2e/support/test.ts';
import { expectAccessible } from '../e2e/support/tool-checks.ts';

/** Signs in, uploads a file, and spoils its record as a fault of the disk would. */
async function openSpoiled(page: Page): Promise<void> {
  await openSignedIn(page);
  await upload(page, [textUpload('Licence.txt', 'the only copy')]);
  const spoiled = (await documentsOnDisk(page)).filter(([, { file }]) => file);
  await putOnDisk(
    page,
    spoiled.map(([id, record]) => [id, { ...record, issuedOn: 'yesterday' }]),
  );
  await page.reload();
  await expect(page.getByText('1 document could not be read and was set aside.')).toBeVisible();
  await expectTitles(page, SAMPLES);
}

test('what could not be read can be saved, and is asked for before signing out', async ({
  page,
}) => {
  await openSpoiled(page);
  const saved = page.waitForEvent('download');
  await button(page, 'Save a copy').click();
  expect((await saved).suggestedFilename()).toBe('kolam-locker-set-aside.zip');
  const files = unzipSync(await readFile(await (await saved).path()));
  expect(strFromU8(files['files/0001-Licence.txt'] as Uint8Array)).toBe('the only copy');
  expect(JSON.parse(strFromU8(files['set-aside.json'] as Uint8Array))).toMatchObject([
    { path: 'files/0001-Licence.txt', record: { title: 'Licence', issuedOn: 'yesterday' } },
  ]);
  await expect(page.getByText('A copy was created.')).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Sign out').click();
  const dialog = page.getByRole('dialog', { name: 'Empty the locker?' });
  await expect(dialog).toContainText('removes 1 document that is only on this device');
  await expect(dialog).toContainText('It leaves out 1 document that this version');
  await dialog.getByRole('button', { name: 'Sign out and remove' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
  expect(await onDisk(page)).toEqual({
    aside: 0,
    documents: 0,
    files: 0,
    seal: 0,
    state: 0,
    tray: 0,
  });
});

test('what could not be read is removed when asked, with its bytes, and nothing else', async ({
  page,
}) => {
  await openSpoiled(page);
  await upload(page, [textUpload('Other.txt', 'stays')]);
  await button(page, 'Remove').click();
  const dialog = page.getByRole('dialog', { name: 'Remove what could not be read?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await onDisk(page)).toMatchObject({ aside: 1, files: 2 });
  await button(page, 'Remove').click();
  await dialog.getByRole('button', { name: 'Remove for good' }).click();
  const said = page.getByRole('status').filter({ hasText: 'What could not be read is removed.' });
  await expect(said).toBeFocused();
  await expectTitles(page, ['Other', ...SAMPLES]);
  expect(await onDisk(page)).toMatchObject({ aside: 0, documents: 4, files: 1 });
});

test('signing out asks for documents of a newer version of the site too', async ({ page }) => {
  await openSignedIn(page);
  const id = '00000000-0000-4000-8000-000000000001';
  await putOnDisk(page, [[id, { v: 99, id, title: 'From the future' }]]);
  await page.reload();
  await expect(page.getByText('1 document was written by a newer version')).toBeVisible();
  await button(page, 'Sign out').click();
  await expect(page.getByRole('dialog')).toContainText('removes 1 document that is only');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await onDisk(page)).toMatchObject({ documents: 4 });
});
