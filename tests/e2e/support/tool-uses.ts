import type { Page } from 'playwright/test';
import { DEFAULT_GEOCODER_URL } from '../../../src/features/geocode/hosts.ts';

/** One way through a tool with nothing but a keyboard. */
export interface ToolUse {
  /** Folder in src/features. */
  tool: string;
  path: string;
  /** Label of the first field. */
  first: string;
  /**
   * What is typed into the first field and at each Tab stop after it; '' passes one by. Long enough to stand
   * nowhere else by chance, since it is looked for in all that the browser keeps.
   */
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

/** Every tool but the locker and sign-in, each used once. */
export const TOOL_USES: readonly ToolUse[] = [
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
    says: 'First issued in 2009',
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
    saves: ['Save PDF', 'Save PNG', 'Save SVG'],
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
    typed: ['Zebra Verma', '', '1200739184', 'zebra@shop.example', 'Payout', ''],
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

/** The first field of a tool; a slider has the label of the field beside it. */
export const firstField = (page: Page, { first }: Pick<ToolUse, 'first'>) =>
  page.getByLabel(first, { exact: true }).and(page.locator(':not([type=range])'));
