import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { routes } from '../../../src/routes/paths.ts';
import { LOCAL } from '../../../src/store/keys.ts';
import { expectFits, expectNoViolations, expectWholeWords } from '../support/axe.ts';
import { chooseFiles } from '../support/choose-files.ts';
import { saved, send, write } from '../support/contact-form.ts';
import { test as installed } from '../support/installed.ts';
import { lockPanel, PASSPHRASE, passphrase, setLock } from '../support/locker-lock.ts';
import {
  EMPTY,
  holdLocker,
  openSignedIn,
  textUpload,
  titles,
  type Upload,
  upload,
} from '../support/locker-page.ts';
import { goTo, open, taken } from '../support/open.ts';
import { expectSaid } from '../support/said-without-scripts.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { everythingKept } from '../support/tool-checks.ts';
import { refuseRest, workerInControl } from '../support/worker.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, name: string) =>
  region(page, 'Kept here')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const eraseButton = (page: Page) => page.getByRole('button', { name: 'Delete all', exact: true });
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Delete everything that is kept here?' });

/** The mail service is out of reach, so that what waits goes on waiting. */
const holdMessages = (site: { fault: unknown }) => {
  site.fault = (
    { url }: { url?: string },
    response: { writeHead: (status: number) => { end: (text: string) => void } },
  ) => {
    if (url !== '/api/v1.0/email/send') return false;
    response.writeHead(503).end('Busy');
    return true;
  };
};

/**
 * Leaves a document, a message, a draft and a session, each with a word that is nowhere else. The mail service is out
 * of reach.
 */
async function leaveAll(page: Page, site: { fault: unknown }): Promise<void> {
  holdMessages(site);
  await openSignedIn(page);
  await upload(page, [textUpload('papaya.txt', 'papaya paper')]);
  await open(page, '/investors');
  await page.getByLabel('Email').fill('mango@shop.example');
  await page.getByLabel('Password', { exact: true }).fill('anything');
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Investor Dashboard' })).toBeVisible();
  await goTo(page, 'Contact Us');
  await goOffline(page.context());
  await write(page, 'The guava waits');
  // A part that cannot be loaded while the network is just coming back would reload the page some seconds later.
  const missed = page.waitForEvent('requestfailed', (part) => part.url().includes('/OutboxPanel-'));
  await send(page);
  await expect(saved(page)).toBeVisible();
  await missed;
  await goOnline(page.context());
}

const ZIP = { name: 'a.zip', mimeType: 'application/zip' };

/** Goes to the page about this device by the link of each footer, inside the application. */
async function goToDevice(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'This device' }).click();
  await expect(eraseButton(page)).toBeVisible();
}

/** Chooses a file on the page about this device, which leads to the locker. */
async function bringBack(page: Page, file: string | Upload): Promise<void> {
  const button = page.getByRole('button', { name: 'Import a file' });
  await chooseFiles(page, file, () => button.click());
  await expect(page.getByRole('heading', { name: 'Document Locker', level: 1 })).toBeVisible();
}

test.beforeEach(({ expectConsoleErrors }) => expectConsoleErrors(/503/));

