import type { Page } from 'playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { passphrase, setLock } from '../support/locker-lock.ts';
import { openLocker } from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function ask(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill(query);
}

test('a rate is a line with its figure, first of all, and leads to its place', async ({ page }) => {
  await open(page, '/company/About');
  await ask(page, 'upi rate');
  await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName('Answers');
  const line = dialog(page).getByRole('option', { selected: true });
  await expect(line).toContainText('UPI from a bank account');
  await expect(line).toContainText('Fee: 0.00%');
  await expectNoViolations(page, [390]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rates#fees-\d+$/);
  await expect(page.getByRole('row', { name: /^UPI from a bank account/ })).toBeInViewport();
});

test('acts are done from it: the theme, calm mode and another language', async ({ page }) => {
  await open(page, '/company/About');
  await ask(page, 'dark');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await ask(page, 'calm');
  await option(page, /^Calm mode/).click();
  await expect(page.locator('html')).toHaveClass(/calm/);
  await expect(page.getByText('Calm mode is on.')).toBeVisible();
  await ask(page, 'hindi');
  await option(page, /हिंदी/).click();
  await expect(page).toHaveURL('/hi/company/About');
});

test('it leads to installing and writing, and locks no locker that has no lock', async ({
  page,
}) => {
  for (const [query, url] of [
    ['install', '/device#device-home'],
    ['write to us', '/contact'],
    ['lock the locker', '/device#device-lock'],
  ] as const) {
    await open(page, '/services');
    await ask(page, query);
    await dialog(page)
      .getByRole('group', { name: 'Do it now' })
      .getByRole('option')
      .first()
      .click();
    await expect(page).toHaveURL(url);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/services');
  }
});

test('the rates are printed from any page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', location.pathname);
  });
  await open(page, '/services');
  await ask(page, 'print rates');
  await option(page, /^Print the rates/).click();
  await expect(page).toHaveURL('/rates');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '/rates');
});

test('? lists the keys where nothing is typed; Escape and Back close the list', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByLabel('Full Name').focus();
  await page.keyboard.type('a?');
  await expect(page.getByLabel('Full Name')).toHaveValue('a?');
  await expect(keys(page)).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(keys(page)).toContainText('Search');
  await expectNoViolations(page, [390, 1366]);
  await page.keyboard.press('Escape');
  await expect(keys(page)).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(keys(page)).toBeVisible();
  await page.goBack();
  await expect(keys(page)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await ask(page, 'shortcuts');
  await page.keyboard.press('Enter');
  await expect(keys(page)).toBeVisible();
  await keys(page).getByRole('button', { name: 'Close' }).click();
  await expect(keys(page)).toHaveCount(0);
});

test('a locker with a lock is locked from the search', async ({ page }) => {
  await openLocker(page);
  await setLock(page);
  await ask(page, 'lock the locker');
  await option(page, /^Lock the locker/).click();
  await expect(page.getByText('The locker is locked.').first()).toBeVisible();
  await expect(passphrase(page)).toBeVisible();
});
