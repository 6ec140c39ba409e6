import { writeFile } from 'node:fs/promises';
import { backupOf } from '../e2e/support/backup-of.ts';
import { test as installed } from '../e2e/support/installed.ts';
import {
  button,
  importBackup,
  onDisk,
  openBackup,
  openLocker,
  openSignedIn,
  row,
  textUpload,
  tray,
  upload,
} from '../e2e/support/locker-page.ts';
import { share } from '../e2e/support/share-sheet.ts';
import { expect, test } from '../e2e/support/test.ts';

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
  await expect(alert).toContainText('1 file was not added.');
  await expect(alert).toContainText('larger.bin: It is larger than 25 MB');
  await expect(row(page, 'small')).toBeVisible();
  await expect(row(page, 'fits')).toBeVisible();
  await expect(row(page, 'larger')).toHaveCount(0);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
});

installed('a tray refuses in words what would make it more than 100 MB', async ({ page }) => {
  const film = { name: 'film.mp4', type: '', text: '', size: 25 * 1024 * 1024 };
  const licence = { ...film, name: 'Licence.pdf', size: 10 };
  await openLocker(page);
  expect(await share(page, [film, film, film, film, licence])).toBe('?shared=4&refused=tray-full');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The tray is full');
  await expect(tray(page)).toContainText('4 files, 100 MB, wait for you');
});

test('4,000 entries are imported in seconds, and cancelled at any moment', async ({
  page,
}, info) => {
  const path = info.outputPath('large.zip');
  await writeFile(path, backupOf(4_000));
  await openSignedIn(page);
  await openBackup(page, path);
  await expect(page.getByText('4,000 documents, 20 KB: 4,000 would be new')).toBeVisible();
  await expect(page.getByText('and 3,900 more.')).toBeVisible();
  await button(page, 'Add to the locker').click();
  await expect(page.getByText(/Importing \d/)).toBeVisible();
  await button(page, 'Cancel').click();
  const cancelled = page.getByText(/^Cancelled\. [\d,]+ documents? added\.$/);
  await expect(cancelled).toBeVisible();
  expect((await onDisk(page)).documents).toBeLessThan(4_003);
  await button(page, 'Undo the import').click();
  await expect(page.getByText('The import is undone:')).toBeVisible();
  expect(await onDisk(page)).toMatchObject({ documents: 3, files: 0 });

  const begun = Date.now();
  await importBackup(page, path);
  await expect(page.getByText('4,000 documents added.')).toBeVisible();
  info.annotations.push({ type: 'seconds', description: `${(Date.now() - begun) / 1_000}` });
  expect(await onDisk(page)).toMatchObject({ documents: 4_003, files: 4_000 });
});