test('on an empty device, Delete all waits until everything is counted, and each row says that it is empty', async ({
  page,
}) => {
  let count = () => {};
  const held = new Promise<void>((release) => {
    count = release;
  });
  await page.route(/\/read-kept-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/device');
  await eraseButton(page).click();
  count();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(row(page, 'Outbox')).toContainText('Nothing waits');
  await expect(row(page, 'Locker')).toContainText('No documents');
  await expect(row(page, 'Drafts')).toContainText('No drafts');
  await expect(row(page, 'Investor demo')).toContainText('Nobody is signed in');
  await expect(row(page, 'Locker sign-in')).toContainText('Nobody is signed in');
  await expect(page.getByRole('link', { name: 'Sign in to the locker' })).toHaveAttribute(
    'href',
    '/digilocker',
  );
  await expect(page.getByText('Only your settings are stored here.')).toBeVisible();
  // No worker keeps pages here.
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await expect(page.getByText('so each visit gets the newest version.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the locker' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

/** Presses "Export first" in the dialog. Returns where the file was saved. */
async function exportAll(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Export first' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kolam-device-\d{4}-\d\d-\d\d\.zip$/);
  await expect(dialog(page).getByRole('status')).toHaveText(
    'The file was created. Look for the file in your downloads before you erase anything here or sign out.',
  );
  return download.path();
}

test('counts what is stored, follows other tabs, and exports it; the locker imports it again', async ({
  page,
  context,
  site,
}) => {
  await leaveAll(page, site);
  await goToDevice(page);
  await expect(row(page, 'Outbox')).toContainText('1 message waits for a network');
  await expect(row(page, 'Locker')).toContainText('4 documents, 12 bytes');
  await expect(row(page, 'Investor demo')).toContainText('Signed in as mango@shop.example');
  const other = await context.newPage();
  await open(other, '/signup');
  await other.getByLabel('Full Name').fill('Lychee Stores');
  await expect(row(page, 'Drafts')).toContainText('Sign-up: started, not sent');
  await page.getByRole('button', { name: 'Sign out of the investor demo' }).click();
  await expect(row(page, 'Investor demo')).toContainText('Nobody is signed in');
  await expect(
    page.getByText('This deletes 4 documents, 1 waiting message and 1 draft.'),
  ).toBeVisible();
  await expectNoViolations(page);

  await eraseButton(page).click();
  const path = await exportAll(page);
  const files = unzipSync(readFileSync(path));
  const text = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
  expect(text('waiting-messages.json')).toMatchObject([{ message: 'The guava waits' }]);
  expect(text('drafts.json')).toEqual([{ form: 'signUp', name: 'Lychee Stores' }]);
  await dialog(page).getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything was deleted')).toBeVisible();

  await bringBack(page, path);
  await expect(page.getByRole('heading', { name: 'In this backup' })).toBeFocused();
  await expect(page.getByText('4 documents, 12 bytes')).toBeVisible();
  await expect(page.getByText('It holds waiting messages and drafts too, as text.')).toBeVisible();
  expect(await titles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to the locker' }).click();
  await expect(page.getByText('4 documents added.')).toBeVisible();
  // What waited is text in the file, and is not sent a second time.
  await open(page, '/outbox');
  await expect(page.getByText('No messages are waiting')).toBeVisible();
});

test.describe('signing out of the locker', () => {
  const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out of the locker' });
  const asked = (page: Page) => page.getByRole('dialog', { name: 'Empty the locker?' });
  const session = (page: Page) => row(page, 'Locker sign-in');

  test('asks before deleting a document, then ends the session in every tab', {
    tag: '@night',
  }, async ({ page, context }) => {
    await openSignedIn(page);
    await upload(page, [textUpload('papaya.txt', 'papaya paper')]);
    const locker = await context.newPage();
    await open(locker, '/digilocker');
    await expect.poll(() => titles(locker)).toContain('papaya');
    await goToDevice(page);
    await expect(session(page)).toContainText('Signed in as Sample Visitor');
    await signOut(page).click();
    await expect(asked(page)).toContainText('1 document that is only on this device');
    await page.keyboard.press('Escape');
    await expect(signOut(page)).toBeFocused();
    await expect(row(page, 'Locker')).toContainText('4 documents');
    await page.keyboard.press('Enter');
    await asked(page).getByRole('button', { name: 'Sign out and remove' }).click();
    await expect(session(page)).toContainText('Nobody is signed in');
    await expect(session(page).locator(':focus')).toHaveCount(1);
    await expect(row(page, 'Locker')).toContainText('No documents');
    await expect(locker.getByText(EMPTY)).toBeVisible();
    expect(await everythingKept(page)).not.toContain('papaya');
  });

  test('says so if it fails, and deletes nothing; does not ask if only samples are deleted', async ({
    page,
  }) => {
    await openSignedIn(page);
    await goToDevice(page);
    await page.evaluate(() => {
      const { clear } = IDBObjectStore.prototype;
      const repaired = () => Object.assign(IDBObjectStore.prototype, { clear });
      addEventListener('repair', repaired);
      IDBObjectStore.prototype.clear = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await signOut(page).click();
    await expect(page.getByRole('alert')).toHaveText(/^You are still signed in/);
    await expect(session(page)).toContainText('Signed in as Sample Visitor');
    await expect(row(page, 'Locker')).toContainText('3 documents');
    await page.evaluate(() => dispatchEvent(new Event('repair')));
    await signOut(page).click();
    await expect(session(page)).toContainText('Nobody is signed in');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('asks before deleting a locked locker of unknown contents; a panel leads to the lock', {
    tag: '@night',
  }, async ({ page }) => {
    const lock = region(page, 'Lock');
    await openSignedIn(page);
    await goToDevice(page);
    await expect(lock).toContainText(
      'Off: anyone who can unlock this device can open your documents.',
    );
    await page.getByRole('link', { name: 'Set a lock for the locker' }).click();
    await expect(page.getByRole('heading', { name: 'Lock with a passphrase' })).toBeFocused();
    await setLock(page);
    await goToDevice(page);
    await expect(lock).toContainText('On, and open in this tab.');
    await page.getByRole('link', { name: 'Change the lock of the locker' }).click();
    await expect(page.getByRole('heading', { name: 'The lock is on' })).toBeFocused();
    await lockPanel(page, 'The lock is on').getByRole('button', { name: 'Lock now' }).click();
    await expect(passphrase(page)).toBeVisible();
    await open(page, '/device');
    await expect(lock).toContainText('On: only the passphrase opens your documents.');
    await page.getByRole('link', { name: 'Unlock the locker' }).click();
    await expect(passphrase(page)).toBeVisible();

    await goToDevice(page);
    await expect(session(page)).toContainText('Locked, so we cannot show who is signed in');
    await signOut(page).click();
    await expect(asked(page)).toContainText(
      'The locker is locked, so we cannot say what is in it.',
    );
    await asked(page).getByRole('button', { name: 'Sign out and remove' }).click();
    await expect(session(page)).toContainText('Nobody is signed in');
    await expect(lock).toContainText('Off:');
  });
});

test('no word is broken at 390 px with text of twice the size, in either language', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page);
  for (const path of ['/device', '/hi/device']) {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.locator('.device-rows li').nth(2)).toContainText(/Sample Visitor|सैंपल व्यक्ति/);
    await expectFits(page, 390);
    await expectWholeWords(page, 390);
  }
});

test('deleting everything empties all tabs, and nothing comes back', async ({
  page,
  context,
  site,
}) => {
  await leaveAll(page, site);
  const locker = await context.newPage();
  await open(locker, '/digilocker');
  await expect.poll(() => titles(locker)).toContain('papaya');
  const contact = await context.newPage();
  await open(contact, '/contact');
  await expect(contact.getByText('The guava waits')).toBeVisible();
  await open(page, '/device');
  await page.evaluate(() => localStorage.setItem('kolam-theme', 'dark'));
  expect(await everythingKept(page)).toMatch(/papaya.*mango|mango.*papaya/);

  await eraseButton(page).click();
  await expect(dialog(page)).toContainText(
    'This deletes 4 documents, 1 waiting message and the session of the investor demo from this device',
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await everythingKept(page)).toContain('guava');
  await eraseButton(page).click();
  await dialog(page).getByRole('button', { name: 'Delete everything' }).click();

  await expect(page.getByText('Everything was deleted')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Everything was deleted');
  await expect(row(page, 'Outbox')).toContainText('Nothing waits');
  await expect(row(page, 'Locker')).toContainText('No documents');
  await expect(locker.getByText(EMPTY)).toBeVisible();
  await expect(contact.getByText('The guava waits')).toHaveCount(0);
  await expect(contact.getByRole('alert')).toHaveCount(0);
  for (const tab of [locker, contact, page]) {
    await tab.reload();
    await taken(tab);
  }
  await expect(row(page, 'Investor demo')).toContainText('Nobody is signed in');
  await expect(page.getByText('Everything was deleted')).toHaveCount(0);
  expect(await everythingKept(page)).not.toMatch(/papaya|guava|mango|dark/);
  await expect(locker.getByText(EMPTY)).toBeVisible();
  await expect(contact.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(contact.getByRole('alert')).toHaveCount(0);
  expect(site.mails).toEqual([]);
});

test('deletes everything at once despite a tab that keeps its databases open, and says what is pending', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'monthly papaya')]);
  const busy = await context.newPage();
  await busy.goto('/robots.txt');
  const left = () =>
    busy.evaluate(async () => {
      const tab = window as unknown as { held?: Promise<IDBDatabase> };
      tab.held ??= new Promise((resolve) => {
        const request = indexedDB.open('kolam-locker');
        request.onsuccess = () => resolve(request.result);
      });
      const stores = (await tab.held).transaction(['documents', 'files']);
      const counted = ['documents', 'files'].map(
        (name) =>
          new Promise<number>((resolve) => {
            const request = stores.objectStore(name).count();
            request.onsuccess = () => resolve(request.result);
          }),
      );
      return Promise.all(counted);
    });
  expect(await left()).toEqual([4, 1]);
  await open(page, '/device');
  await eraseButton(page).click();
  await dialog(page).getByRole('button', { name: 'Delete everything' }).click();
  await expect(
    page.getByText(
      'Everything was deleted, but another tab of this site is still busy. Close that tab:',
    ),
  ).toBeVisible();
  expect(await left()).toEqual([0, 0]);
  await busy.close();
  await open(page, '/device');
  await expect(row(page, 'Locker')).toContainText('No documents');
});

test('does not say deleted when the browser refuses to delete', async ({ page }) => {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'monthly papaya')]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'This device' }).click();
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = IDBFactory.prototype.deleteDatabase = () => {
      throw new DOMException('', 'UnknownError');
    };
  });
  await eraseButton(page).click();
  await dialog(page).getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Some data could not be deleted:')).toBeVisible();
  await expect(page.getByText('Everything was deleted')).toHaveCount(0);
  await open(page, '/device');
  await expect(row(page, 'Locker')).toContainText('4 documents');
});

