import type { Locator, Page } from 'playwright/test';
import { arrival, open } from '../e2e/support/open.ts';
import { expect, test } from '../e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const LANGUAGES = {
  English: {
    prefix: '',
    openMenu: 'Open menu',
    menu: 'Menu',
    install: 'Install',
    poster: 'QR poster',
    payee: 'Name',
    make: 'Make QR code',
    print: 'Print poster',
    search: 'Search',
    payout: 'payout api',
    openRun: 'Run in the sandbox',
    run: 'Run',
  },
  Hindi: {
    prefix: '/hi',
    openMenu: 'मेनू खोलें',
    menu: 'मेनू',
    install: 'इंस्टॉल करें',
    poster: 'QR पोस्टर',
    payee: 'नाम',
    make: 'QR कोड बनाएँ',
    print: 'पोस्टर प्रिंट करें',
    search: 'खोज',
    payout: 'पेआउट एपीआई',
    openRun: 'sandbox में चलाएँ',
    run: 'चलाएँ',
  },
} as const;

/** As Chromium does for a page that can be installed. Runs in the page. */
function offerToInstall(): boolean {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = async () => document.documentElement.setAttribute('data-asked', '');
  dispatchEvent(Object.assign(event, { prompt }));
  return event.defaultPrevented;
}

/** A tap on what a finger can hit (WCAG 2.2, 2.5.8: 24 px). */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(24);
  await target.tap();
}

for (const [language, words] of Object.entries(LANGUAGES))
  test.describe(`by thumb alone, in ${language}`, () => {
    const begin = (page: Page) => open(page, `${words.prefix}/`);
    const menu = (page: Page) => page.getByRole('dialog', { name: words.menu, exact: true });
    const openMenu = (page: Page) => tap(page.getByRole('button', { name: words.openMenu }));

    test('installs with two taps', async ({ page }) => {
      await begin(page);
      await expect.poll(() => page.evaluate(offerToInstall)).toBe(true);
      await openMenu(page);
      await tap(menu(page).getByRole('button', { name: words.install }));
      await expect(page.locator('[data-asked]')).toHaveCount(1);
    });

    test('is shown the steps where the browser offers nothing', async ({ page }) => {
      await begin(page);
      await openMenu(page);
      await tap(menu(page).getByRole('link', { name: words.install }));
      await expect(page).toHaveURL(/\/device#device-home$/);
      await expect(page.locator('#device-home')).toBeInViewport();
    });

    test('makes a poster and prints it with six taps', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await begin(page);
      await openMenu(page);
      await tap(menu(page).getByRole('link', { name: words.poster, exact: true }));
      await expect(page).toHaveURL(/\/UpiSolution/);
      await arrival(page);
      const main = page.getByRole('main');
      for (const [name, text] of [
        ['UPI ID', 'sample.shop1@example'],
        [words.payee, 'Asha'],
      ] as const) {
        await tap(main.getByRole('textbox', { name, exact: true }));
        await page.keyboard.type(text);
      }
      await tap(main.getByRole('button', { name: words.make, exact: true }));
      await tap(main.getByRole('button', { name: words.print, exact: true }));
      await expect(page.locator('[data-printed]')).toHaveCount(1);
    });

    test('runs a call of the API with four taps', async ({ page }) => {
      await begin(page);
      await tap(page.getByRole('banner').getByRole('link', { name: words.search }));
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(words.payout);
      // Results come in parts: answers and acts are read later.
      const first = page.getByRole('option').first();
      await expect(first).toHaveAttribute('href', /\/apis\/Payout$/);
      await tap(first);
      await expect(page).toHaveURL(/\/apis\/Payout$/);
      await arrival(page);
      await tap(page.getByRole('button', { name: words.openRun }).first());
      await tap(page.getByRole('button', { name: words.run, exact: true }));
      await expect(page.getByText(/^20[01]\b/).first()).toBeVisible();
    });
  });
