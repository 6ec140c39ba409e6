import type { Page } from 'playwright/test';
import { openWithStoppedClock, open as visit } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { withoutPrinter } from '../support/tool-checks.ts';

const SUCCESS = 'Payment Successful! 🎉 Your transaction has been processed.';

const number = (page: Page) => page.getByLabel('Card Number');
const expiry = (page: Page) => page.getByLabel('Expiry (MM/YY)');
const cvv = (page: Page) => page.getByLabel('CVV');
const amount = (page: Page) => page.getByLabel('Amount (₹)');
const pay = (page: Page) => page.getByRole('button', { name: 'Pay Now' });
const busy = (page: Page) => page.getByRole('button', { name: 'Processing...' });
const success = (page: Page) => page.getByText(SUCCESS, { exact: true });

const open = (page: Page) => openWithStoppedClock(page, '/payment-gateway');

async function fill(page: Page): Promise<void> {
  await number(page).fill('4111111111111111');
  await expiry(page).fill('12/49');
  await cvv(page).fill('123');
  await amount(page).fill('1,499.50');
}

test('the receipt of what was paid is printed alone', async ({ page }) => {
  await withoutPrinter(page);
  await visit(page, '/payment-gateway');
  await fill(page);
  await pay(page).click();
  const receipt = page.getByRole('region', { name: 'Result' });
  await expect(receipt).toContainText('₹1,499.50');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByText(/^Kolam, \d{1,2} \w+ \d{4}$/)).toBeVisible();
  await expect(number(page)).toBeHidden();
});

test('a payment left in the middle is gone with what was typed', async ({ page }) => {
  await open(page);
  await fill(page);
  await pay(page).click();
  await expect(busy(page)).toBeVisible();

  await page.getByRole('link', { name: 'Payment gateway portal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pay with a test card');
  await page.clock.runFor(5000);
  await page.goBack();
  await expect(pay(page)).toBeVisible();
  await expect(number(page)).toHaveValue('');
  await page.clock.runFor(5000);
  await expect(success(page)).toHaveCount(0);
});
