import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  button,
  expectTitles,
  onDisk,
  openLocker,
  PIXEL,
  preview,
  row,
  SAMPLES,
  signIn,
  textUpload,
  upload,
  view,
} from '../support/locker-page.ts';
import { expect, test } from '../support/test.ts';
import { textOf, watchRequests } from '../support/tool-checks.ts';

const PDF = Buffer.from('%PDF-1.7\n\u0000\u0001 not shown', 'latin1');

/** Lets a page share files with an app that gives up, and notes what is asked and handed over. */
const addShareSheet = (page: Page) =>
  // As a phone has it; the browser of these tests has none.
  page.addInitScript(() => {
    const seen = window as { asked?: number[]; handed?: unknown[] };
    seen.asked = [];
    seen.handed = [];
    navigator.canShare = ({ files = [] } = {}) => {
      for (const { size } of files) seen.asked?.push(size);
      return true;
    };
    navigator.share = async ({ files = [] } = {}) => {
      for (const file of files) seen.handed?.push([file.name, file.type, await file.text()]);
      throw new DOMException('given up', 'AbortError');
    };
  });

test('files come on top of the list: several at once, without a sign-in, dropped and pasted', async ({
  page,
}) => {
  await openLocker(page);
  await upload(page, [textUpload('one.txt', '1'), textUpload('two.txt', '2')]);
  await expectTitles(page, ['two', 'one']);
  await expect(button(page, 'Sign in to DigiLocker')).toHaveCount(1);
  await button(page, 'Sign in to DigiLocker').click();
  await expectTitles(page, ['two', 'one', ...SAMPLES]);
  await upload(page, [textUpload('three.txt', '3')]);
  await page.reload();
  await expectTitles(page, ['three', 'two', 'one', ...SAMPLES]);
  await expect(row(page, 'three').getByText('Uploaded, You')).toBeVisible();

  for (const [type, name] of [
    ['drop', 'dropped'],
    ['paste', 'pasted'],
  ] as const) {
    await page.evaluate(
      ([type, name]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['x'], `${name}.txt`, { type: 'text/plain' }));
        const options = { bubbles: true, cancelable: true };
        const event =
          type === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: transfer });
        document.body.dispatchEvent(event);
      },
      [type, name],
    );
    await expect(row(page, name)).toBeVisible();
  }
  await expectTitles(page, ['pasted', 'dropped', 'three', 'two', 'one', ...SAMPLES]);
});

test('an uploaded file is shown by its first bytes, and comes back byte by byte, and as text', async ({
  page,
}) => {
  await addShareSheet(page);
  await openLocker(page);
  await upload(page, [
    { name: 'GST return.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'shop.txt', mimeType: 'text/plain', buffer: PIXEL },
    textUpload('notes.bin', 'Rent 12,000 ₹'),
    textUpload('Shop rent.txt', '12,000 a month'),
  ]);
  const panel = await view(page, 'GST return');
  await expect(panel.getByText('Preview not available in demo...')).toBeVisible();
  await expect(panel.getByText('GST return.pdf, 21 bytes')).toBeVisible();
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download original' }).click();
  expect((await saved).suggestedFilename()).toBe('GST_return.pdf');
  expect(await readFile(await (await saved).path())).toEqual(PDF);
  const text = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await text).suggestedFilename()).toBe('GST_return.txt');
  expect(await textOf(await text)).toContain('Title: GST return');

  const picture = (await view(page, 'shop')).getByRole('img', { name: 'Preview of shop' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  const notes = (await view(page, 'notes')).getByRole('region', { name: 'Beginning of the file' });
  await expect(notes).toHaveText('Rent 12,000 ₹');

  await test.step('it is handed to another app whole, and not copied at every key', async () => {
    const rent = await view(page, 'Shop rent');
    await expect(rent.getByText('12,000 a month')).toBeVisible();
    await page.getByLabel('Search documents').pressSequentially('shop');
    await rent.getByRole('button', { name: 'Share file' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as { handed?: unknown[] }).handed))
      .toEqual([['Shop_rent.txt', 'text/plain', '12,000 a month']]);
    const asked = await page.evaluate(() => (window as { asked?: number[] }).asked);
    expect(new Set(asked)).toEqual(new Set([0]));
  });
});

test('sends nothing of a document while it is added, opened, searched, renamed, saved and deleted', async ({
  page,
  site,
}) => {
  const left = watchRequests(page, site, /papaya|guava/i);
  await openLocker(page);
  await upload(page, [textUpload('papaya.txt', 'papaya papers')]);
  await signIn(page);
  const panel = await view(page, 'papaya');
  await expect(panel.getByText('papaya papers')).toBeVisible();
  await page.getByLabel('Search documents').fill('papaya');
  await expectTitles(page, ['papaya']);
  await panel.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New title').fill('guava');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Search documents').fill('');
  for (const name of ['Export JSON', 'Save backup']) {
    const saved = page.waitForEvent('download');
    await button(page, name).click();
    await saved;
  }
  await button(page, 'Delete').click();
  await expectTitles(page, SAMPLES);
  expect(left).toEqual([]);
});

