import type { Page } from 'playwright/test';
import { test } from '../support/installed.ts';
import {
  button,
  EMPTY,
  expectTitles,
  onDisk,
  openLocker,
  openSignedIn,
  row,
  SAMPLES,
  tray,
  trayFile,
  view,
} from '../support/locker-page.ts';
import { type Shared, share } from '../support/share-sheet.ts';
import { expect } from '../support/test.ts';
import { expectAccessible } from '../support/tool-checks.ts';

const LICENCE: Shared = { name: 'Trade licence.pdf', type: 'application/pdf', text: '%PDF-1.7' };
const NOTE: Shared = { name: 'Note.txt', type: 'text/plain', text: 'rent is due' };
const PHOTO: Shared = { name: 'photo.png', type: 'image/png', text: 'MZ' };
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const dialog = (page: Page) => page.getByRole('dialog');

async function signedInWith(page: Page, files: readonly Shared[]): Promise<void> {
  await openSignedIn(page);
  expect(await share(page, files)).toBe(`?shared=${files.length}`);
  await expect(tray(page).getByRole('listitem')).toHaveCount(files.length);
}

test('names each file truly, with its type by the first bytes and its size, and cuts nothing', async ({
  page,
}) => {
  await signedInWith(page, [
    { name: `Aadhaar\u202E${'w'.repeat(200)}gnp.exe`, type: 'image/png', text: 'MZ' },
    { name: 'Aadhaar.pdf.html', type: 'application/pdf', text: '<script>window.ran = 1</script>' },
    PHOTO,
    { name: `${'n'.repeat(200)}.scr`, type: '', text: 'MZ', size: 2048 },
    LICENCE,
  ]);
  const turned = trayFile(page, 'gnp.exe');
  await expect(turned).toContainText('Aadhaarinvisible character U+202Ewww');
  await expect(turned).toContainText('Windows program by its first bytes, 2 bytes');
  const page2 = trayFile(page, 'Aadhaar.pdf.html');
  await expect(page2).toContainText('Web page (HTML) by its first bytes');
  await expect(trayFile(page, 'nnn.scr')).toContainText('2 KB');
  const ending = trayFile(page, 'nnn.scr').getByText('.scr', { exact: true });
  await expect(ending).toBeInViewport({ ratio: 1 });
  await expect(trayFile(page, 'photo.png')).toContainText(
    'Its name does not match the type of file inside.',
  );
  await expect(trayFile(page, 'Trade licence.pdf')).toContainText('PDF document by its first');
  await expect(trayFile(page, 'Trade licence.pdf')).not.toContainText('another type');
  await expect(trayFile(page, 'Trade licence.pdf')).not.toContainText('does not match');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expectTitles(page, SAMPLES);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
});

test('keeps and discards one by keyboard, and all in order', async ({ page }) => {
  await signedInWith(page, [LICENCE, NOTE]);
  await trayFile(page, 'Note.txt').getByRole('button', { name: 'Keep' }).focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: '1 file kept, on top of the list.' });
  await expect(said).toBeFocused();
  await expectTitles(page, ['Note', ...SAMPLES]);
  await expect(row(page, 'Note')).toContainText('Uploaded, Another app or website');
  await expect((await view(page, 'Note')).getByText('rent is due')).toBeVisible();
  await trayFile(page, 'Trade licence.pdf').getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Discard 1 file?');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(trayFile(page, 'Trade licence.pdf')).toBeVisible();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Discard for good' }).click();
  await expect(page.getByText('1 file discarded.')).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
  expect(await onDisk(page)).toMatchObject({ documents: 4, files: 1, tray: 0 });

  await share(page, [LICENCE, NOTE]);
  await button(page, 'Keep all').click();
  await expectTitles(page, ['Note', 'Trade licence', 'Note', ...SAMPLES]);
  await expect(tray(page)).toHaveCount(0);
  await share(page, [LICENCE, NOTE]);
  await button(page, 'Discard all').click();
  await expect(dialog(page)).toContainText('Discard 2 files?');
  await dialog(page).getByRole('button', { name: 'Discard for good' }).click();
  await expect(page.getByText('2 files discarded.')).toBeVisible();
  await expectTitles(page, ['Note', 'Trade licence', 'Note', ...SAMPLES]);
});

