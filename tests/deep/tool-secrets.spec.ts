import type { Page } from 'playwright/test';
import { DEFAULT_GEOCODER_URL } from '../../src/features/geocode/hosts.ts';
import { finds, test } from '../e2e/support/geocoder.ts';
import { open } from '../e2e/support/open.ts';
import { expect } from '../e2e/support/test.ts';
import {
  findMark,
  followTraces,
  keptTraces,
  newTraces,
  type Trace,
} from '../e2e/support/traces.ts';
import { installWorker } from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

/** A tool, the marked secrets that are typed into it, and what it says when it has used them. */
interface Use {
  path: string;
  fields: Readonly<Record<string, string>>;
  press?: string;
  says: string;
  /** Typed as well, and meant to be kept: no secret. */
  kept?: Readonly<Record<string, string>>;
}

const USES: readonly Use[] = [
  {
    path: '/payment-gateway',
    fields: {
      'Card Number': '4929739184625073',
      'Expiry (MM/YY)': '11/47',
      CVV: '917',
      'Amount (₹)': '7391846.57',
    },
    press: 'Pay Now',
    says: 'Payment Successful! 🎉 Your transaction has been processed.',
  },
  {
    path: '/apis/GSTVerificationPage',
    fields: { GSTIN: '27ZQXPK7391M1Z5' },
    press: 'Verify GST',
    says: 'No government database was checked.',
  },
  {
    path: '/apis/driving-licence',
    fields: { 'Driving Licence Number': 'KA0120197391846' },
    press: 'Verify DL',
    says: 'No government database was checked.',
  },
  {
    path: '/apis/panFeatures',
    fields: { PAN: 'ZQXPK7392N' },
    press: 'Check the format',
    says: 'Individual (P)',
  },
  {
    path: '/apis/aadhaarFeatures',
    fields: { 'Aadhaar number or Virtual ID': '7391 8462 5073' },
    press: 'Check the format',
    says: 'Format wrong',
  },
  {
    // A right one is masked, and forgotten by the field.
    path: '/apis/aadhaarFeatures',
    fields: { 'Aadhaar number or Virtual ID': '2341 2341 2346' },
    press: 'Check the format',
    says: 'XXXX XXXX 2346',
  },
  {
    path: '/apis/bankFeatures',
    fields: { 'Account number': '739184625074', IFSC: 'SBIN0739184' },
    press: 'Check the format',
    says: 'State Bank of India',
  },
  {
    path: '/apis/voterFeatures',
    fields: { 'Voter ID (EPIC)': 'ZQX7391846' },
    press: 'Check the format',
    says: 'Format',
  },
  {
    path: '/apis/bbpsFeatures',
    fields: {
      'Biller ID': 'ZQXK73918462NA',
      'Consumer number': '7391846250',
      'Amount (₹)': '7391.84',
    },
    press: 'Check the format',
    says: 'In the request',
  },
  {
    path: '/apis/rcFeatures',
    fields: { 'Registration number': 'KA09ZQ7391', 'Driving licence number': 'KA0220197391847' },
    press: 'Check the format',
    says: 'Karnataka (KA)',
  },
  {
    path: '/apis/passportFeatures',
    fields: { 'Passport number': 'Z7391846' },
    press: 'Check the format',
    says: 'Format right',
  },
  {
    path: '/apis/cinFeatures',
    fields: { CIN: 'U73918KA2019PTC739184' },
    press: 'Check the format',
    says: 'Format right',
  },
  {
    path: '/apis/ocrFeatures',
    fields: { Text: 'Marked words of a document ZQXPK7393P' },
    press: 'Check the format',
    says: 'Format right',
  },
  {
    path: '/apis/upiFeatures',
    fields: { 'UPI ID': 'marked.id@zqxhandle' },
    press: 'Check the format',
    says: 'Format right',
  },
  {
    path: '/products/LoanPortal',
    fields: {
      'Loan amount (₹)': '73,91,846',
      'Rate (% a year)': '11.37',
      'Term (months)': '317',
    },
    says: '₹73,91,846',
  },
  {
    path: '/products/insurancePortal',
    fields: { 'Sum insured (₹)': '37,39,184' },
    says: '₹37,39,184',
  },
  ...['/UpiSolution', '/apis/UPIPayment', '/apis/QrPayment'].map((path) => ({
    path,
    fields: {
      'UPI ID': 'marked.payee@zqxhandle',
      Name: 'Marked Payee Zqx',
      'Amount in ₹ (optional)': '7391.53',
      'Note (optional)': 'Marked note zqx',
    },
    press: 'Make QR code',
    says: 'upi://pay?pa=marked.payee@zqxhandle',
  })),
  {
    path: '/apis/ReverseGeocodingPage',
    fields: { Latitude: '12.9739184', Longitude: '77.5973918' },
    press: 'Get Address',
    says: 'Marked address, Zqx Road',
  },
  {
    path: '/investors',
    kept: { Email: 'investor@marked.example' },
    fields: { Password: 'marked-password-zqx' },
    press: 'Access Dashboard',
    says: 'Investor Dashboard',
  },
];

