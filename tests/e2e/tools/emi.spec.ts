import type { Page } from 'playwright/test';
import { arrival, open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { openWithoutScripts, printedPages, withoutPrinter } from '../support/tool-checks.ts';

const PATH = '/products/LoanPortal';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Loan amount (₹)' });
const rate = (page: Page) => page.getByRole('textbox', { name: 'Rate (% a year)' });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const years = (page: Page) => page.getByRole('table', { name: 'Paid in each year of the loan' });

test('is worked out in the page as served; leaving starts over', async ({ page }) => {
  const html = await (await page.request.get(PATH)).text();
  expect(html).toContain('₹10,746.95');
  expect(html).toContain('Loans are offered by RBI-regulated lenders. We are not a lender.');
  await open(page, PATH);
  await amount(page).fill('50,000');
  await expect(result(page)).not.toContainText('₹10,746.95');
  await page.getByRole('main').getByRole('link', { name: 'Business loans' }).click();
  await expect(page).toHaveURL('/retailers/business-loan');
  await arrival(page);
  // Back finds what was asked, once that is in the address; a new visit does not.
  await page.getByRole('link', { name: 'Loan portal' }).first().click();
  await arrival(page);
  await expect(amount(page)).toHaveValue('5,00,000');
  await expect(result(page)).toContainText('₹10,746.95');
});

test('what is typed or moved before the scripts run counts', async ({ page }) => {
  const run = await openWithoutScripts(page, PATH);
  await amount(page).fill('10,00,000');
  await slider(page, 'Rate (% a year)').focus();
  await page.keyboard.press('Home');
  await expect(result(page)).toContainText('₹10,746.95');
  await run();
  await expect(rate(page)).toHaveValue('0');
  await expect(result(page)).toContainText('₹16,666.67');
  await expect(years(page)).toContainText('₹2,00,000.04');
});

test('prints the result alone', async ({ page }) => {
  await withoutPrinter(page);
  await open(page, PATH);
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(years(page)).toBeVisible();
  await expect(page.getByText('Indicative. Processing fee').last()).toBeVisible();
  for (const hidden of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('banner'),
    amount(page),
    page.getByRole('button', { name: 'Print' }),
  ])
    await expect(hidden).toBeHidden();
  const printed = page.getByRole('region', { name: 'The loan, year by year' });
  await expect(printed.getByText('Monthly EMI ₹10,746.95.')).toBeVisible();
  await expect(printed.getByText('EMI ₹10,746.95', { exact: true })).toBeVisible();
  await expect(printed.getByText(/^Kolam, \d{1,2} \w+ \d{4}$/)).toBeVisible();
  expect(await printedPages(page)).toHaveLength(1);
  // A visitor who is back at the page prints all of it.
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
