import { readFile } from 'node:fs/promises';
import {
  button,
  expectTitles,
  onDisk,
  openLocker,
  openSignedIn,
  PIXEL,
  preview,
  row,
  SAMPLES,
  textUpload,
  upload,
  view,
} from './locker-page.ts';
import { expect, test } from './test.ts';
import { textOf } from './tool-checks.ts';

const PDF = Buffer.from('%PDF-1.7\n\u0000\u0001 not shown', 'latin1');

test('several files at once come on top of the list, also without a sign-in', async ({ page }) => {
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
});

test('an uploaded file comes back byte by byte, and as text', async ({ page }) => {
  await openLocker(page);
  await upload(page, [{ name: 'GST return.pdf', mimeType: 'application/pdf', buffer: PDF }]);
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
});

test('a picture is shown by its first bytes, a text as text', async ({ page }) => {
  await openLocker(page);
  await upload(page, [
    { name: 'shop.txt', mimeType: 'text/plain', buffer: PIXEL },
    textUpload('notes.bin', 'Rent 12,000 ₹'),
  ]);
  const picture = (await view(page, 'shop')).getByRole('img', { name: 'Preview of shop' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  const text = (await view(page, 'notes')).getByRole('region', { name: 'Beginning of the file' });
  await expect(text).toHaveText('Rent 12,000 ₹');
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

test('a deleted document can be had back for ten seconds, then its bytes are gone', async ({
  page,
}) => {
  await openLocker(page);
  await upload(page, [textUpload('keep.txt', 'k'), textUpload('drop.txt', 'd')]);
  await view(page, 'drop');
  await button(page, 'Delete').click();
  await expectTitles(page, ['keep']);
  await expect(preview(page, 'drop')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expectTitles(page, ['drop', 'keep']);
  await view(page, 'drop');
  await button(page, 'Delete').click();
  await page.reload();
  await expectTitles(page, ['keep']);
  // The page that would have removed it is gone; the next visit does.
  await expect(async () => {
    await page.reload();
    expect(await onDisk(page)).toMatchObject({ documents: 1, files: 1 });
  }).toPass();
});

test('files are dropped and pasted', async ({ page }) => {
  await openSignedIn(page);
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
  await expectTitles(page, ['pasted', 'dropped', ...SAMPLES]);
});
