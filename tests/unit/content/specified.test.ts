import { describe, expect, it } from 'vitest';
import type { Page } from '#copy/types/page.ts';
import type { CanonicalPath } from '#routes/paths.ts';
import { nav } from '../../../copy/menus/nav.ts';
import { pageOf } from './content-pages.ts';
import { renderedPages } from './shown.ts';

const textOf = (path: CanonicalPath) =>
  renderedPages.find((each) => each.path === path)?.main.text ?? '';

/** What the specification says of a page in addition to the lists of inventories.test.ts. */
const SAID: [CanonicalPath, string[]][] = [
  ['/', ['Payment Gateway', 'UPI Solutions', 'POS & ECD Billing', 'Subscriptions & Invoicing']],
  ['/', ['Make in India', 'Digital India', 'Startup India', 'Key Benefits']],
  ['/company/About', ['Domestic money transfer (DMT)', 'BBPS', '10M+', '50K+', '99.9%', '24/7']],
  ['/services', ['256-bit encryption', 'PCI DSS compliance', '1-3 business days', '10M+', '50K+']],
  ['/partnership', ['Revenue sharing up to 30%', 'Apply Now', 'Download Partnership Kit']],
  ['/products/aepsPortal', ['last 5 transactions']],
  ['/apis/employee', ['Role-based access']],
  ['/apis/guideSteps', ['Sandbox', 'Production']],
  ['/apis/Payout', ['IMPS', 'NEFT', 'RTGS', 'UPI', 'Wallets']],
  ['/apis/bbpsFeatures', ['"mode": "ONLINE"']],
  ['/CertificatesPage', ['samples for demonstration']],
  ['/TermsOfService', ['18 or older', 'capped at the fees paid', 'domestic money transfer (DMT)']],
  ['/TermsOfService', ['bill payment through BBPS', 'payment solutions', 'laws of India']],
];

const FAMILIES =
  'Payment gateway, UPI, POS and ECD billing, subscriptions and invoicing, prepaid wallets and cards, AEPS cash withdrawal, money transfer, payouts, bill payment, recharge, travel, insurance, loans and verification';

describe('words of the specification', () => {
  it.each(SAID)('%s: %j', (path, words) => {
    for (const each of words) expect(textOf(path)).toContain(each);
  });

  it('the home page names every service of the company', () => {
    expect(textOf('/')).toContain(FAMILIES);
  });

  it('figures are written in one way everywhere', () => {
    const all = renderedPages.map(({ main }) => main.text).join('\n');
    expect(all).not.toMatch(/1–3 business|10 ?M\+? |50,000\+|99\.90|256 bit/);
  });

  it.each<[CanonicalPath, string]>([
    [
      '/PrivacyPolicy',
      'Information we collect, Purpose of use, Sharing of information, Security, Retention, Your rights, Cookies and local storage, Cross-border transfer, Changes to this policy, Governing law, Contact and grievances',
    ],
    [
      '/TermsOfService',
      'Eligibility, Services, Fees, Compliance, Intellectual property, Limitation of liability, Indemnity, Termination, Governing law, Amendments, Grievance redressal',
    ],
  ])('%s has its sections in order', (path, headings) => {
    const { sections } = pageOf<Page<'Legal'>>(path);
    expect(sections.map(({ heading }) => heading).join(', ')).toBe(headings);
    for (const { paragraphs } of sections) expect(paragraphs.length).toBeGreaterThan(0);
  });

  it('slides lead to the contact page and to the services', () => {
    for (const { primaryAction, secondaryAction } of pageOf<Page<'Home'>>('/').slides) {
      expect(primaryAction).toEqual({ label: 'Get Started', path: '/contact' });
      expect(secondaryAction).toEqual({ label: 'Explore', path: '/services' });
    }
  });

  it('the menu has a group of ten verification APIs', () => {
    const groups = nav.items.flatMap(({ subItems }) => subItems);
    const group = groups.find(
      (each) => 'groupTitle' in each && each.groupTitle === 'Verification APIs',
    );
    expect(group && 'items' in group && group.items.map(({ to }) => to).sort()).toEqual(
      renderedPages
        .map(({ path }) => path)
        .filter((path) => path.endsWith('Features'))
        .sort(),
    );
  });
});
