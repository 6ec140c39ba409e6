import type { Page } from 'playwright/test';
import { chooseFiles } from '../e2e/support/choose-files.ts';
import { open } from '../e2e/support/open.ts';
import { expect, goOffline, goOnline, test } from '../e2e/support/test.ts';
import { Keyboard } from './keyboard-walk.ts';
import { LANGUAGES, offerToInstall, recordPrint } from './twelve-tasks.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

/** Presses that a task may take at most, as somebody who knows the keyboard and not the site takes it. */
const MOST = 45;

for (const [language, words] of Object.entries(LANGUAGES)) {
  const { prefix, find } = words;

  test.describe(`by keyboard alone, in ${language}`, () => {
    let keys: Keyboard;

    test.beforeEach(({ page }) => {
      keys = new Keyboard(page);
    });

    test.afterEach(() => expect(keys.presses).toBeLessThanOrEqual(MOST));

    const begin = (page: Page) => open(page, `${prefix}/`);

    test('1 finds what UPI costs', async ({ page }) => {
      await begin(page);
      await keys.find(find.fee, /\/rates/);
      await keys.expectSeen();
    });

    test('2 checks an IFSC', async ({ page }) => {
      await begin(page);
      await keys.find(find.ifsc, /\/apis\/bankFeatures/);
      await keys.to(box(page, 'IFSC'));
      await keys.type('SBIN0000000');
      await keys.press('Enter');
      await expect(page.getByRole('status').getByText(words.bank)).toBeVisible();
      await keys.expectSeen();
    });

    test('3 makes a UPI poster and prints it', async ({ page }) => {
      await page.addInitScript(recordPrint);
      await begin(page);
      await keys.find(find.poster, /\/UpiSolution/);
      await keys.to(box(page, 'UPI ID'));
      await keys.type('sample.shop1@example');
      await keys.to(box(page, words.payee));
      await keys.type('Asha');
      await keys.press('Enter');
      await expect(button(page, words.print)).toBeVisible();
      await keys.expectSeen();
      await keys.to(button(page, words.print));
      await keys.press('Enter');
      await expect(page.locator('[data-printed]')).toHaveCount(1);
    });

    test('4 writes a message without a network', async ({ page, context }) => {
      await open(page, `${prefix}/contact`);
      await keys.to(box(page, words.fullName));
      await keys.type('Asha Verma');
      await keys.to(box(page, words.email));
      await keys.type('asha@example.com');
      await keys.to(box(page, words.message));
      await keys.type('Please call me.');
      await page.waitForLoadState('networkidle');
      await goOffline(context);
      await keys.to(button(page, words.send));
      await keys.press('Enter');
      await expect(page.getByRole('heading', { name: words.queued })).toBeFocused();
      await keys.expectSeen();
      await goOnline(context);
    });

    test('5 and 6 keeps a document, opens it again, and locks the locker', async ({ page }) => {
      await begin(page);
      await keys.find(find.locker, /\/digilocker/);
      await keys.to(button(page, words.upload));
      await expect(button(page, words.upload)).not.toHaveAttribute('aria-disabled', 'true');
      const lease = { name: 'Lease.txt', mimeType: 'text/plain', buffer: Buffer.from('a lease') };
      await chooseFiles(page, lease, () => keys.press('Enter'));
      const row = page.getByRole('listitem').filter({ hasText: 'Lease' });
      await expect(row).toBeVisible();
      await keys.expectSeen();
      await keys.to(row.getByRole('button', { name: words.view }));
      await keys.press('Enter');
      const opened = page.getByRole('region', { name: 'Lease', exact: true });
      await expect(opened).toContainText('a lease');
      await keys.expectSeen();
      await page.reload();
      await expect(row).toBeVisible();

      const lock = new Keyboard(page);
      await lock.to(button(page, words.setPassphrase));
      await lock.press('Enter');
      await lock.to(page.getByLabel(words.newPassphrase, { exact: true }));
      await lock.type('seven painted kolams');
      await lock.to(page.getByLabel(words.again, { exact: true }));
      await lock.type('seven painted kolams');
      await lock.press('Enter');
      await expect(button(page, words.lockNow)).toBeVisible();
      await lock.expectSeen();
      await lock.to(button(page, words.lockNow));
      await lock.press('Enter');
      const field = page.getByLabel(words.passphrase, { exact: true });
      await expect(field).toBeVisible();
      await lock.to(field);
      await lock.type('seven painted kolams');
      await lock.press('Enter');
      await expect(row).toBeVisible();
      await lock.expectSeen();
      expect(lock.presses).toBeLessThanOrEqual(MOST);
    });

    test('7 changes the language in the middle of a form', async ({ page }) => {
      await open(page, `${prefix}/contact`);
      await keys.to(box(page, words.fullName));
      await keys.type('Asha Verma');
      await keys.to(page.getByRole('banner').getByRole('link', { name: words.other }), 'Shift+Tab');
      await keys.press('Enter');
      await expect(box(page, words.otherName)).toHaveValue('Asha Verma');
    });

    test('8 finds how to install', async ({ page }) => {
      await begin(page);
      // The browser has offered nothing yet, so the search leads to the way by hand.
      await keys.act(find.install, words.installs);
      await expect(page).toHaveURL(/\/device#device-home$/);
      await expect.poll(() => page.evaluate(offerToInstall)).toBe(true);
      await keys.to(page.getByRole('main').getByRole('button', { name: words.installs }).first());
      await keys.press('Enter');
      await expect(page.locator('[data-asked]')).toHaveCount(1);
    });

    test('8 installs by the search where the browser offers it', async ({ page }) => {
      await begin(page);
      await expect.poll(() => page.evaluate(offerToInstall)).toBe(true);
      await keys.act(find.install, words.installs);
      await expect(page.locator('[data-asked]')).toHaveCount(1);
    });

    test('9 sees what is kept here', async ({ page }) => {
      await begin(page);
      await keys.find(find.device, /\/device/);
      await expect(page.getByRole('heading', { name: words.kept, exact: true })).toBeVisible();
      await keys.expectSeen();
    });

    test('10 runs a call of the API', async ({ page }) => {
      await begin(page);
      await keys.find(find.run, /\/apis\/Payout$/);
      await keys.to(button(page, words.openRun).first());
      await keys.press('Enter');
      const run = page.getByRole('button', { name: words.run, exact: true });
      await expect(run).toBeFocused();
      await keys.expectSeen();
      await keys.press('Enter');
      await expect(page.getByText(/^20[01]\b/).first()).toBeVisible();
      await keys.expectSeen();
    });

    test('11 asks to be called, from the page of a service, without an e-mail address', async ({
      page,
    }) => {
      await open(page, `${prefix}/retailers/MoneyTransfer`);
      await keys.to(page.getByRole('main').locator('a[href*="/contact"]').first());
      await keys.press('Enter');
      await expect(page).toHaveURL(/\/contact/);
      await expect(box(page, words.message)).not.toHaveValue('');
      await keys.to(box(page, words.fullName));
      await keys.type('Asha Verma');
      await keys.to(box(page, words.email));
      await keys.type('98765 43210');
      await keys.press('Enter');
      await keys.to(button(page, words.putNumber));
      await keys.press('Enter');
      await expect(box(page, words.message)).toHaveValue(/98765 43210/);
      await keys.expectSeen();
    });

    test('12 recovers from a wrong number', async ({ page }) => {
      await open(page, `${prefix}/apis/GSTVerificationPage`);
      await keys.to(box(page, 'GSTIN'));
      await keys.type('09AAACS0000A');
      await keys.press('Enter');
      const field = box(page, 'GSTIN');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(words.gstWrong));
      await keys.type('1ZE');
      await keys.press('Enter');
      await expect(page.getByRole('region', { name: words.gstRecord })).toBeInViewport();
    });
  });
}
