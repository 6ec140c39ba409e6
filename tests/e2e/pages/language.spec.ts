import type { Locator, Page } from 'playwright/test';
import { inEnglish } from '../../../languages/hi/words/components.ts';
import * as hindi from '../../../languages/hi/words/language.ts';
import { LOCAL } from '../../../src/store/keys.ts';
import * as english from '../../../src/words/language.ts';
import { expectNoViolations } from '../support/axe.ts';
import { open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Where the links to another language are on a wide screen. */
const places = (page: Page) => [page.getByRole('banner'), page.getByRole('contentinfo')];
const toHindi = (within: Page | Locator) =>
  within.getByRole('link', { name: hindi.name, exact: true });
const toEnglish = (within: Page | Locator) =>
  within.getByRole('link', { name: english.name, exact: true });
const inHeader = (page: Page) => toHindi(page.getByRole('banner'));

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LOCAL.language);
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('header and footer lead to the same page in the other language, and back; erasing the device forgets it', async ({
  page,
}) => {
  await open(page, '/company/About');
  for (const place of places(page)) {
    await expect(toHindi(place)).toHaveAttribute('href', '/hi/company/About');
    await expect(toHindi(place)).toHaveAttribute('lang', 'hi');
    await expect(toHindi(place)).toHaveAttribute('hreflang', 'hi');
  }
  await inHeader(page).click();
  await expect(page).toHaveURL('/hi/company/About');
  expect(await languageOf(page)).toBe(hindi.tag);
  expect(await kept(page)).toBe('hi');
  for (const place of places(page)) {
    await expect(toEnglish(place)).toHaveAttribute('href', '/company/About');
    await expect(toEnglish(place)).toHaveAttribute('lang', 'en');
    await expect(toEnglish(place)).toHaveAttribute('hreflang', 'en');
    await expect(toHindi(place)).toHaveCount(0);
  }
  await toEnglish(page.getByRole('contentinfo')).click();
  await expect(page).toHaveURL('/company/About');
  expect(await languageOf(page)).toBe(english.tag);
  expect(await kept(page)).toBe('en');
  await taken(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'This device' }).click();
  await expect(page).toHaveURL('/device');
  await page.getByRole('button', { name: 'Delete all', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything was deleted')).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('home leads to home, with a key too, and a page without a translation to its own path', async ({
  page,
}) => {
  await open(page, '/');
  await inHeader(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hi');
  await toEnglish(page.getByRole('banner')).click();
  await expect(page).toHaveURL('/');
  await open(page, '/apis/apiRefrence');
  await expect(inHeader(page)).toHaveAttribute('href', '/hi/apis/apiRefrence');
});

test('query and fragment go along, and within the app the link follows the page', async ({
  page,
}) => {
  await open(page, '/search?q=loan#main');
  await expect(inHeader(page)).toHaveAttribute('href', '/hi/search?q=loan#main');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(inHeader(page)).toHaveAttribute('href', '/hi/login');
  await page.goBack();
  await expect(inHeader(page)).toHaveAttribute('href', '/hi/search?q=loan#main');
  await inHeader(page).click();
  await expect(page).toHaveURL('/hi/search?q=loan#main');
});

const question = (page: Page) => page.getByRole('dialog', { name: english.leaveTyped });

test('asks before typed text is left', async ({ page }) => {
  await open(page, '/apis/GSTVerificationPage');
  const field = page.getByRole('textbox', { name: 'GSTIN' });
  await field.fill('27AAP');
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    Cancel: () => question(page).getByRole('button', { name: 'Cancel' }).click(),
    Enter: () => page.keyboard.press('Enter'),
    Escape: () => page.keyboard.press('Escape'),
    Back: () => page.evaluate(() => history.back()),
  };
  for (const [way, answer] of Object.entries(ways))
    await test.step(`no, by ${way}`, async () => {
      await inHeader(page).press('Enter');
      // The answer that loses nothing has the focus.
      await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
      await answer();
      await expect(question(page)).toHaveCount(0);
      await expect(inHeader(page)).toBeFocused();
      await expect(page).toHaveURL('/apis/GSTVerificationPage');
      await expect(field).toHaveValue('27AAP');
      expect(await kept(page)).toBeNull();
    });

  await inHeader(page).press('Enter');
  for (const [key, name] of [
    ['Tab', english.leave],
    ['Tab', 'Cancel'],
    ['Shift+Tab', english.leave],
  ] as const) {
    await page.keyboard.press(key);
    const button = question(page).getByRole('button', { name });
    // Between the last and the first a browser may offer itself.
    if (!(await button.evaluate((it) => it === document.activeElement)))
      await page.keyboard.press(key);
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hi/apis/GSTVerificationPage');
});

test('asks also while the page is still loading, as for long on a slow network', async ({
  page,
}) => {
  // What the page waits for before it counts as loaded.
  await page.route(/\.woff2$/, () => {});
  await page.goto('/apis/GSTVerificationPage', { waitUntil: 'commit' });
  await taken(page);
  const field = page.getByRole('textbox', { name: 'GSTIN' });
  const asks = page.waitForResponse(/follow-page/);
  await field.fill('27AAP');
  await (await asks).finished();
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  await inHeader(page).press('Enter');
  await expect(question(page)).toBeVisible();
  await expect(field).toHaveValue('27AAP');
});

test('asks nothing where what was typed is a draft, or is in the address', async ({ page }) => {
  for (const path of ['/contact', '/signup']) {
    await open(page, path);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('Asha Verma');
    await inHeader(page).click();
    await expect(page).toHaveURL(`/hi${path}`);
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Asha Verma');
  }
  await open(page, '/products/LoanPortal');
  const amount = page.getByRole('textbox', { name: 'Loan amount' });
  await amount.fill('7,50,000');
  await expect(page).toHaveURL(/amount=750000/);
  await inHeader(page).click();
  await expect(page).toHaveURL(/\/hi\/products\/LoanPortal\?.*amount=750000/);
  await expect(page.getByRole('main').locator('[name=amount]')).toHaveValue('7,50,000');
});

test('asks where a browser keeps no draft', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  });
  await open(page, '/contact');
  await page.getByRole('main').getByRole('textbox').first().fill('Asha Verma');
  await inHeader(page).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/contact');
});

