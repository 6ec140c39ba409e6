import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { DEFAULT_GEOCODER_URL } from '../../../src/features/geocode/hosts.ts';
import { open } from '../support/open.ts';
import { expect, goOffline, test } from '../support/test.ts';
import { everythingKept, watchRequests } from '../support/tool-checks.ts';
import { findMark, type Trace } from '../support/traces.ts';
import { installWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

/** One way through a tool with nothing but a keyboard. */
interface Use {
  /** Folder in src/features. */
  tool: string;
  path: string;
  /** Label of the first field. */
  first: string;
  /** What is typed into the first field and at each Tab stop after it; '' passes one by. */
  typed: readonly string[];
  /** Part of `typed` that other people have as well, such as the name of an API. */
  isPublic?: readonly string[];
  /** Enter is pressed in the last field, on the button at the next Tab stop, or nowhere. */
  submit: 'Enter' | { button: string } | 'none';
  says: string;
  /** Buttons that save a file of the result. */
  saves?: readonly string[];
  /** The button that ends what was begun. */
  leave?: string;
  /** The one address elsewhere that may be asked, by design. */
  asks?: string;
}

const USES: readonly Use[] = [
  {
    tool: 'payment',
    path: '/payment-gateway',
    first: 'Card Number',
    typed: ['4012001037141112', '06/21', '987', '77777'],
    submit: { button: 'Pay Now' },
    says: 'Payment Successful! 🎉 Your transaction has been processed.',
  },
  {
    tool: 'gst',
    path: '/apis/GSTVerificationPage',
    first: 'GSTIN',
    typed: ['07aaafs0000d2z5'],
    submit: { button: 'Verify GST' },
    says: 'Delhi (07)',
  },
  {
    tool: 'driving-licence',
    path: '/apis/driving-licence',
    first: 'Driving Licence Number',
    typed: ['MH12 20090000000'],
    submit: 'Enter',
    says: 'Sample Holder',
  },
  {
    tool: 'number-check',
    path: '/apis/ocrFeatures',
    first: 'Text',
    typed: ['IFSC SBIN0000000, Aadhaar 9999 4105 7058'],
    submit: { button: 'Check the format' },
    says: 'XXXX XXXX 7058',
  },
  {
    tool: 'emi',
    path: '/products/LoanPortal',
    first: 'Loan amount (₹)',
    typed: ['7,31,973'],
    submit: 'none',
    says: '₹7,31,973.00',
  },
  {
    tool: 'premium',
    path: '/products/insurancePortal',
    first: 'Sum insured (₹)',
    typed: ['7,31,973'],
    submit: 'none',
    says: '₹7,31,973.00',
  },
  {
    tool: 'upi-qr',
    path: '/UpiSolution',
    first: 'UPI ID',
    typed: ['zebra.shop@example', 'Zebra Stores', '12.37', 'zebra note'],
    submit: 'Enter',
    says: 'upi://pay?pa=zebra.shop@example&pn=Zebra%20Stores&am=12.37',
    saves: ['Download PNG', 'Download SVG'],
  },
  {
    tool: 'geocode',
    path: '/apis/ReverseGeocodingPage',
    first: 'Latitude',
    typed: ['18.424242', '73.424242'],
    submit: 'Enter',
    says: 'Nearest known place',
    asks: DEFAULT_GEOCODER_URL,
  },
  {
    tool: 'sign-up',
    path: '/signup',
    first: 'Full Name',
    typed: ['Zebra Verma', '', '1200739184', 'zebra@shop.example', 'Payout'],
    isPublic: ['Payout'],
    submit: { button: 'Sign Up' },
    says: 'Sign-Up Successful!',
    leave: 'OK',
  },
  {
    tool: 'investor',
    path: '/investors',
    first: 'Email',
    typed: ['zebra@fund.example', 'zebra-secret-7391'],
    submit: 'Enter',
    says: 'Investor Dashboard',
    leave: 'Logout',
  },
];

/** The locker keeps by design, and sign-in is not connected; each has tests of its own. */
const OTHERS = ['locker', 'login'];

test('every tool has its contract', () => {
  const features = path.resolve(import.meta.dirname, '../../../src/features');
  const tools = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'Tool.tsx')
    .map((file) => path.dirname(file))
    .filter((tool) => !OTHERS.includes(tool));
  expect(tools.sort()).toEqual(USES.map(({ tool }) => tool).sort());
});

for (const use of USES)
  test(`${use.tool} works by keyboard and offline, sends nothing and keeps nothing`, async ({
    page,
    context,
    site,
  }) => {
    await installWorker(page);
    await open(page, use.path);
    await goOffline(context);
    await expect(page.locator('body')).not.toContainText(use.says);
    const secrets = use.typed.filter((text) => text && !use.isPublic?.includes(text));
    const sent = watchRequests(page, site, new RegExp(secrets.map(inUrl).join('|'), 'i'));

    await page
      .getByLabel(use.first, { exact: true })
      .and(page.locator(':not([type=range])'))
      .focus();
    await typeAndSubmit(page, use);
    await expect(page.locator('body')).toContainText(use.says);
    for (const name of use.saves ?? []) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).press('Enter');
      await saving;
    }
    if (use.leave) await page.getByRole('button', { name: use.leave, exact: true }).press('Enter');
    await expect.poll(() => leaks(page, secrets), 'kept with the result').toEqual([]);

    await open(page, use.path);
    const values = await page
      .locator('main :is(input, textarea)')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(findMarks([{ where: 'fields', text: values.join('\n') }], secrets)).toEqual([]);
    expect(await leaks(page, secrets), 'kept afterwards').toEqual([]);
    expect(sent.filter((url) => !use.asks || !url.startsWith(use.asks))).toEqual([]);
  });

async function typeAndSubmit(page: Page, { typed, submit }: Use): Promise<void> {
  for (const [i, text] of typed.entries()) {
    if (i > 0) await page.keyboard.press('Tab');
    // What a calculator already holds gives way.
    if (text) await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
  if (submit === 'none') return;
  if (submit !== 'Enter') {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: submit.button, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
}

const findMarks = (traces: readonly Trace[], marks: readonly string[]): string[] =>
  marks.flatMap((mark) => findMark(traces, mark));

const leaks = async (page: Page, secrets: readonly string[]): Promise<string[]> =>
  findMarks([{ where: 'kept', text: await everythingKept(page) }], secrets);

/** A typed text as a URL would hold it. */
const inUrl = (text: string): string => encodeURIComponent(text).replace(/[.*+?()]/g, '\\$&');
