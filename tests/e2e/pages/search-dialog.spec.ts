import type { Page } from 'playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { test as installed } from '../support/installed.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });

test('works by keyboard, and Escape returns the focus to a field', async ({ page }) => {
  await open(page, '/company/About');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('qr');
  await expect(chosen(page)).toContainText('UPI QR and poster');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen(page).getAttribute('id')) as string,
  );
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).not.toContainText('UPI QR and poster');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/UpiSolution#upi-qr');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#root')).not.toHaveAttribute('inert', '');

  const id = page.getByLabel('UPI ID', { exact: true });
  await id.focus();
  await page.keyboard.type('a/b');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(id).toBeFocused();
  await expect(id).toHaveValue('a/b');
});

test('the field of the header opens it, which shows groups in their order, or says that nothing is found', async ({
  page,
}) => {
  await open(page, '/company/About');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveCount(8);
  await field(page).fill('pan');
  await expect(dialog(page).getByRole('group')).toHaveCount(3);
  for (const [i, name] of ['Tools', 'Pages', 'API endpoints'].entries())
    await expect(dialog(page).getByRole('group').nth(i)).toHaveAccessibleName(name);
  const count = await options(page).count();
  await expect(dialog(page).getByRole('status')).toHaveText(`${count} results`);
  await expectNoViolations(page, [390, 1366]);
  await field(page).fill('<img src=x onerror="alert(1)">zebra');
  await expect(dialog(page).getByText('Nothing here by that name')).toHaveCount(2);
  await expect(options(page)).toHaveCount(8);
  await expect(chosen(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Close search' }).click();
  await expect(opener(page)).toBeFocused();
});

test('before typing it offers the tools opened last, then the others most used; Back closes it', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/company/About');
  await opener(page).click();
  await expect(options(page)).toHaveCount(8);
  await field(page).fill('locker');
  await chosen(page).click();
  await expect(page).toHaveURL('/digilocker');
  await opener(page).click();
  await expect(dialog(page).getByRole('group', { name: 'Opened last' })).toContainText(
    'Document locker',
  );
  await expect(options(page)).toHaveCount(8);
  await expectNoViolations(page, [390]);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('says that the index cannot be read, and fetches it again', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  site.fault = (request, response) => {
    if (!request.url?.startsWith('/data/search.json')) return false;
    response.writeHead(404).end();
    return true;
  };
  await open(page, '/company/About');
  await opener(page).click();
  await expect(options(page)).toHaveCount(8);
  await field(page).fill('gst');
  await expect(dialog(page).getByRole('alert')).toContainText('could not be read');
  site.fault = undefined;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toContainText('GST number');
});

test.describe('with the worker', () => {
  installed('it opens and finds without a network', async ({ page, site }) => {
    await site.stop();
    await open(page, '/company/About');
    await page.keyboard.press('Control+k');
    await field(page).fill('किस्त');
    await expect(options(page).first()).toContainText('EMI');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/LoanPortal#emi-calculator');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the search page', async ({ page }) => {
    await page.goto('/company/About');
    await opener(page).click();
    await expect(page).toHaveURL('/search');
  });
});
