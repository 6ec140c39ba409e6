import type { Page } from 'playwright/test';
import { arrival, open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('the input of a loan is in the address: Back, a reload and a link find it again', async ({
  page,
}) => {
  await open(page, '/products/LoanPortal?utm_source=whatsapp');
  await field(page, 'Loan amount (₹)').fill('7,50,000');
  await field(page, 'Term (months)').fill('4 years');
  await expect(page).toHaveURL('/products/LoanPortal?amount=750000&months=48');
  const result = page.getByRole('region', { name: 'Result' });
  // 7,50,000 at 10.5 % over 48 months, by the formula of an annuity.
  const [rate, months] = [10.5 / 1200, 48];
  const emi = (750_000 * rate * (1 + rate) ** months) / ((1 + rate) ** months - 1);
  await expect(result).toContainText(`₹${Math.floor(emi).toLocaleString('en-IN')}`);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'हिंदी', includeHidden: true }).first(),
  ).toHaveAttribute('href', '/hi/products/LoanPortal?amount=750000&months=48');
  await page.reload();
  await taken(page);
  await expect(field(page, 'Loan amount (₹)')).toHaveValue('7,50,000');
  await expect(field(page, 'Term (months)')).toHaveValue('48');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await arrival(page);
  await page.goBack();
  await arrival(page);
  await expect(field(page, 'Loan amount (₹)')).toHaveValue('7,50,000');

  // What cannot be read is no question, and stays out of the address.
  await field(page, 'Loan amount (₹)').fill('for Meena, 98450 12345');
  await page.keyboard.press('Tab');
  await field(page, 'Rate (% a year)').fill('11');
  await expect(field(page, 'Loan amount (₹)')).toHaveAttribute('aria-invalid', 'true');
  expect(page.url()).not.toContain('Meena');
  expect(page.url()).not.toContain('98450');
});

test('a premium keeps its kind and numbers in the address, and words from an address are no more than typed', async ({
  page,
}) => {
  await open(page, '/products/insurancePortal');
  await page.getByRole('radio', { name: /life/i }).check();
  await expect(page).toHaveURL(/\?plan=\w+$/);
  await field(page, 'Term (years)').fill('15');
  await expect(page).toHaveURL(/\?plan=\w+&years=15$/);
  await page.reload();
  await taken(page);
  await expect(page.getByRole('radio', { name: /life/i })).toBeChecked();
  await expect(field(page, 'Term (years)')).toHaveValue('15');

  await open(page, '/products/insurancePortal?plan=none&years=%3Cimg+src%3Dx%3E');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(field(page, 'Term (years)')).toHaveValue('<img src=x>');
  await expect(field(page, 'Term (years)')).toHaveAttribute('aria-invalid', 'true');
});

test('a sale on the page of rates keeps amount and way in the address, and its tables stay where links lead', async ({
  page,
}) => {
  await open(page, '/rates');
  await expect(field(page, 'Amount (₹)')).toBeEnabled();
  await field(page, 'Amount (₹)').fill('10,000');
  await page.getByLabel('Paid by').selectOption('Credit card, online');
  await page.getByRole('checkbox').uncheck();
  await expect(page).toHaveURL('/rates?amount=10000&by=creditOnline&small=no');
  await page.reload();
  await taken(page);
  const sum = page.getByRole('region', { name: 'What does a sale cost me?' });
  await expect(field(page, 'Amount (₹)')).toHaveValue('10,000');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  // 2% is ₹200.00, and 18% of that ₹36.00.
  await expect(sum).toContainText('₹9,764.00');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('documents for company');
  await page.getByRole('option').and(page.locator('[href^="/rates#documents"]')).first().click();
  await expect(page).toHaveURL(/\/rates#documents/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();

  await open(page, '/rates?amount=98450x&by=barter&small=%3Cb%3E');
  await expect(field(page, 'Amount (₹)')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Paid by')).toHaveValue('0');
});

test('a link that is pressed before the address is written leads there', async ({ page }) => {
  for (const [path, name, text, role] of [
    ['/products/LoanPortal', 'Loan amount (₹)', '60,000', 'textbox'],
    ['/hi/products/LoanPortal', /₹/, '60,000', 'textbox'],
    ['/search', 'Words to search for', 'settlement', 'searchbox'],
  ] as const) {
    await open(page, path);
    // What was typed rests before the next page comes.
    await page.route('**/*', async (route) => {
      await new Promise((later) => setTimeout(later, 1_500));
      await route.continue();
    });
    await page.getByRole(role, { name }).first().fill(text);
    await page.getByRole('contentinfo').getByRole('link').nth(3).click();
    const there = new URL(page.url()).pathname;
    expect(there).not.toBe(path);
    await arrival(page);
    expect(new URL(page.url()).pathname).toBe(there);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
