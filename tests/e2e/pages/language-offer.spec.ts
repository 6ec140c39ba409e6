import type { Page } from 'playwright/test';
import * as english from '../../../src/content/en/words/language.ts';
import * as hindi from '../../../src/content/hi/words/language.ts';
import { LOCAL, VISIT_KEY } from '../../../src/store/keys.ts';
import { expectFits, expectNoViolations } from '../support/axe.ts';
import { open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const offer = (page: Page, { question } = hindi) => page.getByRole('region', { name: question });
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LOCAL.language);

/** Waits until the visit has begun, which it does when the browser has a moment. */
const begun = (page: Page) =>
  page.waitForFunction((key) => sessionStorage.getItem(key) !== null, VISIT_KEY);

test.describe('to a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('English pages offer Hindi, in Hindi; who stays is not asked again', async ({ page }) => {
    await open(page, '/services');
    await expect(offer(page)).toBeVisible();
    await expect(offer(page)).toHaveAttribute('lang', 'hi');
    await expect(page).toHaveURL('/services');
    await expectNoViolations(page);
    await expectFits(page, 320);
    const stay = offer(page).getByRole('button', { name: english.stay });
    await expect(stay).toHaveAttribute('lang', english.tag);
    await stay.click();
    await expect(offer(page)).toBeHidden();
    expect(await kept(page)).toBe('en');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await taken(page);
    await begun(page);
    await expect(offer(page)).toBeHidden();
  });

  test('who accepts gets the same page in Hindi, which asks nothing', async ({ page }) => {
    await open(page, '/search?q=loan');
    await offer(page).getByRole('link', { name: hindi.accept }).click();
    await expect(page).toHaveURL('/hi/search?q=loan');
    expect(await kept(page)).toBe('hi');
    await taken(page);
    await begun(page);
    await expect(page.getByRole('region', { name: english.question })).toBeHidden();
    await expect(offer(page)).toBeHidden();
  });

  test('it waits while a form is filled, and for an offer to install it does not', async ({
    page,
  }) => {
    await open(page, '/apis/GSTVerificationPage');
    await expect(offer(page)).toBeVisible();
    const field = page.getByRole('textbox', { name: 'GSTIN' });
    await field.fill('27AAP');
    await expect(offer(page)).toBeHidden();
    await field.fill('');
    await expect(offer(page)).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.setItem('kolam-install', JSON.stringify({ visits: 5, declinedAt: 0 }));
    });
    await page.reload();
    await taken(page);
    await expect(offer(page)).toBeVisible();
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt: async () => {} }));
    });
    const install = page.getByRole('region', { name: 'Install' });
    await expect(install).toBeHidden();
    await offer(page).getByRole('button', { name: english.stay }).click();
    await expect(install).toBeVisible();
  });
});

test.describe('to a browser in another language', () => {
  test.use({ locale: 'ta-IN' });

  test('nothing is offered', async ({ page }) => {
    await open(page, '/services');
    await begun(page);
    await expect(page.getByRole('region', { name: hindi.question })).toBeHidden();
  });
});

test('a browser in English is offered English on Hindi pages alone', async ({ page }) => {
  await open(page, '/services');
  await begun(page);
  await expect(offer(page)).toBeHidden();
  await open(page, '/hi/services');
  await expect(offer(page, english)).toHaveAttribute('lang', 'en');
  await offer(page, english).getByRole('button', { name: hindi.stay }).click();
  expect(await kept(page)).toBe('hi');
  await expect(offer(page, english)).toBeHidden();
});

test.describe('where storage is refused', () => {
  test.use({ locale: 'hi-IN' });

  test('nothing is asked, since no answer would be remembered', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(page, '/services');
    await begun(page);
    await expect(offer(page)).toBeHidden();
  });
});
