import { mount } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

/** Fields that take one number, with two that are put in at once. */
const FIELDS = [
  {
    path: '/apis/GSTVerificationPage',
    label: 'GSTIN',
    first: '09AAACS0000A1ZE',
    second: '27AAPFU0939F1ZV',
    press: 'Verify GST',
  },
  {
    path: '/apis/driving-licence',
    label: 'Driving Licence Number',
    first: 'HR0620150000000',
    second: 'MH1220100000001',
    press: 'Verify DL',
  },
  {
    path: '/payment-gateway',
    label: 'Card Number',
    first: '4111111111111111',
    second: '5555555555554444',
    press: 'Pay Now',
  },
  {
    path: '/payment-gateway',
    label: 'Expiry (MM/YY)',
    first: '08/31',
    second: '09/32',
    press: 'Pay Now',
  },
  { path: '/payment-gateway', label: 'CVV', first: '123', second: '456', press: 'Pay Now' },
  {
    path: '/signup',
    label: 'Phone Number',
    first: '9876543210',
    second: '9123456780',
    press: 'Sign Up',
  },
  {
    path: '/UpiSolution',
    label: 'UPI ID',
    first: 'sample.shop1@example',
    second: 'other.shop2@example',
    press: 'Make QR code',
  },
] as const;

/** What else the forms ask for. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/payment-gateway': {
    'Card Number': '4111111111111111',
    'Expiry (MM/YY)': '08/31',
    CVV: '123',
    'Amount (₹)': '500',
  },
  '/UpiSolution': { Name: 'Asha' },
  '/signup': { 'Full Name': 'Asha', 'Email Address': 'asha@example.com' },
};

const SEVERAL = 'More than one number is here. Choose one:';

for (const { path, label, first, second, press } of FIELDS)
  test(`two numbers put into ${label} are offered, and neither is taken unasked`, async ({
    page,
  }) => {
    for (const between of [', ', ' / ', ' or '])
      await test.step(JSON.stringify(between), async () => {
        await mount(page, path);
        for (const [other, value] of Object.entries(OTHERS[path] ?? {}))
          await page.getByRole('textbox', { name: other, exact: true }).fill(value);
        const list = page.locator('main form select, form select').first();
        if (path === '/signup') await list.selectOption({ index: 1 });
        const field = page.getByRole('textbox', { name: label, exact: true });
        await field.press('Control+A');
        await page.keyboard.insertText(first + between + second);
        await expect(field).toHaveAccessibleDescription(new RegExp(SEVERAL.replace('?', '\\?')));
        await page.getByRole('button', { name: press, exact: true }).click();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await page.getByRole('button', { name: second, exact: true }).click();
        await expect(field).toHaveValue(second);
        await expect(page.getByText(SEVERAL)).toHaveCount(0);
        await expect(page.getByRole('button', { name: first, exact: true })).toHaveCount(0);
      });
  });
