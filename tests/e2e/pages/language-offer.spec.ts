import type { Page } from 'playwright/test';
import * as hindi from '../../../languages/hi/words/language.ts';
import { LOCAL, VISIT_KEY } from '../../../src/store/keys.ts';
import * as english from '../../../src/words/language.ts';
import { expectFits, expectNoViolations } from '../support/axe.ts';
import { open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const offer = (page: Page) => page.getByRole('region', { name: hindi.question });
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LOCAL.language);

/** Waits until the visit has begun, which it does when the browser has a moment. */
const begun = (page: Page) =>
  page.waitForFunction((key) => sessionStorage.getItem(key) !== null, VISIT_KEY);

test.describe('to a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('accepting opens the same page in Hindi, which asks nothing', async ({ page }) => {
    await open(page, '/search?q=loan');
    await offer(page).getByRole('link', { name: hindi.accept }).click();
    await expect(page).toHaveURL('/hi/search?q=loan');
    expect(await kept(page)).toBe('hi');
    await taken(page);
    await begun(page);
    await expect(page.getByRole('region', { name: english.question })).toBeHidden();
    await expect(offer(page)).toBeHidden();
  });

  test('an offer waits while a dialog is open', async ({ page }) => {
    await open(page, '/company/About');
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
  });

  test('English pages offer Hindi, but not over a filled form; a visitor who declines is not asked again', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('kolam-install', JSON.stringify({ visits: 5, declinedAt: 0 })),
    );
    await open(page, '/apis/GSTVerificationPage');
    await expect(offer(page)).toBeVisible();
    await expect(offer(page)).toHaveAttribute('lang', 'hi');
    await expect(page).toHaveURL('/apis/GSTVerificationPage');
    await expectNoViolations(page);
    await expectFits(page, 320);
    const field = page.getByRole('textbox', { name: 'GSTIN' });
    await field.fill('27AAP');
    await expect(offer(page)).toBeHidden();
    await field.fill('');
    await expect(offer(page)).toBeVisible();
    // An offer to install the site comes after it.
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt: async () => {} }));
    });
    const install = page.getByRole('region', { name: 'Install' });
    await expect(install).toBeHidden();
    const stay = offer(page).getByRole('button', { name: english.stay });
    await expect(stay).toHaveAttribute('lang', english.tag);
    await stay.click();
    await expect(offer(page)).toBeHidden();
    expect(await kept(page)).toBe('en');
    await expect(install).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await taken(page);
    await begun(page);
    await expect(offer(page)).toBeHidden();
  });
});

test('a browser in English gets no offer, on Hindi pages neither', async ({ page }) => {
  await open(page, '/services');
  await begun(page);
  await expect(offer(page)).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/hi/services');
  await begun(page);
  await expect(page.getByRole('region', { name: english.question })).toBeHidden();
});

test.describe('where storage is refused', () => {
  test.use({ locale: 'hi-IN' });

  test('asks nothing, because the answer could not be remembered', async ({ page }) => {
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
