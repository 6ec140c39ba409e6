import type { Locator, Page, Route } from 'playwright/test';
import { DEFAULT_GEOCODER_URL } from '../../src/features/geocode/hosts.ts';
import { MAX_LINE_CHARACTERS } from '../../src/features/number-check/limits.ts';
import { lookAt, press, repeat, type } from './as-people-do.ts';
import type { Interaction } from './interactions.ts';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

// A slider has the label of the field that it moves with.
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input:not([type=range]), textarea'));

const typing = (path: string, label: string, text: string): Interaction => ({
  path,
  name: `type into ${label}`,
  prepare: async (page) => {
    await lookAt(field(page, label));
    await field(page, label).fill('');
  },
  act: (page) => type(field(page, label), text),
});

/** A press of a sample, which fills the form and sends it, until `shown` is there. */
const running = (path: string, sample: string, shown: (page: Page) => Locator): Interaction => ({
  path,
  name: `run the sample ${sample}`,
  act: async (page) => {
    await press(button(page, sample));
    await shown(page).first().waitFor();
  },
});

const choosing = (path: string, sample: string): Interaction => ({
  path,
  name: `choose the sample ${sample}`,
  act: (page) => press(button(page, sample)),
});

/** The press that asks for an address, with an answer instead of the public geocoder's. */
const geocoding = (name: string, answer: (route: Route) => Promise<void>, shown: string) => ({
  path: '/apis/ReverseGeocodingPage',
  name,
  prepare: async (page: Page) => {
    await page.route(`${DEFAULT_GEOCODER_URL}?*`, answer);
  },
  act: async (page: Page) => {
    await press(button(page, 'New Delhi India Gate'));
    await page.getByRole('main').getByText(shown).first().waitFor();
  },
});

// Three kinds of number a line.
const OCR_LINE = 'IFSC SBIN0000000, PAN AAAPS0000K, Aadhaar 9999 4105 7058\n';

const sliding = (path: string, name: string): Interaction => ({
  path,
  name: `move the slider ${name}`,
  act: async (page) => {
    await repeat(page.getByRole('slider', { name }).first(), 'ArrowRight', 4);
  },
});

const accessing = running('/investors', 'Look inside Arjun Menon', (page) =>
  button(page, 'Logout'),
);

/** Typing, which must keep up, and the press that brings a result. */
export const toolInteractions: readonly Interaction[] = [
  typing('/apis/GSTVerificationPage', 'GSTIN', '09AAACS0000A1ZE'),
  choosing('/apis/GSTVerificationPage', 'Cancelled Nilgiri Cloth'),
  running('/apis/GSTVerificationPage', 'Active Meena Stores', (page) =>
    page.getByRole('region', { name: 'GST record' }),
  ),
  typing('/apis/driving-licence', 'Driving Licence Number', 'HR-0620240000001'),
  typing('/payment-gateway', 'Card Number', '4111111111111111'),
  typing('/payment-gateway', 'Amount (₹)', '1234567.50'),
  choosing('/payment-gateway', 'Paid RuPay, ₹1,249'),
  running('/payment-gateway', 'Expired Visa, 06/21', (page) =>
    page.getByText('Payment Successful!'),
  ),
  typing('/signup', 'Phone Number', '9876543210'),
  {
    path: '/signup',
    name: 'open the list of countries',
    act: (page) => press(page.getByRole('combobox', { name: /country/i })),
  },
  {
    path: '/signup',
    name: 'search the list of countries',
    prepare: (page) => page.getByRole('combobox', { name: /country/i }).click(),
    act: (page) => type(page.getByRole('combobox', { name: /country/i }), 'united kingdom'),
  },
  running('/signup', 'Goes through Asha Verma', (page) => page.getByRole('dialog')),
  sliding('/products/LoanPortal', 'Loan amount'),
  typing('/products/LoanPortal', 'Loan amount (₹)', '30,00,000'),
  {
    path: '/products/LoanPortal',
    name: 'move the term to 30 years',
    act: (page) => repeat(page.getByRole('slider', { name: 'Term' }), 'End', 1),
  },
  sliding('/products/insurancePortal', 'Age'),
  {
    path: '/products/insurancePortal',
    name: 'choose a kind of insurance',
    act: (page) => press(page.getByLabel('Life', { exact: true })),
  },
  {
    path: '/UpiSolution',
    name: 'make a code',
    act: async (page) => {
      await press(page.getByRole('main').locator('.chip').first());
      await page
        .getByRole('img', { name: /QR|code/i })
        .first()
        .waitFor();
    },
  },
  typing('/apis/panFeatures', 'PAN', 'AAAPS0000K'),
  running('/apis/panFeatures', 'A person Asha Shetty', (page) =>
    page.getByRole('region', { name: 'PAN' }),
  ),
  {
    path: '/apis/ocrFeatures',
    name: 'check a text of 2,000 characters',
    prepare: (page) =>
      field(page, 'Text').fill(OCR_LINE.repeat(MAX_LINE_CHARACTERS / OCR_LINE.length)),
    act: async (page) => {
      await press(button(page, 'Check the format'));
      await page.getByRole('region', { name: /IFSC/ }).first().waitFor();
    },
  },
  typing('/apis/ReverseGeocodingPage', 'Latitude', '12.97161'),
  geocoding(
    'show an address',
    (route) => route.fulfill({ json: { display_name: 'Sample Road, Sample Town' } }),
    'Sample Road, Sample Town',
  ),
  geocoding('find the nearest place', (route) => route.abort(), 'Nearest known place'),
  accessing,
  {
    path: '/investors',
    name: 'press Logout',
    prepare: async (page) => {
      await accessing.prepare?.(page);
      await accessing.act(page);
    },
    act: async (page) => {
      await press(button(page, 'Logout'));
      await button(page, 'Access Dashboard').waitFor();
    },
  },
];