const SECRETS = [
  ...USES.flatMap(({ fields }) => Object.values(fields)),
  // The response about a position says as much as the position.
  'Marked address, Zqx Road',
];

const isGeocoder = ({ text }: Trace) => text.startsWith(DEFAULT_GEOCODER_URL);

/** The look-up's address as the page's own list of requests holds it. */
const geocoderCall = /https:\/\/nominatim[^"\s]*/g;

const leaks = (traces: readonly Trace[]) => SECRETS.flatMap((mark) => findMark(traces, mark));

async function use(page: Page, { path, fields, kept = {}, press, says }: Use): Promise<void> {
  await open(page, path);
  for (const [name, text] of Object.entries({ ...kept, ...fields })) {
    const byLabel = page.getByLabel(name, { exact: true });
    await byLabel.and(page.locator('input:not([type=range]), textarea')).fill(text);
  }
  if (press) await button(page, press).click();
  await expect(main(page), path).toContainText(says);
}

test('no tool leaves a trace of what was typed into it', async ({
  page,
  context,
  site,
  geocoder,
}) => {
  test.setTimeout(240_000);
  geocoder.respond = finds('Marked address, Zqx Road');
  await installWorker(page);
  const sent = followTraces(context, site);
  const before = await keptTraces(page);
  const kept = async () => newTraces(await keptTraces(page), before);

  for (const tool of USES) {
    await use(page, tool);
    const all = await kept();
    // The service is asked about the position by design, and the page knows what it asked for.
    const own = all.map((each) => ({ ...each, text: each.text.replaceAll(geocoderCall, '') }));
    expect.soft(leaks(own), `kept by ${tool.path}`).toEqual([]);
  }

  // Leaving by a link, and coming back, keeps nothing either.
  await page.getByRole('link', { name: 'Contact Us', exact: true }).first().click();
  await expect(page).toHaveURL(/contact$/);
  await page.goBack();
  await page.goto('/payment-gateway');
  await expect(field(page, 'Card Number')).toHaveValue('');
  expect.soft(leaks(await kept()), 'kept after leaving').toEqual([]);
  expect(leaks(sent.filter((each) => !isGeocoder(each))), 'sent or said').toEqual([]);

  // The look-up of an address is the one request that leaves, and holds nothing but the position.
  const outside = sent.filter(
    ({ where, text }) => where.startsWith('request') && !text.startsWith(site.origin),
  );
  expect(outside.filter(({ text }) => !/^(blob|data):/.test(text))).toHaveLength(1);
  expect(outside.filter(isGeocoder)).toHaveLength(1);
});

test('what the investors’ portal keeps is the address and the time', async ({ page }) => {
  await installWorker(page);
  const before = await keptTraces(page);
  const investor = USES.at(-1) as Use;
  await use(page, investor);
  const kept = newTraces(await keptTraces(page), before);
  expect(findMark(kept, 'investor@marked.example').length).toBeGreaterThan(0);
  expect(leaks(kept)).toEqual([]);
});

test('what sign-up keeps is a draft, and nothing once it is done', async ({
  page,
  context,
  site,
}) => {
  const typed = {
    'Full Name': 'Zqxmark Verma',
    'Phone Number': '1200739184',
    'Email Address': 'zqx@marked.example',
  };
  await installWorker(page);
  const sent = followTraces(context, site);
  const before = await keptTraces(page);
  const marksIn = (traces: readonly Trace[]) =>
    Object.values(typed).flatMap((mark) => findMark(traces, mark));
  const kept = async () => marksIn(newTraces(await keptTraces(page), before));

  await open(page, '/signup');
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByLabel('API of interest').selectOption('/apis/Payout');
  const draft = Object.values(typed).map((text) => `database kolam-stores: ${text}`);
  await expect.poll(kept).toEqual(draft);

  await button(page, 'Sign Up').click();
  await expect(page.getByRole('dialog', { name: 'Sign-Up Successful!' })).toBeVisible();
  await button(page, 'OK').click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect.poll(kept).toEqual([]);
  expect(marksIn(sent)).toEqual([]);
});