test('several refusals of one share are one notice, and a full tray says so', {
  tag: '@always',
}, async ({ page, site }) => {
  await openLocker(page);
  const files = Array.from({ length: 21 }, (_, i) => ({ ...NOTE, name: `${i}.txt` }));
  const film = { name: 'film.mp4', type: '', text: '', size: 26 * 1024 * 1024 };
  expect(await share(page, [film, ...files])).toBe(
    '?shared=20&refused=too-large&refused=tray-full',
  );
  expect(new URL(page.url()).origin).toBe(site.origin);
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText('It is larger than 25 MB');
  await expect(alert(page)).toContainText('The tray is full');
  await page.reload();
  await expect(tray(page)).toContainText('It is full: keep or discard some to make room.');
  await expect(alert(page)).toHaveCount(0);
  expect(await share(page, [LICENCE])).toBe('?shared=0&refused=tray-full');
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText('The tray is full: it takes 20 files and 100 MB.');
  await expect(alert(page)).toContainText('it is still where it came from');
  await expect(tray(page).getByRole('listitem')).toHaveCount(20);
});

test('neither a full device nor a record that cannot be read costs another file', {
  tag: '@night',
}, async ({ page }) => {
  await signedInWith(page, [LICENCE, PHOTO, NOTE]);
  // Chromium lets so small a record in for a while, despite its limit.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'documents') throw new DOMException('', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await button(page, 'Keep all').click();
  await expect(alert(page)).toContainText(
    'This device has no room for it, so nothing was changed.',
  );
  await expect(tray(page).getByRole('listitem')).toHaveCount(3);
  await expectTitles(page, SAMPLES);
  await trayFile(page, 'Note.txt').getByRole('button', { name: 'Discard' }).click();
  await dialog(page).getByRole('button', { name: 'Discard for good' }).click();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('kolam-locker');
        opening.onsuccess = () => {
          const store = opening.result.transaction('tray', 'readwrite').objectStore('tray');
          const keys = store.getAllKeys();
          keys.onsuccess = () => store.put({ v: 1 }, keys.result[0]);
          store.transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(tray(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('1 document could not be read and was set aside.')).toBeVisible();
  expect(await onDisk(page)).toMatchObject({ aside: 1, files: 2, tray: 1 });
});

test('two tabs show one tray, keep a file once, and empty it when signed out', {
  tag: '@night',
}, async ({ page, context }) => {
  await signedInWith(page, [LICENCE, NOTE]);
  const other = await context.newPage();
  await openLocker(other);
  await expect(tray(other).getByRole('listitem')).toHaveCount(2);
  // The press in one tab may take the button of the other away under its own.
  const both = await Promise.all(
    [page, other].map((tab) => button(tab, 'Keep all').elementHandle()),
  );
  await Promise.all(both.map((press) => press?.evaluate((keep) => (keep as HTMLElement).click())));
  for (const tab of [page, other]) {
    await expect(tray(tab)).toHaveCount(0);
    await expectTitles(tab, ['Note', 'Trade licence', ...SAMPLES]);
  }
  expect(await onDisk(page)).toMatchObject({ documents: 5, files: 2, tray: 0 });

  await share(page, [LICENCE, NOTE]);
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await button(page, 'Sign out').click();
  await expect(dialog(page)).toContainText('Signing out empties the tray: 2 files.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await button(page, 'Sign out').click();
  await dialog(page).getByRole('button', { name: 'Sign out and remove' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
  for (const tab of [page, other]) await expect(tray(tab)).toHaveCount(0);
  expect(await onDisk(page)).toEqual({
    aside: 0,
    documents: 0,
    files: 0,
    seal: 0,
    state: 0,
    tray: 0,
  });
});
