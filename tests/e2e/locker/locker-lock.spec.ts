import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { test as installed } from '../support/installed.ts';
import { lockPanel, PASSPHRASE, passphrase, setLock } from '../support/locker-lock.ts';
import {
  button,
  expectTitles,
  idsOfFiles,
  onDisk,
  openBackup,
  openLocker,
  openSignedIn,
  preview,
  SAMPLES,
  textUpload,
  titles,
  upload,
  view,
} from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { share } from '../support/share-sheet.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/tool-checks.ts';
import { workerInControl } from '../support/worker.ts';

async function unlock(page: Page, typed = PASSPHRASE): Promise<void> {
  await passphrase(page).fill(typed);
  await button(page, 'Unlock').click();
}

async function expectLocked(page: Page): Promise<void> {
  await expect(passphrase(page)).toBeVisible();
  expect(await titles(page)).toEqual([]);
  // Whether somebody is signed in is locked as well.
  await expect(page.getByRole('button', { name: /^Sign (?:in|out)/ })).toHaveCount(0);
}

/** Fills the two fields of a new passphrase. */
async function fillNew(panel: Locator, typed: string, again = typed): Promise<void> {
  await panel.getByLabel('New passphrase', { exact: true }).fill(typed);
  await panel.getByLabel('The same passphrase again', { exact: true }).fill(again);
}

