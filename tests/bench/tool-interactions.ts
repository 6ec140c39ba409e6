import type { Page } from '@playwright/test';
import type { Interaction } from './interactions.ts';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const typing = (path: string, label: string, text: string): Interaction => ({
  path,
  name: `type into ${label}`,
  act: (page) => page.getByLabel(label, { exact: true }).pressSequentially(text),
});

const sliding = (path: string, name: string): Interaction => ({
  path,
  name: `move the slider ${name}`,
  act: async (page) => {
    const slider = page.getByRole('slider', { name }).first();
    await slider.focus();
    for (let n = 0; n < 4; n++) await slider.press('ArrowRight');
  },
});

/** The tools: typing, which must keep up, and the press that brings a result. */
export const toolInteractions: readonly Interaction[] = [
  typing('/apis/GSTVerificationPage', 'GSTIN', '09AAACS0000A1ZE'),
  {
    path: '/apis/GSTVerificationPage',
    name: 'verify',
    prepare: (page) => button(page, 'Active').click(),
    act: async (page) => {
      await button(page, 'Verify GST').click();
      await page.getByRole('region', { name: 'GST record' }).waitFor();
    },
  },
  typing('/apis/driving-licence', 'Driving Licence Number', 'HR-0620240000001'),
  typing('/payment-gateway', 'Card Number', '4111111111111111'),
  typing('/payment-gateway', 'Amount (₹)', '1234567.50'),
  typing('/signup', 'Phone Number', '9876543210'),
  {
    path: '/signup',
    name: 'open the list of countries',
    act: (page) => page.getByRole('combobox', { name: /country/i }).click(),
  },
  sliding('/products/LoanPortal', 'Loan amount'),
  sliding('/products/insurancePortal', 'Age'),
  {
    path: '/UpiSolution',
    name: 'make a code',
    prepare: (page) => page.getByRole('main').locator('.chip').first().click(),
    act: async (page) => {
      await page.getByRole('main').locator('form button[type=submit]').click();
      await page
        .getByRole('img', { name: /QR|code/i })
        .first()
        .waitFor();
    },
  },
  typing('/apis/panFeatures', 'PAN', 'AAAPS0000K'),
];
