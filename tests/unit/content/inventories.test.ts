import { describe, expect, it } from 'vitest';
import type { Page } from '#copy/types/page.ts';
import type { Section } from '#copy/types/sections.ts';
import type { CanonicalPath } from '#routes/paths.ts';
import { pageOf, sectionsOf, titlesOf } from './content-pages.ts';

const TWELVE =
  'Money transfer, Bill payment, Recharge, Verification, Server hosting, Database, QR payment, Cash collection, Cash drop, Payout, UPI payment, Cash withdrawal';

/** Page, kind of section, which of that kind, titles of its items. */
const LISTED: [CanonicalPath, Section['kind'], number, string][] = [
  [
    '/services',
    'features',
    0,
    'Payment Gateway, UPI Solutions, POS & ECD Billing, Subscriptions & Invoicing, Payouts & Settlements, Security & Compliance, API Integration, Analytics & Reporting',
  ],
  [
    '/partnership',
    'choices',
    0,
    'Channel Partners, Technology Partners, Regional Partners, Strategic Partners',
  ],
  ['/partnership', 'steps', 0, 'Apply, Review, Agreement, Training, Launch'],
  [
    '/alliance',
    'groups',
    0,
    'Banking Partners, Card Networks, Technology Partners, Channel Partners',
  ],
  ['/alliance', 'steps', 0, 'Apply, Review, Launch'],
  [
    '/CertificatesPage',
    'certificates',
    0,
    'PCI DSS Level 1, ISO 27001, RBI Licensed, SOC 2 Type II',
  ],
  ['/CertificatesPage', 'features', 0, 'Security, Compliance, Performance, Trust'],
  [
    '/UpiSolution',
    'features',
    0,
    'Instant UPI Payments, UPI QR Code Integration, UPI Autopay, UPI Analytics',
  ],
  [
    '/PrepaidSolutions',
    'features',
    0,
    'Digital wallets, Prepaid cards, Fraud protection, Corporate payouts, Mobile top-ups, Global reach',
  ],
  ['/SubscriptionManagement', 'features', 1, 'Weekly, Monthly, Annually'],
  ['/SubscriptionManagement', 'features', 2, 'Cards, UPI, Wallets, Net banking'],
  [
    '/APIIntegration',
    'features',
    0,
    'REST APIs, Sandbox environment, OAuth 2.0, Webhooks, 99.9% uptime, Sample code',
  ],
  [
    '/products/insurancePortal',
    'features',
    0,
    'Policy Management, Claims Submission, Premium Calculator, Customer Support',
  ],
  ['/products/rechargePortal', 'features', 0, 'Mobile, DTH, OTT'],
  ['/products/travelServices', 'features', 0, 'Flights, Hotels, Tours, Bus, Cab'],
  [
    '/products/aepsPortal',
    'features',
    0,
    'Balance Inquiry, Cash Withdrawal, Mini Statement, Aadhaar-to-Aadhaar Transfer',
  ],
  ['/products/paymentGateWayPortal', 'features', 0, 'UPI, Cards, QR, Analytics'],
  ['/products/verificationPortal', 'features', 0, 'KYC, Address, Identity, Background checks'],
  ['/products/LoanPortal', 'features', 0, 'Apply, Track, EMI calculator, Support'],
  ['/products/apiSolutions', 'features', 0, TWELVE],
  ['/apis', 'features', 0, TWELVE],
  [
    '/apis/guideSteps',
    'steps',
    0,
    'Get keys, Set up environment, First call, Test and debug, Go live',
  ],
  ['/apis/guideSteps', 'features', 0, 'Sandbox, Production'],
  ['/retailers/sell-insurance', 'features', 0, 'Health, Car, Home, Life'],
  [
    '/retailers/business-loan',
    'features',
    0,
    'Working capital, Term loan, Business growth, Startup',
  ],
];

describe('lists of the specification', () => {
  it.each(LISTED)('%s: %s %i', (path, kind, n, expected) => {
    expect(titlesOf(path, kind, n).join(', ')).toBe(expected);
  });

  it.each<[CanonicalPath, Section['kind'], number, number]>([
    ['/alliance', 'features', 0, 4],
    ['/alliance', 'ticks', 0, 5],
    ['/SubscriptionManagement', 'features', 0, 6],
    ['/company/About', 'stats', 0, 4],
    ['/company/About', 'timeline', 0, 0],
    ['/partnership', 'ticks', 0, 6],
  ])('%s: %s %i has %i items', (path, kind, n, count) => {
    expect(titlesOf(path, kind, n)).toHaveLength(count);
  });

  it('each insurance card has a feature list', () => {
    const cards = sectionsOf('/products/insurancePortal').find(({ kind }) => kind === 'features');
    if (cards?.kind !== 'features' || cards.names) throw new Error('The portal has its cards.');
    for (const { ticks } of cards.items) expect(ticks?.length).toBeGreaterThan(1);
  });

  it('each partner category has a text and names, marked as examples', () => {
    const [groups] = sectionsOf('/alliance');
    if (groups?.kind !== 'groups') throw new Error('The categories come first.');
    for (const { names, text } of groups.items) expect(text && names.length > 1).toBe(true);
    expect(groups.note).toContain('Names shown as examples');
  });

  it.each(['/PrivacyPolicy', '/TermsOfService'] as const)('%s has eleven sections', (path) => {
    const page = pageOf<Page<'Legal'>>(path);
    expect(page.sections).toHaveLength(11);
    expect(page.effective).toBe('Effective 1 April 2025');
    expect(JSON.stringify(page)).toContain('courts at Noida');
  });

  it('the home page has four product cards and three slides', () => {
    const { products, slides } = pageOf<Page<'Home'>>('/');
    expect(products.items.map(({ title }) => title).join(', ')).toBe(
      'UPI, ECD & Billing POS, Payment Gateway, Prepaid',
    );
    expect(slides).toHaveLength(3);
  });

  it('each way to travel has its own picture', () => {
    const ways = sectionsOf('/products/travelServices').find(({ kind }) => kind === 'features');
    if (ways?.kind !== 'features' || ways.names)
      throw new Error('The portal has its ways to travel.');
    expect(ways.items.map(({ icon }) => icon).join(', ')).toBe('plane, home, globe, bus, car');
  });
});
