import { describe, expect, it } from 'vitest';
import type { NumberFormat } from '#content/types/numbers.ts';
import type { Tools } from '#content/types/tools.ts';
import { site } from '../../../src/content/site.ts';
import { pages } from './content-pages.ts';
import { renderedPages } from './shown.ts';

const LEGAL = ['/PrivacyPolicy', '/TermsOfService'] as const;

const textOf = (path: string) => renderedPages.find((page) => page.path === path)?.main.text ?? '';

/** What a legal page calls each tool. A tool without a name here does not compile. */
const NAMED: Record<keyof Tools, RegExp> = {
  payment: /payment demo/,
  'sign-up': /sign-up form/,
  login: /sign-in page/,
  gst: /GST and driving licence checks/,
  'driving-licence': /GST and driving licence checks/,
  'number-check': /number checks/,
  emi: /EMI calculator/,
  premium: /premium calculator/,
  'upi-qr': /UPI QR maker/,
  geocode: /everse geocoding/,
  investor: /investor portal/,
  locker: /document locker/,
};

/** What the Privacy Policy calls each kind of number that can be typed into a check. */
const TYPED: Record<NumberFormat, string> = {
  aadhaar: 'Aadhaar number or Virtual ID',
  account: 'bank account number',
  amount: 'biller ID, consumer number and amount of a bill',
  biller: 'biller ID, consumer number and amount of a bill',
  cin: 'a CIN',
  consumer: 'biller ID, consumer number and amount of a bill',
  ifsc: 'an IFSC',
  licence: 'a driving licence number',
  line: 'a line of text that you paste',
  pan: 'a PAN',
  passport: 'a passport number',
  rc: 'a vehicle registration number',
  upi: 'a UPI ID',
  voter: 'a voter ID',
};

describe.each(LEGAL)('%s', (path) => {
  const tools = new Set(pages.flatMap(({ page }) => page.tool?.name ?? []));

  it.each([...tools])('says what the tool %s does with what is typed', (tool) => {
    expect(textOf(path)).toMatch(NAMED[tool]);
  });

  it('says who “we” are, and how to reach us', () => {
    const { brand, address, email, phone } = site;
    for (const each of [`${brand}, ${address.join(' ')}`, email, phone.label])
      expect(textOf(path)).toContain(each);
  });

  it('begins with the company and its address, and ends with them', () => {
    const page = pages.find((each) => each.path === path)?.page;
    if (page?.view !== 'Legal') throw new Error(`${path} is no legal page.`);
    for (const section of [page.sections[0], page.sections.at(-1)])
      expect(section?.paragraphs[0]).toContain(`${site.brand}, ${site.address.join(' ')}`);
  });
});

it.each(Object.entries(TYPED))('The Privacy Policy names what is typed as %s', (_format, words) => {
  expect(textOf('/PrivacyPolicy')).toContain(words);
});
