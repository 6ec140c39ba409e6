import type { Page } from 'playwright/test';
import { chooseFiles } from '../e2e/support/choose-files.ts';
import { arrival, open } from '../e2e/support/open.ts';
import { expectNothingSideways } from '../e2e/support/sideways.ts';
import { expect, goOffline, goOnline, test } from '../e2e/support/test.ts';
import { Thumb } from './thumb.ts';
import { LANGUAGES, offerToInstall, recordPrint } from './twelve-tasks.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const MOST = { taps: 8, swipes: 5 };

const PASSPHRASE = 'seven painted kolams';

for (const [language, words] of Object.entries(LANGUAGES))
  test.describe(`by thumb alone, in ${language}`, () => {
    const { prefix, find } = words;
    let thumb: Thumb;

    test.beforeEach(({ page }) => {
      thumb = new Thumb(page);
    });

    test.afterEach(async ({ page }) => {
      await expectNothingSideways(page);
      expect(thumb.taps).toBeLessThanOrEqual(MOST.taps);
      expect(thumb.swipes).toBeLessThanOrEqual(MOST.swipes);
    });

    const begin = (page: Page) => open(page, `${prefix}/`);
    const main = (page: Page) => page.getByRole('main');
    const box = (page: Page, name: string) =>
      main(page).getByRole('textbox', { name, exact: true });
    const button = (page: Page, name: string) =>
      main(page).getByRole('button', { name, exact: true });
    const menu = (page: Page) => page.getByRole('dialog', { name: words.menu, exact: true });
    const openMenu = (page: Page) => thumb.tap(page.getByRole('button', { name: words.openMenu }));

    test('1 finds what UPI costs', async ({ page }) => {
      await begin(page);
      await thumb.find(words.search, find.fee, /\/rates/);
    });

    test('2 checks an IFSC', async ({ page }) => {
      await begin(page);
      await thumb.find(words.search, find.ifsc, /\/apis\/bankFeatures/);
      await arrival(page);
      await thumb.fill(box(page, 'IFSC'), 'SBIN0000000');
      await thumb.go();
      await expect(page.getByRole('status').getByText(words.bank)).toBeInViewport();
    });

    test('3 makes a poster from the menu and prints it', async ({ page }) => {
      await page.addInitScript(recordPrint);
      await begin(page);
      await openMenu(page);
      await thumb.tap(menu(page).getByRole('link', { name: words.poster, exact: true }));
      await expect(page).toHaveURL(/\/UpiSolution/);
      await arrival(page);
      await thumb.fill(box(page, 'UPI ID'), 'sample.shop1@example');
      await thumb.fill(box(page, words.payee), 'Asha');
      await thumb.tap(button(page, words.make));
      await thumb.tap(button(page, words.print));
      await expect(page.locator('[data-printed]')).toHaveCount(1);
    });

    test('4 writes a message without a network', async ({ page, context }) => {
      await open(page, `${prefix}/contact`);
      await thumb.fill(box(page, words.fullName), 'Asha Verma');
      await thumb.fill(box(page, words.email), 'asha@example.com');
      await thumb.fill(box(page, words.message), 'Please call me.');
      await page.waitForLoadState('networkidle');
      await goOffline(context);
      await thumb.tap(button(page, words.send));
      await expect(page.getByRole('heading', { name: words.queued })).toBeInViewport();
      await goOnline(context);
    });

    test('5 keeps a document and opens it again', async ({ page }) => {
      await begin(page);
      await thumb.find(words.search, find.locker, /\/digilocker/);
      await arrival(page);
      await expect(button(page, words.upload)).not.toHaveAttribute('aria-disabled', 'true');
      const lease = { name: 'Lease.txt', mimeType: 'text/plain', buffer: Buffer.from('a lease') };
      await chooseFiles(page, lease, () => thumb.tap(button(page, words.upload)));
      const row = page.getByRole('listitem').filter({ hasText: 'Lease' });
      await expect(row).toBeInViewport();
      await page.reload();
      await thumb.tap(row.getByRole('button', { name: words.view }));
      await expect(page.getByRole('region', { name: 'Lease', exact: true })).toBeInViewport();
    });

    test('6 locks the locker', async ({ page }) => {
      const passphrase = (name: string) => page.getByLabel(name, { exact: true });
      await open(page, `${prefix}/digilocker`);
      await thumb.tap(button(page, words.setPassphrase));
      await thumb.fill(passphrase(words.newPassphrase), PASSPHRASE);
      await thumb.fill(passphrase(words.again), PASSPHRASE);
      await thumb.go();
      await thumb.tap(button(page, words.lockNow));
      await thumb.fill(passphrase(words.passphrase), PASSPHRASE);
      await thumb.go();
      await expect(button(page, words.lockNow)).toBeVisible();
    });

    test('7 changes the language in the middle of a form', async ({ page }) => {
      await open(page, `${prefix}/contact`);
      await thumb.fill(box(page, words.fullName), 'Asha Verma');
      await openMenu(page);
      await thumb.tap(menu(page).getByRole('link', { name: words.other, exact: true }));
      await expect(box(page, words.otherName)).toHaveValue('Asha Verma');
    });

    test('8 installs with two taps', async ({ page }) => {
      await begin(page);
      await expect.poll(() => page.evaluate(offerToInstall)).toBe(true);
      await openMenu(page);
      await thumb.tap(menu(page).getByRole('button', { name: words.install }));
      await expect(page.locator('[data-asked]')).toHaveCount(1);
    });

    test('8 is shown the steps where the browser offers nothing', async ({ page }) => {
      await begin(page);
      await openMenu(page);
      await thumb.tap(menu(page).getByRole('link', { name: words.install }));
      await expect(page).toHaveURL(/\/device#device-home$/);
      await expect(page.locator('#device-home')).toBeInViewport();
    });

    test('9 sees what is kept here', async ({ page }) => {
      await begin(page);
      await thumb.find(words.search, find.device, /\/device/);
      await expect(page.getByRole('heading', { name: words.kept, exact: true })).toBeInViewport();
    });

    test('10 runs a call of the API', async ({ page }) => {
      await begin(page);
      await thumb.find(words.search, find.run, /\/apis\/Payout$/);
      await arrival(page);
      await thumb.tap(page.getByRole('button', { name: words.openRun }).first());
      await thumb.tap(page.getByRole('button', { name: words.run, exact: true }));
      await expect(page.getByText(/^20[01]\b/).first()).toBeVisible();
    });

    test('11 asks to be called, from the page of a service, without an e-mail address', async ({
      page,
    }) => {
      await open(page, `${prefix}/retailers/MoneyTransfer`);
      await thumb.tap(main(page).locator('a[href*="/contact"]').first());
      await expect(page).toHaveURL(/\/contact/);
      await arrival(page);
      await expect(box(page, words.message)).not.toHaveValue('');
      await thumb.fill(box(page, words.fullName), 'Asha Verma');
      await thumb.fill(box(page, words.email), '98765 43210');
      await thumb.tap(button(page, words.send));
      await thumb.tap(button(page, words.putNumber));
      await expect(box(page, words.message)).toHaveValue(/98765 43210/);
    });

    test('12 recovers from a wrong number', async ({ page }) => {
      await open(page, `${prefix}/apis/GSTVerificationPage`);
      const field = box(page, 'GSTIN');
      await thumb.fill(field, '09AAACS0000A');
      await thumb.go();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
      await expect(field).toHaveAccessibleDescription(new RegExp(words.gstWrong));
      await page.keyboard.type('1ZE');
      await thumb.go();
      await expect(page.getByRole('region', { name: words.gstRecord })).toBeInViewport();
    });
  });
