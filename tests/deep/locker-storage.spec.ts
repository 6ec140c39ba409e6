import { randomBytes } from 'node:crypto';
import {
  button,
  EMPTY,
  expectTitles,
  onDisk,
  openLocker,
  openSignedIn,
  preview,
  putOnDisk,
  row,
  SAMPLES,
  textUpload,
  upload,
  view,
} from '../e2e/support/locker-page.ts';
import { open } from '../e2e/support/open.ts';
import { limitStorage } from '../e2e/support/quota.ts';
import { expect, test } from '../e2e/support/test.ts';

const ID = '00000000-0000-4000-8000-00000000000';

const document = (n: number, title: string) => ({
  v: 1,
  id: `${ID}${n}`,
  title,
  type: 'Uploaded',
  issuedBy: 'You',
  issuedOn: '2026-01-05',
  previewUrl: '',
  addedAt: 1_767_600_000_000,
  position: 100 + n,
});

test.describe('without a worker, whose files take room too', () => {
  test.use({ serviceWorkers: 'block' });

  test('a full device is told, nothing changes, and a small file fits afterwards', async ({
    page,
    site,
  }) => {
    await limitStorage(page, site, 3_000_000);
    await openSignedIn(page);
    await upload(page, [textUpload('before.txt', 'b')]);
    // Chance bytes: the database compresses what it can.
    const large = { name: 'large.bin', mimeType: '', buffer: randomBytes(5_000_000) };
    await upload(page, [large]);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'large.bin: This device has no room for it, so nothing was changed.',
    );
    await expectTitles(page, ['before', ...SAMPLES]);
    expect(await onDisk(page)).toMatchObject({ documents: 4, files: 1 });
    await upload(page, [textUpload('after.txt', 'a')]);
    await page.reload();
    await expectTitles(page, ['after', 'before', ...SAMPLES]);
  });

  test('a document can be deleted from a full device, for good and after a question', async ({
    page,
  }) => {
    await openSignedIn(page);
    await upload(page, [textUpload('large.txt', 'l')]);
    // Nothing can be written any more, as where other apps have filled a phone.
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    });
    await view(page, 'large');
    await button(page, 'Delete').click();
    const dialog = page.getByRole('dialog', { name: 'Delete it for good?' });
    await expect(dialog).toContainText('Deleting “large” makes room, but cannot be undone');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(preview(page, 'large')).toBeVisible();
    await button(page, 'Delete').click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expectTitles(page, SAMPLES);
    expect(await onDisk(page)).toMatchObject({ documents: 3, files: 0 });
  });
});

test('records that make no sense are quarantined, told, and the others stay', async ({ page }) => {
  await openSignedIn(page);
  await putOnDisk(page, [
    ['garbage', 'not even an object'],
    [`${ID}1`, { ...document(1, 'Half'), issuedOn: 'yesterday' }],
    [`${ID}2`, document(2, 'Whole')],
  ]);
  await page.reload();
  await expectTitles(page, ['Whole', ...SAMPLES]);
  await expect(page.getByText('2 documents could not be read and were set aside.')).toBeVisible();
  expect(await onDisk(page)).toMatchObject({ documents: 4, aside: 2 });
});

test('a document of a newer version is left as it is, and told', async ({ page }) => {
  await openSignedIn(page);
  await putOnDisk(page, [[`${ID}3`, { ...document(3, 'From the future'), v: 99, more: true }]]);
  await page.reload();
  await expectTitles(page, SAMPLES);
  await expect(page.getByText('1 document was written by a newer version')).toBeVisible();
  await button(page, 'Refresh').click();
  await expectTitles(page, SAMPLES);
  const stored = await page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('kolam-locker');
        opening.onsuccess = () => {
          const get = opening.result.transaction('documents').objectStore('documents').get(id);
          get.onsuccess = () => resolve(get.result);
        };
      }),
    `${ID}3`,
  );
  expect(stored).toEqual({ ...document(3, 'From the future'), v: 99, more: true });
});

test('a tab with older code says at once that a newer version took over, and changes nothing', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'r')]);
  const newer = await context.newPage();
  await open(newer, '/contact');
  await newer.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('kolam-locker', 4);
        request.onblocked = () => reject(new Error('blocked'));
        request.onerror = () => reject(request.error);
        request.onupgradeneeded = () => request.result.createObjectStore('pages');
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('A newer version of this site has used the locker.');
  await upload(page, [textUpload('late.txt', 'l')]);
  await expect(alert.filter({ hasText: 'late.txt: A newer version' })).toBeVisible();
  await button(page, 'Sign out').click();
  await page.getByRole('button', { name: 'Sign out and remove' }).click();
  await expect(alert).toHaveCount(2);
  // Who is signed in, and the last position.
  const left = { aside: 0, documents: 4, files: 1, pages: 0, seal: 0, state: 2, tray: 0 };
  expect(await onDisk(page)).toEqual(left);
});

test('a database that does not answer is told and no empty locker, and is read when it does', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  const other = await context.newPage();
  await open(other, '/contact');
  // Its deletion waits for a connection that hears nothing, as one of a frozen tab; all others wait for it.
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('kolam-locker');
        request.onsuccess = () => {
          Object.assign(window, { letGo: () => request.result.close() });
          indexedDB.deleteDatabase('kolam-locker').onblocked = () => resolve();
        };
      }),
  );
  await page.reload();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The storage of this device did not answer in time.');
  await expect(page.getByText(EMPTY)).toHaveCount(0);
  await other.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('ten thousand documents open, are searched, and only those in sight are drawn', async ({
  page,
}) => {
  await openLocker(page);
  const many = Array.from({ length: 10_000 }, (_, n) => ({
    ...document(0, `Bill number ${n}`),
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    position: n,
  }));
  await putOnDisk(
    page,
    many.map((one) => [one.id, one]),
  );
  await page.reload();
  await expect(page.getByText('10,000 documents.', { exact: false })).toBeVisible();
  await expect(row(page, 'Bill number 9999')).toBeVisible();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(60);
  await page.getByLabel('Search documents').fill('NUMBER 77');
  await expect(row(page, 'Bill number 7799')).toBeVisible();
  await expect(page.getByText('111 of 10,000 documents.', { exact: false })).toBeVisible();
  await page.getByLabel('Search documents').fill('number 4321');
  await expectTitles(page, ['Bill number 4321']);
  await page.getByLabel('Search documents').fill('');
  const last = row(page, 'Bill number 9950');
  await row(page, 'Bill number 9999').evaluate((item) =>
    item.closest('.docs-box')?.scrollTo(0, 5_000),
  );
  await expect(last).toBeVisible();
  await last.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Bill number 9950' })).toBeVisible();
});