/** From here on time passes when the test says, however slow the machine. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));

test('a passphrase can be shown, and is hidden again when its form is sent or left', async ({
  page,
}) => {
  await openLocker(page);
  await button(page, 'Set a passphrase').click();
  const form = lockPanel(page, 'Lock with a passphrase');
  const field = form.getByLabel('New passphrase', { exact: true });
  const again = form.getByLabel('The same passphrase again', { exact: true });
  const show = form.getByRole('button', { name: 'Show: New passphrase' });
  await field.fill('short');
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await expect(field).toHaveAttribute('type', 'password');
  const box = await show.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  // Another field of the form is compared with it.
  await again.focus();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(again).toHaveAttribute('type', 'password');
  await show.press('Space');
  await expect(field).toHaveAttribute('type', 'password');

  await show.press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await field.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('short');

  await show.click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: 'Kolam' }).first().focus();
  await expect(field).toHaveAttribute('type', 'password');
});

test('sets a lock after a warning, changes its passphrase, and removes it', async ({ page }) => {
  await openSignedIn(page);
  await button(page, 'Set a passphrase').click();
  const off = lockPanel(page, 'Lock with a passphrase');
  await expect(off).toContainText('Nobody can recover a forgotten passphrase');
  await expect(off).toContainText('may stay readable on the disk');
  await off.getByLabel('New passphrase', { exact: true }).fill('short');
  await button(page, 'Set the lock').click();
  await expect(off.getByRole('alert')).toHaveText('Use at least 8 characters.');
  await expect(off.getByLabel('New passphrase', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await fillNew(off, PASSPHRASE, `${PASSPHRASE}s`);
  await button(page, 'Set the lock').click();
  await expect(off.getByRole('alert')).toHaveText('This is not the same passphrase.');
  await fillNew(off, PASSPHRASE);
  await page.keyboard.press('Enter');
  const on = lockPanel(page, 'The lock is on');
  await expect(on.getByRole('heading')).toBeFocused();
  await expectTitles(page, SAMPLES);
  await expectAccessible(page);

  await button(page, 'Change passphrase').click();
  const current = on.getByLabel('Current passphrase', { exact: true });
  await expect(current).toBeFocused();
  await button(page, 'Cancel').click();
  await expect(on.getByRole('heading')).toBeFocused();
  await button(page, 'Change passphrase').click();
  await current.fill('not this one');
  await fillNew(on, 'four other words');
  await button(page, 'Change it').click();
  await expect(on.getByRole('alert')).toHaveText('That is not the right passphrase.');
  await current.fill(PASSPHRASE);
  await button(page, 'Change it').click();
  await expect(on.getByRole('status')).toHaveText('The passphrase is changed.');
  await page.reload();
  await unlock(page, 'four other words');
  await button(page, 'Remove the lock').click();
  await current.fill('four other words');
  await button(page, 'Remove it').click();
  await expect(off).toBeVisible();
  await page.reload();
  await expectTitles(page, SAMPLES);
});

test('a locked locker opens with its passphrase alone, and works as before', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page);
  await setLock(page);
  await page.reload();
  await expectLocked(page);
  await expect(button(page, 'Upload')).toHaveCount(0);
  await expect(button(page, 'Save backup')).toHaveCount(0);
  await stopClock(page);
  await unlock(page, 'not this one');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('That is not the right passphrase. Try again in 1 second.');
  await expect(passphrase(page)).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(alert).toHaveText('That is not the right passphrase. Try again.');
  await page.clock.resume();
  await expectAccessible(page);
  await unlock(page);
  await expectTitles(page, SAMPLES);
  await upload(page, [textUpload('Rent.txt', 'monthly rent')]);
  await expectTitles(page, ['Rent', ...SAMPLES]);
  await expect(await view(page, 'Rent')).toContainText('monthly rent');
  await page.reload();
  await unlock(page);
  await expect(await view(page, 'Rent')).toContainText('monthly rent');
});

test('a lock that a full disk stops half-way says everywhere how much is readable, and continues later', async ({
  page,
}) => {
  // As Chromium refuses a write where the quota is used up.
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { room: Number.POSITIVE_INFINITY });
    IDBObjectStore.prototype.put = function (...record) {
      const disk = window as unknown as { room: number };
      if (this.transaction.db.name.endsWith('locker') && disk.room-- <= 0)
        throw new DOMException('', 'QuotaExceededError');
      return put.apply(this, record);
    };
  });
  const fill = (room: number) =>
    page.evaluate((left) => Object.assign(window, { room: left }), room);
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'monthly rent')]);
  await button(page, 'Set a passphrase').click();
  // For the seal, and for the bytes of the file with the count of changes.
  await fill(3);
  await fillNew(lockPanel(page, 'Lock with a passphrase'), PASSPHRASE);
  await button(page, 'Set the lock').click();
  const on = lockPanel(page, 'The lock is on');
  const half =
    'Not all of it is encrypted yet: 4 of 4 documents and files can still be read on the disk.';
  await expect(on).toContainText(half);
  await expect(page.getByRole('main')).not.toContainText('encrypted on this device');
  await expect(page.getByRole('main')).not.toContainText('nothing was changed');
  await expectAccessible(page);
  await button(page, 'Sign out').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('may stay readable on the disk');
  await expect(dialog).not.toContainText('is encrypted');
  await page.keyboard.press('Escape');
  await fill(1_000);
  await button(page, 'Go on now').click();
  await expect(on).toContainText(
    'Documents, their names and issuers are encrypted on this device.',
  );
  await button(page, 'Lock now').click();
  await expect(page.getByText('Its contents are encrypted on this device.')).toBeVisible();
});

test('a lock whose tab died half-way says so in the locker and on /device, and continues once unlocked', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      // Nothing is written after the seal, as though the tab were gone.
      const disk = window as unknown as { isDying?: boolean; isDead?: boolean };
      if (disk.isDead) throw new DOMException('', 'AbortError');
      if (disk.isDying && this.name === 'seal') disk.isDead = true;
      return put.call(this, value, key);
    };
  });
  await openSignedIn(page);
  await button(page, 'Set a passphrase').click();
  await page.evaluate(() => Object.assign(window, { isDying: true }));
  await fillNew(lockPanel(page, 'Lock with a passphrase'), PASSPHRASE);
  await button(page, 'Set the lock').click();
  const half =
    'Not all of it is encrypted yet: 3 of 3 documents and files can still be read on the disk.';
  await expect(lockPanel(page, 'The lock is on')).toContainText(half);
  await open(page, '/device');
  const kept = page.getByRole('main');
  await expect(kept).toContainText(`On: only the passphrase opens your documents. ${half}`);
  await openLocker(page);
  await expect(page.getByText(`The locker is locked. ${half}`)).toBeVisible();
  await unlock(page);
  await expect(lockPanel(page, 'The lock is on')).toContainText('are encrypted on this device');
});

test('locking one tab locks the other, clears its screen, and closes share links', {
  tag: '@night',
}, async ({ page, context }) => {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'monthly rent')]);
  const [id] = await idsOfFiles(page);
  await setLock(page);
  await expectTitles(page, ['Rent', ...SAMPLES]);
  const other = await context.newPage();
  await openLocker(other);
  await expectLocked(other);
  await unlock(other);
  await view(other, 'Rent');
  await other.getByLabel('Search documents').fill('Rent');
  await button(page, 'Lock now').click();
  for (const tab of [page, other]) await expectLocked(tab);
  await expect(preview(other, 'Rent')).toHaveCount(0);
  await expect(other.getByRole('main')).not.toContainText('Rent');
  await unlock(other);
  await expectTitles(other, ['Rent', ...SAMPLES]);
  await expectLocked(page);

  await open(page, `/shared/${id}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The locker is locked.');
  await alert.getByRole('link', { name: 'Open the locker' }).click();
  await expectLocked(page);
});

test('an unused locker locks itself, also after the device slept', { tag: '@night' }, async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page);
  await setLock(page);
  await page.getByLabel('Lock automatically after').selectOption('1 minute without use');
  await expect(page.getByLabel('Lock automatically after')).toHaveValue('60000');
  await page.clock.runFor(50_000);
  await page.keyboard.press('ArrowDown');
  await page.clock.runFor(50_000);
  await expectTitles(page, SAMPLES);
  // A device that sleeps runs no timer.
  await page.clock.fastForward(120_000);
  await expectLocked(page);
});

test('a locked locker can be erased, and the next one has no lock', { tag: '@night' }, async ({
  page,
}) => {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'monthly rent')]);
  await setLock(page);
  await page.reload();
  await expectLocked(page);
  await button(page, 'Delete the locker').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The locker is locked');
  await dialog.getByRole('button', { name: 'Sign out and remove' }).click();
  await expect(page.getByText('No documents found.')).toBeVisible();
  expect(Object.values(await onDisk(page)).every((count) => count === 0)).toBe(true);
  await expect(lockPanel(page, 'Lock with a passphrase')).toBeVisible();
});

test.describe('what another app shares', () => {
  installed(
    'is refused by a locker with a lock, with a reason, also while a tab has it open',
    async ({ page, context }) => {
      await openSignedIn(page);
      await workerInControl(page);
      await upload(page, [textUpload('Rent.txt', 'monthly rent')]);
      await setLock(page);
      const before = await onDisk(page);
      const unlocked = await context.newPage();
      await openLocker(unlocked);
      await unlock(unlocked);
      await expectTitles(unlocked, ['Rent', ...SAMPLES]);
      const licence = { name: 'Licence.pdf', type: 'application/pdf', text: '%PDF-1.7' };
      expect(await share(page, [licence])).toBe('?shared=0&refused=locked');
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toHaveText(
        'Something shared was not added. The locker has a lock, so nothing can be put into it from outside. The file is still where it came from. Unlock the locker and use Upload.',
      );
      expect(await onDisk(page)).toEqual(before);
      await unlock(page);
      await upload(page, [textUpload('Licence.txt', 'of a trade')]);
      for (const tab of [page, unlocked]) await expectTitles(tab, ['Licence', 'Rent', ...SAMPLES]);
    },
  );
});

test('asks before an unencrypted backup of a locker with a lock, also on /device', async ({
  page,
}) => {
  await openSignedIn(page);
  await setLock(page);
  const dialog = page.getByRole('dialog', { name: 'Save it without encryption?' });
  const confirm = dialog.getByRole('button', { name: 'Save without encryption' });
  await button(page, 'Save backup').click();
  await expect(dialog).toContainText('Anyone who gets the file can read your documents.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The backup with')).toHaveCount(0);
  await button(page, 'Save backup').click();
  await Promise.all([page.waitForEvent('download'), confirm.click()]);
  await expect(page.getByText('The backup with 3 documents was created.')).toBeVisible();
  // Followed within the site, so that this tab keeps the key.
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(?:read-kept|export-all)-/, async (route) => {
    await gone;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'This device' }).click();
  const all = page.getByRole('region', { name: 'Export your data' }).getByRole('button').first();
  // Pressed before the page can know whether there is a lock.
  await all.click();
  letGo();
  await expect(dialog).toBeVisible();
  await Promise.all([page.waitForEvent('download'), confirm.click()]);
  await button(page, 'Delete all').click();
  await page.getByRole('button', { name: 'Export first' }).click();
  await Promise.all([page.waitForEvent('download'), confirm.click()]);
});

test('refuses a common passphrase', { tag: '@night' }, async ({ page }) => {
  await openSignedIn(page);
  await button(page, 'Set a passphrase').click();
  const off = lockPanel(page, 'Lock with a passphrase');
  await fillNew(off, 'Password123');
  await button(page, 'Set the lock').click();
  await expect(off.getByRole('alert')).toHaveText(
    'Passphrases like this one are guessed first. Make it longer: four unrelated words work well.',
  );
});

test(
  'an encrypted backup is opened by its passphrase, on a device without a lock too',
  { tag: '@night' },
  async ({ page, browser, site }, testInfo) => {
    await openSignedIn(page);
    await upload(page, [textUpload('Rent.txt', 'monthly rent')]);
    await setLock(page);
    await button(page, 'Save encrypted backup').click();
    await page.getByLabel('New passphrase', { exact: true }).fill('a suitcase of its own');
    await page
      .getByLabel('The same passphrase again', { exact: true })
      .fill('a suitcase of its own');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save it encrypted').click(),
    ]);
    const path = testInfo.outputPath(download.suggestedFilename());
    expect(path).toMatch(/\.locked$/);
    await download.saveAs(path);
    expect(readFileSync(path).includes('monthly rent')).toBe(false);
    await expect(page.getByText('The backup with 4 documents was created.')).toBeVisible();

    const context = await browser.newContext({ baseURL: site.origin });
    const next = await context.newPage();
    await openLocker(next);
    await openBackup(next, path);
    const asked = next.getByLabel('Passphrase of this backup', { exact: true });
    await asked.fill('not this one');
    await button(next, 'Open the backup').click();
    await expect(next.getByRole('alert')).toHaveText('That is not the right passphrase.');
    await asked.fill('a suitcase of its own');
    await button(next, 'Open the backup').click();
    await button(next, 'Add to the locker').click();
    await expect(next.getByText('4 documents added.')).toBeVisible();
    await button(next, 'Sign in to DigiLocker').click();
    await expect(await view(next, 'Rent')).toContainText('monthly rent');
    await context.close();
  },
);

test('the screen lock of the device opens the locker too', { tag: '@night' }, async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
      automaticPresenceSimulation: true,
    },
  });
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'monthly rent')]);
  await setLock(page);
  await button(page, 'Use the screen lock too').click();
  await page.getByLabel('Current passphrase', { exact: true }).fill(PASSPHRASE);
  await button(page, 'Use it').click();
  await expect(button(page, 'Stop using the screen lock')).toBeVisible();
  await button(page, 'Lock now').click();
  await expectLocked(page);
  await button(page, 'Use the screen lock').click();
  await expect(await view(page, 'Rent')).toContainText('monthly rent');
  await button(page, 'Stop using the screen lock').click();
  await expect(button(page, 'Use the screen lock too')).toBeVisible();
  await button(page, 'Lock now').click();
  await expectLocked(page);
  await expect(button(page, 'Use the screen lock')).toHaveCount(0);
  await unlock(page);
  await expectTitles(page, ['Rent', ...SAMPLES]);
});