test('a text that the disk refused survives a reload, but not deleting everything', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  const message = page.getByRole('textbox', { name: 'Message' });
  await open(page, '/contact');
  await message.fill('The guava waits');
  await page.reload();
  await expect(message).toHaveValue('The guava waits');
  await page.getByRole('contentinfo').getByRole('link', { name: 'This device' }).click();
  await eraseButton(page).click();
  await dialog(page).getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything was deleted')).toBeVisible();
  await page.goto('/contact');
  await taken(page);
  await expect(message).toHaveValue('');
});

test('says why a file cannot be imported, and keeps a file for a locked locker until it is unlocked', async ({
  page,
}) => {
  const zip = (files: Zippable): Upload => ({ ...ZIP, buffer: Buffer.from(zipSync(files)) });
  const backup = (v: number) => {
    const list = { format: 'kolam-locker-backup', v, documents: [] };
    return zip({ 'kolam-locker.json': strToU8(JSON.stringify(list)) });
  };
  await open(page, '/device');
  for (const [file, says] of [
    [zip({ 'drafts.json': strToU8('[]') }), 'and no documents: the locker was locked'],
    [zip({ 'a.txt': strToU8('a') }), 'it is not a locker backup'],
    [backup(99), 'by a newer version'],
  ] as const) {
    await bringBack(page, file);
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByText(EMPTY)).toBeVisible();
    await goToDevice(page);
  }
  await openSignedIn(page);
  await setLock(page);
  await open(page, '/device');
  await expect(region(page, 'Lock')).toContainText('On:');
  const release = await holdLocker(page);
  await bringBack(page, backup(1));
  await page.waitForLoadState('networkidle');
  await release();
  await expect(page.getByText('Unlock it to see what is in the file you chose')).toBeVisible();
  await passphrase(page).fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('0 documents, 0 bytes')).toBeVisible();
});

