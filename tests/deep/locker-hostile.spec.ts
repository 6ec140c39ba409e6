import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import {
  openLocker,
  PIXEL,
  PLACEHOLDER,
  preview,
  row,
  textUpload,
  upload,
  view,
} from '../e2e/support/locker-page.ts';
import { expect, test } from '../e2e/support/test.ts';

// The recorder of traces fetches blobs of pictures that do not load, which the policy refuses.
test.use({ trace: 'off' });

const SCRIPT = '<script>document.title = "run"; window.ran = true</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran = true">${SCRIPT}</svg>`;

/** Counts the addresses that a page makes for bytes: without one no picture can be drawn from them. */
const watchAddresses = (page: Page) =>
  page.addInitScript(() => {
    const made = window as { addresses?: number };
    made.addresses = 0;
    const create = URL.createObjectURL;
    URL.createObjectURL = (bytes) => {
      made.addresses = (made.addresses ?? 0) + 1;
      return create.call(URL, bytes);
    };
  });

const addresses = (page: Page) => page.evaluate(() => (window as { addresses?: number }).addresses);

test('a program that calls itself a picture is not shown as one', async ({ page }) => {
  await watchAddresses(page);
  await openLocker(page);
  const program = Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), PIXEL]);
  await upload(page, [{ name: 'photo.png', mimeType: 'image/png', buffer: program }]);
  const panel = await view(page, 'photo');
  await expect(panel.getByText(PLACEHOLDER)).toBeVisible();
  await expect(panel.getByRole('img')).toHaveCount(0);
  // One that is drawn and does not decode would end in the same words.
  expect(await addresses(page)).toBe(0);
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
  expect(await page.locator('iframe, object, pageDataBlock').count()).toBe(0);
  expect(context.pages()).toHaveLength(1);
});

test('a name that is turned around, or ends twice, is seen as it is', async ({ page }) => {
  await openLocker(page);
  await upload(page, [
    textUpload('Aadhaar\u202Egnp.exe', 'a'),
    textUpload('Aadhaar.pdf.html', 'b'),
    { name: 'film\u202E4pm.exe', mimeType: '', buffer: Buffer.alloc(25 * 1024 * 1024 + 1) },
  ]);
  const panel = await view(page, 'Aadhaar gnp');
  await expect(panel.getByText('U+202E')).toBeVisible();
  await expect(panel.getByText('.exe', { exact: true })).toBeVisible();
  await expect(row(page, 'Aadhaar.pdf.html')).toBeVisible();
  await expect(row(page, 'Aadhaar.pdf')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('U+202E4pm.exe');
});

/** A whole and valid picture of so many black pixels a side. */
function blackPicture(side: number): Buffer {
  const part = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // A bit for each pixel; each row begins with the byte of its filter.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    PIXEL.subarray(0, 8),
    part('IHDR', header),
    part('IDAT', rows),
    part('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture of ten thousand pixels a side is not drawn, a smaller one is', async ({ page }) => {
  await watchAddresses(page);
  await openLocker(page);
  await upload(page, [
    { name: 'huge.png', mimeType: 'image/png', buffer: blackPicture(10_000) },
    { name: 'large.png', mimeType: 'image/png', buffer: blackPicture(1_000) },
  ]);
  const huge = await view(page, 'huge');
  await expect(huge.getByText(PLACEHOLDER)).toBeVisible();
  await expect(huge.getByRole('img')).toHaveCount(0);
  expect(await addresses(page)).toBe(0);
  const picture = (await view(page, 'large')).getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1_000);
});

/** Takes the bytes of a document's file away. Earlier sites took empty files, and their lockers have them still. */
const emptyOnDisk = (page: Page, title: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kolam-locker');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['documents', 'files'], 'readwrite');
          const documents = transaction.objectStore('documents');
          const files = transaction.objectStore('files');
          const reading = documents.getAll();
          reading.onsuccess = () => {
            const record = reading.result.find((each) => each.title === wanted);
            documents.put({ ...record, file: { ...record.file, bytes: 0 } }, record.id);
            const stored = files.get(record.id);
            stored.onsuccess = () =>
              // As that site wrote it: without a checksum.
              files.put({ v: stored.result.v, bytes: new ArrayBuffer(0) }, record.id);
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    title,
  );

test('a cut picture and an empty file have no preview', async ({ page }) => {
  await watchAddresses(page);
  await openLocker(page);
  await upload(page, [
    { name: 'cut.png', mimeType: 'image/png', buffer: PIXEL.subarray(0, 40) },
    textUpload('empty.txt', 'x'),
    textUpload('new.txt', ''),
  ]);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/new\.txt: It is empty/);
  await expect(row(page, 'new')).toHaveCount(0);
  await emptyOnDisk(page, 'empty');
  await openLocker(page);
  for (const title of ['cut', 'empty']) {
    const panel = await view(page, title);
    await expect(panel.getByText(PLACEHOLDER)).toBeVisible();
    await expect(panel.getByRole('img')).toHaveCount(0);
  }
  // The cut one has its whole header, so that only drawing it could tell.
  expect(await addresses(page)).toBe(1);
  await expect(preview(page, 'empty').getByText('empty.txt, 0 bytes')).toBeVisible();
});

test('an original and the files of a backup have names that every system keeps', async ({
  page,
}) => {
  await openLocker(page);
  const names = ['CON.txt', 'com¹.txt', '...', `${'n'.repeat(200)}.txt`];
  await upload(
    page,
    names.map((name) => textUpload(name, 'x')),
  );
  const safe = ['_CON.txt', '_com¹.txt', 'document', `${'n'.repeat(60)}.txt`];
  await view(page, 'CON');
  const original = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download original' }).click();
  expect((await original).suggestedFilename()).toBe(safe[0]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save backup' }).click();
  const files = unzipSync(await readFile(await (await saved).path()));
  expect(Object.keys(files).sort()).toEqual([
    ...[...safe].reverse().map((name, i) => `files/000${i + 1}-${name}`),
    'kolam-locker.json',
  ]);
});

test('for any title the file has a name that every system keeps', async ({ page }) => {
  await openLocker(page);
  await upload(page, [textUpload('plain.txt', 'p')]);
  await view(page, 'plain');
  for (const [given, saved] of [
    ['../../x', /^x\.txt$|^[\w-]*x\.txt$/],
    ['CON', /^_CON\.txt$/],
    ['COM¹', /^_COM¹\.txt$/],
    ['invoice\u202Efdp.exe', /^invoice_?fdp\.exe\.txt$/],
    ['n'.repeat(400), /^n{20,64}\.txt$/],
    ['...', /^document\.txt$/],
  ] as const)
    await test.step(JSON.stringify(given.slice(0, 20)), async () => {
      const documents = page.getByRole('region', { name: 'Your documents' });
      const title = documents.getByRole('heading', { level: 3 });
      const shown = await title.innerText();
      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByLabel('New title').fill(given);
      await page.keyboard.press('Enter');
      await expect(title).not.toHaveText(shown);
      const download = page.waitForEvent('download');
      await page.getByRole('listitem').getByRole('button', { name: 'Download' }).last().click();
      expect((await download).suggestedFilename()).toMatch(saved);
    });
});