test('marks links to untranslated pages in the menu, the text and the footer', async ({ page }) => {
  await open(page, '/hi/apis');
  const main = page.getByRole('main');
  for (const link of [
    main.getByRole('link', { name: `API रेफ़रेंस ${inEnglish}` }).first(),
    page.getByRole('contentinfo').getByRole('link', { name: `प्राइवेसी पॉलिसी ${inEnglish}` }),
  ]) {
    await expect(link).toHaveAttribute('hreflang', 'en');
    await expect(link.getByText('EN', { exact: true })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: inEnglish })).toHaveCount(
    await main.locator('[hreflang=en]').count(),
  );
  await expectNoViolations(page, [1366]);
  await page.getByRole('banner').getByRole('button', { name: 'API' }).click();
  const inMenu = page
    .getByRole('banner')
    .getByRole('link', { name: `API रेफ़रेंस ${inEnglish}`, exact: true });
  await expect(inMenu).toHaveAttribute('hreflang', 'en');
  await inMenu.click();
  await expect(page).toHaveURL('/hi/apis/apiRefrence');
  await expect(page.getByText(hindi.pageInEnglish)).toBeVisible();
  // In English there is nothing to say.
  await open(page, '/apis');
  await expect(page.locator('a[hreflang=en]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('the offer is at the top of the menu, which stays open after declining', async ({
    page,
  }) => {
    await open(page, '/apis/GSTVerificationPage');
    await page.getByRole('textbox', { name: 'GSTIN' }).fill('27AAP');
    await expect(inHeader(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const box = await toHindi(menu(page)).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    await toHindi(menu(page)).tap();
    await question(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/apis/GSTVerificationPage');
    await expect(menu(page)).toBeVisible();
    await toHindi(menu(page)).tap();
    await question(page).getByRole('button', { name: english.leave }).tap();
    await expect(page).toHaveURL('/hi/apis/GSTVerificationPage');
    await page.goBack();
    await expect(page).toHaveURL('/apis/GSTVerificationPage');
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to the same page, on a phone too', async ({ page }) => {
    await page.goto('/company/faqs');
    await inHeader(page).click();
    await expect(page).toHaveURL('/hi/company/faqs');
    await toEnglish(page.getByRole('contentinfo')).click();
    await expect(page).toHaveURL('/company/faqs');
    await page.setViewportSize({ width: 360, height: 740 });
    await inHeader(page).click();
    await expect(page).toHaveURL('/hi/company/faqs');
    await page.goto('/');
    await expect(inHeader(page)).toHaveAttribute('href', '/hi');
  });
});