test('works by keyboard alone: tabs, switches, the dialog and back', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/device');
  const tabs = page.getByRole('tablist', { name: 'Put it on the home screen' });
  await tabs.getByRole('tab', { name: 'Computer' }).focus();
  await expect(tabs.getByRole('tab').first()).toHaveText('Computer');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Android' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Android' })).toContainText(
    'Choose “Add to home screen”, then “Install”.',
  );
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'iPhone, iPad' })).toContainText(
    'Choose “Add to Home Screen”, then “Add”.',
  );
  const calm = page.getByRole('switch', { name: 'Calm mode' });
  await calm.focus();
  await page.keyboard.press('Space');
  await expect(calm).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(calm).not.toBeChecked();
  await expect(row(page, 'Outbox')).toContainText('Nothing waits');
  await eraseButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(eraseButton(page)).toBeFocused();
});

test('the key / opens the search until it is turned off, in every tab; Ctrl-K does still', {
  tag: '@night',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/services');
  await open(page, '/device');
  const slash = page.getByRole('switch', { name: 'Single keys: / ? j k' });
  await expect(slash).toBeChecked();
  await slash.click();
  await expect(slash).not.toBeChecked();
  await other.keyboard.press('/');
  await other.keyboard.press('Control+k');
  await expect(other.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await other.keyboard.press('Escape');
  await page.reload();
  await expect(slash).not.toBeChecked();
  await slash.click();
  await expect(slash).toBeChecked();
  // Each tab has its own process, and Chromium takes its time to tell one what another has stored.
  await expect
    .poll(() => other.evaluate((key) => localStorage.getItem(key), LOCAL.slash))
    .toBeNull();
  await other.bringToFront();
  await other.keyboard.press('/');
  await expect(other.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('says that the app is installed, in its own window and in the tab that installed it', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/services');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.getByRole('region', { name: 'Installed' }).getByRole('button', { name: 'OK' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'This device' }).click();
  await expect(region(page, 'Kolam is installed')).toContainText('It opens from its own icon');
  await expect(page.getByRole('tablist')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('tablist', { name: 'Put it on the home screen' })).toBeVisible();
  // No browser lets a test have a window of an installed app.
  await page.addInitScript(() => {
    const ask = matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'));
  });
  await page.reload();
  await expect(region(page, 'Kolam is installed')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

installed(
  'with the worker: opens, counts, checks and erases without a network, and the pages stay',
  async ({ page, context, site }) => {
    // Else the network goes while the rest is on its way, and files of it are missing.
    await refuseRest(context);
    await openSignedIn(page);
    await workerInControl(page);
    await goToDevice(page);
    // What follows where there is a newer one: tests/deep/device-update.spec.ts.
    await page.getByRole('button', { name: 'Check for updates' }).click();
    await expect(page.getByText('This is the newest version.')).toBeVisible();
    await goOffline(context);
    await site.stop();
    await open(page, '/device');
    const all = new RegExp(`\\d+ of ${routes.length} pages are on this device\\. Every tool`);
    await expect(page.getByText(all)).toBeVisible();
    await expect(row(page, 'Locker')).toContainText('3 documents');
    await page.getByRole('button', { name: 'Check this installation' }).click();
    await expect(
      page.getByText(/^All \d+ files, [\d.]+ MB, are as we published them\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Check for updates' }).click();
    await expect(page.getByText('Could not check: there is no network')).toBeVisible();
    await eraseButton(page).click();
    await dialog(page).getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('Everything was deleted')).toBeVisible();
    await expect(page.getByText(all)).toBeVisible();
    await expect(row(page, 'Locker')).toContainText('No documents');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says what it needs, shows no dead button, and still explains the home screen', async ({
    page,
  }) => {
    await page.goto('/device');
    await expectSaid(page, 'this page cannot count, export or delete what is kept here');
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'iPhone, iPad' })).toBeVisible();
    await expect(main.getByText('Press Share, the square with an arrow.')).toBeVisible();
    for (const counting of await main.getByText('Counting').all())
      await expect(counting).toBeHidden();
    await expectFits(page, 320);
  });
});