test('a document gets another title, in the list and after a reload', async ({ page }) => {
  await openLocker(page);
  await upload(page, [textUpload('IMG_0001.txt', 'a')]);
  const panel = await view(page, 'IMG_0001');
  await panel.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New title').fill('  ');
  await page.keyboard.press('Enter');
  await expectTitles(page, ['IMG_0001']);
  await panel.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New title').fill('Never mind');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Rename' })).toBeFocused();
  await panel.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New title').fill('Shop licence');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(preview(page, 'Shop licence')).toBeVisible();
  await page.reload();
  await expectTitles(page, ['Shop licence']);
});

/** Deletes a document, and waits until the list says so. */
async function remove(page: Page, title: string, left: readonly string[]): Promise<void> {
  await view(page, title);
  await button(page, 'Delete').click();
  // A reload that comes before the disk has it deletes nothing, and nothing was said.
  await expectTitles(page, left);
}

test('a deleted document can be restored until its page is left, then its bytes are gone', async ({
  page,
}) => {
  await openLocker(page);
  await upload(page, [textUpload('keep.txt', 'k'), textUpload('drop.txt', 'd')]);
  await remove(page, 'drop', ['keep']);
  await expect(preview(page, 'drop')).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeFocused();
  await button(page, 'Undo').click();
  await expectTitles(page, ['drop', 'keep']);

  await remove(page, 'drop', ['keep']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/Privacy/);
  await expect.poll(() => onDisk(page)).toMatchObject({ documents: 1, files: 1 });
  await page.goBack();
  await expectTitles(page, ['keep']);
  await expect(button(page, 'Undo')).toHaveCount(0);

  await remove(page, 'keep', []);
  await page.reload();
  await expect.poll(() => onDisk(page)).toMatchObject({ documents: 0, files: 0 });
});

test('another tab that starts leaves what this one can restore, and removes it once this one is gone', async ({
  page,
  context,
}) => {
  await openLocker(page);
  await upload(page, [textUpload('keep.txt', 'k'), textUpload('drop.txt', 'd')]);
  await remove(page, 'drop', ['keep']);
  // As late as nobody ever thinks again.
  const other = await context.newPage();
  await other.clock.setSystemTime(Date.now() + 3_600_000);
  await openLocker(other);
  await expectTitles(other, ['keep']);
  await button(other, 'Refresh').click();
  await expectTitles(other, ['keep']);
  await button(page, 'Undo').click();
  await expectTitles(page, ['drop', 'keep']);

  await remove(page, 'drop', ['keep']);
  await page.close();
  await other.reload();
  await expect.poll(() => onDisk(other)).toMatchObject({ documents: 1, files: 1 });
});

test('the page of the device removes what was deleted on a page that had no time for it', async ({
  page,
}) => {
  await openLocker(page);
  await upload(page, [textUpload('drop.txt', 'd')]);
  await remove(page, 'drop', []);
  // Another document: the one that is left stops at once.
  await page.goto('/device');
  await expect.poll(() => onDisk(page)).toMatchObject({ documents: 0, files: 0 });
  await expect(page.getByText('No documents', { exact: true })).toBeVisible();
});

test('who wants nothing back deletes it for good at once', async ({ page }) => {
  await openLocker(page);
  await upload(page, [textUpload('one.txt', '1'), textUpload('two.txt', '2')]);
  await remove(page, 'one', ['two']);
  await remove(page, 'two', []);
  await button(page, 'Delete for good').click();
  await expect.poll(() => onDisk(page)).toMatchObject({ documents: 0, files: 0 });
  await expect(page.getByText('was deleted.')).toHaveCount(0);
});

test('each of several deleted documents can be restored', { tag: '@night' }, async ({ page }) => {
  await openLocker(page);
  await upload(page, [textUpload('one.txt', '1'), textUpload('two.txt', '2')]);
  await upload(page, [textUpload('three.txt', '3')]);
  for (const title of ['one', 'two']) {
    await view(page, title);
    await button(page, 'Delete').click();
    await expect(preview(page, title)).toHaveCount(0);
  }
  const undo = (title: string) =>
    page
      .getByRole('paragraph')
      .filter({ hasText: `${title} was deleted.` })
      .getByRole('button');
  await expect(undo('two')).toBeFocused();
  await undo('one').click();
  await expectTitles(page, ['three', 'one']);
  await expect(undo('two')).toHaveAccessibleDescription('two');
  await undo('two').click();
  await expectTitles(page, ['three', 'two', 'one']);
  await expect(page.getByText('was deleted.')).toHaveCount(0);
});
