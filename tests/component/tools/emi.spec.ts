import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectFits } from '../../e2e/support/axe.ts';
import { pickSample } from '../../e2e/support/samples.ts';
import { textOf } from '../../e2e/support/tool-checks.ts';
import { expectAccessible } from '../support/axe.ts';
import { mount } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/products/LoanPortal';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Loan amount (₹)' });
const rate = (page: Page) => page.getByRole('textbox', { name: 'Rate (% a year)' });
const term = (page: Page) => page.getByRole('textbox', { name: 'Term (months)' });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const years = (page: Page) => page.getByRole('table', { name: 'Paid in each year of the loan' });

test('follows the fields in picture and table, and says so once it rests', async ({ page }) => {
  await mount(page, PATH);
  const said = page.getByRole('status').filter({ hasText: 'Monthly EMI' });
  await expect(said).toHaveCount(0);
  const picture = page.getByRole('img', { name: /^Principal and interest paid in each year/ });
  await expect(picture).toBeVisible();
  await expect(picture.locator('rect')).toHaveCount(10);
  await expect(years(page).getByRole('row').last()).toHaveText(
    'Total₹5,00,000.00₹1,44,816.99₹6,44,816.99',
  );
  await amount(page).fill('10,00,000');
  await rate(page).fill('12');
  await term(page).fill('12');
  await expect(result(page)).toContainText('₹88,848.79');
  await expect(result(page)).toContainText('Total interest₹66,185.45');
  await expect(years(page).getByRole('row').nth(1)).toHaveText(
    /^1₹10,00,000\.00₹66,185\.45₹10,66,185\.45₹0\.00$/,
  );
  await expect(said).toHaveText('Monthly EMI ₹88,848.79, total interest ₹66,185.45');
  await expect(slider(page, 'Loan amount (₹)')).toHaveAttribute('aria-valuetext', '₹10,00,000');
  await expect(slider(page, 'Term (months)')).toHaveAttribute(
    'aria-valuetext',
    '12 months (1 year)',
  );
});

test('three lenders are compared by what was typed and the least total is marked', async ({
  page,
}) => {
  await mount(page, PATH);
  const least = page.getByRole('listitem').filter({ hasText: 'Least in total' });
  await expect(least).toHaveCount(1);
  await expect(least).toContainText('Lender A');
  await expect(least).toContainText('You pay in all₹6,50,716.99');
  await amount(page).fill('50,000');
  await term(page).fill('12');
  await expect(page.getByRole('region', { name: 'The same ₹50,000, three offers' })).toBeVisible();
  await expect(least).toContainText('Lender B');
  await amount(page).fill('nonsense');
  await expect(least).toHaveCount(0);
});

test('sliders work from the keyboard, samples fill all three, and both fit into 320 px and pass axe', async ({
  page,
}) => {
  await mount(page, PATH);
  await amount(page).focus();
  await page.keyboard.press('Tab');
  await expect(slider(page, 'Loan amount (₹)')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(amount(page)).toHaveValue('5,25,000');
  await page.keyboard.press('Home');
  await expect(amount(page)).toHaveValue('10,000');
  await page.keyboard.press('End');
  await expect(amount(page)).toHaveValue('10,00,00,000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(rate(page)).toHaveValue('10.25');
  await expect(slider(page, 'Rate (% a year)')).toHaveAttribute('aria-valuetext', '10.25% a year');

  await pickSample(page, 'Home loan');
  await expect(result(page)).toContainText('₹43,391.16');
  await expect(years(page).getByRole('row')).toHaveCount(22);
  await expectFits(page, 320);
  await pickSample(page, 'Rate of 48%');
  await expect(page.getByRole('alert')).toHaveText('Enter at most 36% a year.');
  await expect(years(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('a result is never shown with numbers that are not its own', async ({ page }) => {
  await mount(page, PATH);
  await amount(page).fill('');
  await expect(result(page)).toHaveText('Correct the marked field to see the instalment.');
  await expect(years(page)).toHaveCount(0);
  // Half a number is not called wrong before it is left.
  await amount(page).fill('50');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await amount(page).blur();
  await expect(page.getByRole('alert')).toHaveText('Enter at least ₹10,000.');
  await expect(amount(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(amount(page)).toHaveAccessibleDescription('Enter at least ₹10,000.');
  await expect(slider(page, 'Loan amount (₹)')).toHaveAttribute('aria-valuetext', /at least/);
  for (const [text, problem] of [
    ['-5', 'Write the loan amount in digits, such as 5,00,000.'],
    ['1e9', 'Write the loan amount in digits, such as 5,00,000.'],
    ['<img src=x onerror=alert(1)>', 'Write the loan amount in digits, such as 5,00,000.'],
    ['9'.repeat(500), 'Write the loan amount in digits, such as 5,00,000.'],
    ['99999999999', 'Enter at most ₹10,00,00,000.'],
    ['10000.555', 'Use at most 2 digits after the point.'],
  ] as const) {
    await amount(page).fill(text);
    await expect(page.getByRole('alert')).toHaveText(problem);
    await expect(result(page)).not.toContainText('₹');
  }
  await amount(page).fill('5,00,000');
  await expect(result(page)).toContainText('₹10,746.95');
});

test('saves every instalment as a table, the loan as a picture, and shares that where the browser can', async ({
  page,
}) => {
  await page.evaluate(() => {
    Object.assign(navigator, { canShare: undefined });
  });
  await mount(page, PATH);
  const saved = async (button: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return saving;
  };
  const table = await saved('Download CSV');
  expect(table.suggestedFilename()).toBe('emi-schedule.csv');
  const rows = (await textOf(table)).split('\r\n');
  expect(rows).toHaveLength(62);
  expect(rows[0]).toBe('Month,Instalment (INR),Principal (INR),Interest (INR),Balance left (INR)');
  expect(rows[1]).toBe('1,10746.95,6371.95,4375.00,493628.05');
  expect(rows[60]).toMatch(/^60,10746\.94,.*,0\.00$/);
  const picture = await saved('Save picture');
  expect(picture.suggestedFilename()).toBe('emi-schedule.png');
  const png = await readFile(await picture.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1320);

  await page.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.title = `${files[0]?.name} ${files[0]?.type}`;
      },
    });
  });
  // Asked again when another result is shown.
  await term(page).fill('24');
  await page.getByRole('button', { name: 'Share picture' }).click();
  await expect(page).toHaveTitle('emi-schedule.png image/png');
});
