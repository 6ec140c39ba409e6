import { mount } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

const NUMBERS = 'More than one number is here. Choose one:';
const ADDRESSES = 'More than one address is here. Choose one:';

interface Given {
  path: string;
  label: string;
  first: string;
  second: string;
  press: string;
  says?: string;
}

/** Fields that take one number or address, with two that are put in at once. */
const FIELDS: readonly Given[] = [
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
    path: '/signup',
    label: 'Email Address',
    first: 'asha@example.com',
    second: 'ravi@shop.example',
    press: 'Sign Up',
    says: ADDRESSES,
  },
  {
    path: '/investors',
    label: 'Email',
    first: 'asha@example.com',
    second: 'ravi@shop.example',
    press: 'Access Dashboard',
    says: ADDRESSES,
  },
  {
    path: '/contact',
    label: 'Email',
    first: 'asha@example.com',
    second: 'ravi@shop.example',
    press: 'Send Message',
    says: ADDRESSES,
  },
  {
    path: '/UpiSolution',
    label: 'UPI ID',
    first: 'sample.shop1@example',
    second: 'other.shop2@example',
    press: 'Make QR code',
  },
];

/** What else the forms ask for. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/payment-gateway': {
    'Card Number': '4111111111111111',
    'Expiry (MM/YY)': '08/31',
    CVV: '123',
    'Amount (₹)': '500',
  },
  '/UpiSolution': { Name: 'Asha' },
  '/signup': {
    'Full Name': 'Asha',
    'Phone Number': '9876543210',
    'Email Address': 'asha@example.com',
  },
  '/investors': { Password: 'sample' },
  '/contact': { 'Full Name': 'Asha', Message: 'Please call me.' },
};

for (const { path, label, first, second, press, says = NUMBERS } of FIELDS)
  test(`two that are put into ${label} of ${path} are offered, and neither is taken unasked`, async ({
    page,
  }) => {
    for (const between of [', ', ' / ', ' or '])
      await test.step(JSON.stringify(between), async () => {
        await mount(page, path === '/contact' ? { view: path } : path);
        for (const [other, value] of Object.entries(OTHERS[path] ?? {}))
          await page.getByRole('textbox', { name: other, exact: true }).fill(value);
        const list = page.locator('main form select, form select').first();
        if (path === '/signup') await list.selectOption({ index: 1 });
        const field = page.getByRole('textbox', { name: label, exact: true });
        await field.press('Control+A');
        await page.keyboard.insertText(first + between + second);
        await expect(field).toHaveAccessibleDescription(new RegExp(says));
        await page.getByRole('button', { name: press, exact: true }).click();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await page.getByRole('button', { name: second, exact: true }).click();
        await expect(field).toHaveValue(second);
        await expect(page.getByText(says)).toHaveCount(0);
        await expect(page.getByRole('button', { name: first, exact: true })).toHaveCount(0);
      });
  });
