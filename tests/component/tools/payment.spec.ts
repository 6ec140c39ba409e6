import type { Page } from 'playwright/test';
import { samples as paymentSamples } from '#features/payment/samples.ts';
import { pickSample } from '../../e2e/support/samples.ts';
import { expectAccessible } from '../support/axe.ts';
import { mount, mountWithStoppedClock } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

const SUCCESS = 'Payment Successful! 🎉 Your transaction has been processed.';

const number = (page: Page) => page.getByLabel('Card Number');
const expiry = (page: Page) => page.getByLabel('Expiry (MM/YY)');
const cvv = (page: Page) => page.getByLabel('CVV');
const amount = (page: Page) => page.getByLabel('Amount (₹)');
const pay = (page: Page) => page.getByRole('button', { name: 'Pay Now' });
const busy = (page: Page) => page.getByRole('button', { name: 'Processing...' });
const success = (page: Page) => page.getByText(SUCCESS, { exact: true });

const PATH = '/payment-gateway';

const open = (page: Page) => mountWithStoppedClock(page, PATH);

async function fill(page: Page): Promise<void> {
  await number(page).fill('4111111111111111');
  await expiry(page).fill('12/49');
  await cvv(page).fill('123');
  await amount(page).fill('1,499.50');
}

test('pays in two seconds, once for a double click and Enter held down, empties the form, and pays again', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await pay(page).dblclick();
  await expect(busy(page)).toBeVisible();
  await expect(busy(page)).toBeFocused();
  await expect(number(page)).not.toBeEditable();
  await page.clock.runFor(1500);
  await amount(page).press('Enter');
  await page.clock.runFor(499);
  await expect(success(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(success(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toHaveCount(1);
  for (const field of [number, expiry, cvv, amount]) await expect(field(page)).toHaveValue('');
  await pay(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields!');
  await expect(success(page)).toHaveCount(0);
  await fill(page);
  await pay(page).click();
  await page.clock.runFor(2000);
  await expect(success(page)).toBeVisible();
  await number(page).pressSequentially('5');
  await expect(success(page)).toHaveCount(0);
});

test('has a receipt of what was paid, to save as a picture, and passes axe', async ({ page }) => {
  await page.evaluate(() => {
    Object.assign(navigator, { canShare: undefined });
  });
  await mount(page, PATH);
  await fill(page);
  await pay(page).click();
  const receipt = page.getByRole('region', { name: 'Result' });
  await expect(receipt).toContainText('₹1,499.50');
  await expect(receipt).toContainText('Nothing was charged');
  await expect(receipt).not.toContainText('1111');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saving).suggestedFilename()).toBe('payment-receipt.png');
  await expectAccessible(page);
  await amount(page).pressSequentially('5');
  await expect(receipt).toHaveCount(0);
});

test('says what is wrong in the order of the specification', async ({ page }) => {
  await open(page);
  await pay(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields!');
  await expect(number(page)).toBeFocused();
  for (const field of [number, expiry, cvv, amount])
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');

  await fill(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await number(page).fill('411111111111111');
  await cvv(page).fill('12');
  await pay(page).click();
  await expect(page.getByRole('alert')).toHaveText('Card number must be 16 digits.');
  await expect(number(page)).toBeFocused();
  await expect(number(page)).toHaveAccessibleDescription(/Card number must be 16 digits\./);

  await number(page).fill('4111111111111111');
  await pay(page).click();
  await expect(page.getByRole('alert')).toHaveText('CVV must be 3 digits.');
  await expect(cvv(page)).toBeFocused();
  await cvv(page).fill('123');
  await pay(page).click();
  await expect(busy(page)).toBeVisible();
});

test('caps the fields, asks the browser for no saved card, and takes a number as it is printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mount(page, PATH);
  // What is longer is cut once it is read: `4111 1111 1111 1111` and `02/2028` fit.
  for (const field of [number, expiry, cvv, amount])
    await expect(field(page)).toHaveAttribute('autocomplete', 'off');
  await expect(page.locator('form', { has: number(page) })).toHaveAttribute('autocomplete', 'off');

  await number(page).pressSequentially('4111 1111-1111 11112222');
  await expect(number(page)).toHaveValue('4111111111111111');
  await expiry(page).pressSequentially('12/4999');
  await expect(expiry(page)).toHaveValue('12/49');
  await cvv(page).pressSequentially('1234');
  await expect(cvv(page)).toHaveValue('123');

  const paste = async (text: string, field: typeof number) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page).fill('');
    await page.keyboard.press('Control+V');
  };
  await paste('6074 8259 7208 3818', number);
  await expect(number(page)).toHaveValue('6074825972083818');
  // A whole Maestro number of nineteen digits: what does not fit is not called a slip.
  await paste('6759 6498 2643 8450 017', number);
  await expect(number(page)).toHaveValue('6759649826438450');
  await expect(number(page)).toHaveAccessibleDescription(/Only the first 16 digits fit here/);
  await paste('08 / 2031', expiry);
  await expect(expiry(page)).toHaveValue('08/31');
});

test('the slash is added; the card is drawn, its network named, and the amount said in words', async ({
  page,
}) => {
  await open(page);
  await expiry(page).pressSequentially('12');
  await expect(expiry(page)).toHaveValue('12/');
  await expiry(page).press('Backspace');
  await expiry(page).press('Backspace');
  await expect(expiry(page)).toHaveValue('1');
  await expiry(page).pressSequentially('149');
  await expect(expiry(page)).toHaveValue('11/49');
  // A change in the middle leaves the caret where it is.
  await expiry(page).press('Home');
  await expiry(page).press('Delete');
  await expiry(page).pressSequentially('0');
  await expect(expiry(page)).toHaveValue('01/49');
  expect(await expiry(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1);
  await number(page).pressSequentially('41111111');
  for (let press = 0; press < 4; press++) await number(page).press('ArrowLeft');
  await number(page).pressSequentially(' 2 3');
  await expect(number(page)).toHaveValue('4111231111');
  expect(await number(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);

  const card = page.locator('.pay-card');
  await number(page).fill('');
  await number(page).pressSequentially('60748');
  await expect(number(page)).toHaveAccessibleDescription(/^RuPay\. /);
  await expect(card).toContainText('RuPay');
  await expect(card).toContainText('6074');
  await number(page).fill('378282246310005');
  await expect(card).toContainText('Amex');
  await number(page).fill('6759649826438453');
  await expect(number(page)).toHaveAccessibleDescription(/^Maestro\. The check digit is right\./);
  await amount(page).fill('123456.50');
  await expect(amount(page)).toHaveAccessibleDescription(
    'One lakh twenty-three thousand four hundred fifty-six rupees and fifty paise',
  );
});

test('each test card does what it says', async ({ page }) => {
  await open(page);
  for (const { label, values, outcome } of paymentSamples) {
    await pickSample(page, label);
    await expect(number(page), label).toHaveValue(values.cardNumber);
    // What follows is about this card and not about the one before.
    await expect(success(page), label).toHaveCount(0);
    await expect(amount(page), label).toHaveValue(values.amount);
    const [, hint] = /with a hint: (.*)$/.exec(outcome) ?? [];
    if (hint) await expect(page.getByRole('status').filter({ hasText: hint }), label).toBeVisible();
    if (hint || outcome === SUCCESS) {
      await expect(busy(page), label).toBeVisible();
      await page.clock.runFor(2000);
      await expect(success(page), label).toBeVisible();
    } else await expect(page.getByRole('alert'), label).toHaveText(outcome);
  }
});

test('with fields marked and hints it passes axe in both colours and fits into 320 px', async ({
  page,
}) => {
  await mount(page, PATH);
  await number(page).fill('4111111111111112');
  await expect(number(page)).toHaveAccessibleDescription(/wrong/);
  await expiry(page).fill('01/20');
  // Until it is left it may go on, as 01/2031.
  await expiry(page).press('Tab');
  await expect(expiry(page)).toHaveAccessibleDescription(/expired/);
  await pay(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields!');
  await expectAccessible(page);
});
