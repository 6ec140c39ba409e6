import {
  openLocker,
  PIXEL,
  PLACEHOLDER,
  preview,
  row,
  textUpload,
  upload,
  view,
} from './locker-page.ts';
import { expect, test } from './test.ts';

// The recorder of traces fetches blobs of pictures that do not load, which the policy refuses.
test.use({ trace: 'off' });

const SCRIPT = '<script>document.title = "run"; window.ran = true</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran = true">${SCRIPT}</svg>`;

test('a program that calls itself a picture is not shown as one', async ({ page }) => {
  await openLocker(page);
  const program = Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), PIXEL]);
  await upload(page, [{ name: 'photo.png', mimeType: 'image/png', buffer: program }]);
  const panel = await view(page, 'photo');
  await expect(panel.getByText(PLACEHOLDER)).toBeVisible();
  await expect(panel.getByRole('img')).toHaveCount(0);
});

test('markup is text, and never runs', async ({ page, context }) => {
  await openLocker(page);
  await upload(page, [
    { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) },
    { name: 'b.html', mimeType: 'text/html', buffer: Buffer.from(SCRIPT) },
    textUpload('<img src=x onerror=alert(1)>.txt', 'name'),
  ]);
  for (const title of ['a', 'b']) {
    const panel = await view(page, title);
    await expect(panel.getByText('window.ran = true')).toBeVisible();
    await expect(panel.getByRole('img')).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download original' }).click();
    await saved;
  }
  await expect(row(page, '<img src=x onerror=alert(1)>')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('iframe, object, embed').count()).toBe(0);
  expect(context.pages()).toHaveLength(1);
});

test('a cut picture, one of ten thousand pixels a side and an empty file have no preview', async ({
  page,
}) => {
  await openLocker(page);
  const huge = Buffer.from(PIXEL);
  huge.writeUInt32BE(10_000, 16);
  huge.writeUInt32BE(10_000, 20);
  const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  await upload(page, [
    picture('cut.png', PIXEL.subarray(0, 40)),
    picture('huge.png', huge),
    textUpload('empty.txt', ''),
  ]);
  for (const title of ['cut', 'huge', 'empty']) {
    const panel = await view(page, title);
    await expect(panel.getByText(PLACEHOLDER)).toBeVisible();
  }
  await expect(preview(page, 'empty').getByText('empty.txt, 0 bytes')).toBeVisible();
});

test('25 MB fit, a byte more does not, and what came with it does', async ({ page }) => {
  await openLocker(page);
  const bytes = (name: string, count: number) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(count),
  });
  await upload(page, [bytes('fits.bin', 25 * 1024 * 1024)]);
  await upload(page, [bytes('larger.bin', 25 * 1024 * 1024 + 1), textUpload('small.txt', 's')]);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('A file was not added.');
  await expect(alert).toContainText('larger.bin: It is larger than 25 MB');
  await expect(row(page, 'small')).toBeVisible();
  await expect(row(page, 'fits')).toBeVisible();
  await expect(row(page, 'larger')).toHaveCount(0);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
});

for (const [given, saved] of [
  ['../../x', /^x\.txt$|^[\w-]*x\.txt$/],
  ['CON', /^_CON\.txt$/],
  ['invoice\u202Efdp.exe', /^invoice_?fdp\.exe\.txt$/],
  ['n'.repeat(400), /^n{20,64}\.txt$/],
  ['...', /^document\.txt$/],
] as const)
  test(`a title ${JSON.stringify(given.slice(0, 20))} is a file name that every system keeps`, async ({
    page,
  }) => {
    await openLocker(page);
    await upload(page, [textUpload('plain.txt', 'p')]);
    await view(page, 'plain');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('New title').fill(given);
    await page.keyboard.press('Enter');
    await expect(row(page, 'plain')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('listitem').getByRole('button', { name: 'Download' }).last().click();
    expect((await download).suggestedFilename()).toMatch(saved);
  });
