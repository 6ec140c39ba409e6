import { describe, expect, it } from 'vitest';
import type { Page } from '#copy/types/page.ts';
import type { SectionOf } from '#copy/types/sections.ts';
import { formatPaise } from '#domain/rupees.ts';
import { settle } from '#domain/settlement.ts';
import { matchRoute } from '#routes/match-route.ts';
import type { CanonicalPath } from '#routes/paths.ts';
import { nav } from '../../../copy/menus/nav.ts';
import * as words from '../../../src/words/worked-examples.ts';
import { pageOf, pages, sectionsOf } from './content-pages.ts';
import { renderedPages } from './shown.ts';

/** Pages that show their product on a drawn phone. */
const WITH_PHONE: readonly CanonicalPath[] = [
  '/products/LoanPortal',
  '/products/insurancePortal',
  '/products/rechargePortal',
  '/products/travelServices',
  '/products/aepsPortal',
  '/products/paymentGateWayPortal',
  '/products/verificationPortal',
  '/products/apiSolutions',
  '/apis/MoneyTransfer',
  '/apis/CashWithdrawal',
  '/apis/UtilityBillPayment',
  '/UpiSolution',
  '/PrepaidSolutions',
  '/SubscriptionManagement',
];

const all = pages.flatMap(({ path }) => sectionsOf(path).map((section) => ({ path, section })));
const ofKind = <K extends 'phone' | 'example'>(kind: K) =>
  all.filter(
    (each): each is { path: CanonicalPath; section: SectionOf<K> } => each.section.kind === kind,
  );
const phones = ofKind('phone');
const examples = ofKind('example');

/** Links of a menu in their order. */
const linksOf = (label: string) =>
  nav.items
    .filter((item) => item.label === label)
    .flatMap(({ subItems }) => subItems.flatMap((sub) => ('items' in sub ? sub.items : [sub])));

/** A page's view and the kinds of its sections, as one text. */
function orderOf(path: CanonicalPath | undefined): string {
  if (!path) throw new Error('A menu leads to no page.');
  const kinds = sectionsOf(path).map((section) =>
    section.kind === 'features' && !section.names && section.list ? 'list' : section.kind,
  );
  return [pageOf(path).view, ...kinds].join(', ');
}

describe('drawn phones', () => {
  it('are on the pages of products, one on each', () => {
    expect(phones.map(({ path }) => path).sort()).toEqual([...WITH_PHONE].sort());
  });

  it.each(phones)('of $path have at most four steps, each with its own screen', ({ section }) => {
    expect(section.steps.length).toBeGreaterThan(1);
    expect(section.steps.length).toBeLessThanOrEqual(4);
    const screens = section.steps.map(({ screen }) => JSON.stringify(screen));
    expect(new Set(screens).size).toBe(screens.length);
  });

  it.each(phones)('of $path name no bank, network or shop that exists', ({ section }) => {
    expect(JSON.stringify(section)).not.toMatch(
      /\b(?:SBI|HDFC|ICICI|Axis|Kotak|Paytm|PhonePe|GPay|Google|Jio|Airtel|Vodafone|BSNL|Tata|Visa|Mastercard|IndiGo|Razorpay|Netflix|Hotstar|LIC)\b/i,
    );
  });

  it.each(phones)('of $path are hidden from those who hear the page', ({ path }) => {
    const markup = renderedPages.find((page) => page.path === path)?.main.markup ?? '';
    expect(markup.match(/class="phone__picture" aria-hidden="true"/g)).toHaveLength(1);
    expect(markup.match(/class="handset"/g)).toHaveLength(1);
  });
});

describe('worked examples', () => {
  it('are on every page for retailers, and on the products that earn or cost by the piece', () => {
    const paths = new Set(examples.map(({ path }) => path));
    for (const { to } of linksOf('Retailers')) expect([...paths]).toContain(matchRoute(to)?.path);
    for (const path of [
      '/products/aepsPortal',
      '/products/paymentGateWayPortal',
      '/products/verificationPortal',
      '/products/apiSolutions',
      '/UpiSolution',
      '/PrepaidSolutions',
      '/SubscriptionManagement',
    ] as const)
      expect([...paths]).toContain(path);
  });

  it.each(examples)('of $path cannot be read as offers', ({ section, path }) => {
    const said = JSON.stringify(section);
    expect(said).not.toMatch(/\bup to\b|\bfrom ₹|\bonly ₹|\bas low as\b|\bguarantee/i);
    const markup = renderedPages.find((page) => page.path === path)?.main.markup ?? '';
    expect(markup).toContain(words.fine);
    expect(markup).toContain(`class="ribbon">${words.ribbon}<`);
  });

  it.each(examples)('of $path count in whole paise', ({ section }) => {
    const figures = section.rows.flatMap((row) =>
      'ratePaise' in row ? [row.ratePaise, row.count] : [],
    );
    if (section.sums === 'arrives') figures.push(section.paidPaise);
    for (const figure of figures) expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
  });

  it('is shown on the home page as the AEPS page begins it, with its assumptions', () => {
    const { example } = pageOf('/') as Page<'Home'>;
    const of = examples.find(({ path }) => path === example.to)?.section;
    if (of?.sums !== 'earned') throw new Error('The home page shows the example of no page.');
    const sums = of.rows.map(({ ratePaise, count }) => ratePaise * count);
    const day = sums.reduce((all, each) => all + each);
    expect(example.rows.map(({ sum }) => sum)).toEqual([...sums, day].map(formatPaise));
    expect(example.rows.flatMap(({ how }) => how ?? [])).toEqual(
      of.rows.map(({ ratePaise, count }) => `${count} × ${formatPaise(ratePaise)}`),
    );
    expect(example.rows.map(({ name }) => name)).toEqual([
      ...of.rows.map(({ name }) => name),
      words.day,
    ]);
    expect(example.note).toBe(`${of.subtitle} ${words.fine}`);
    expect(example.ribbon).toBe(words.ribbon);
  });

  it('take nothing off what a bank account pays by UPI or RuPay debit, as the law has it', () => {
    const free = examples.flatMap(({ section }) =>
      section.sums === 'arrives'
        ? section.rows
            .filter(({ name }) => /^UPI|bank account|^RuPay debit/.test(name))
            .map((row) => ({ ...row, paise: section.paidPaise, place: section.place }))
        : [],
    );
    expect(free.length).toBeGreaterThan(3);
    for (const { name, ...sale } of free)
      expect(settle({ ...sale, isSmall: false }).fee, name).toBe(0);
  });
});

describe('orders of sections', () => {
  it('differ between neighbours of a menu', () => {
    const orders = linksOf('Products').map(({ to }) => orderOf(matchRoute(to)?.path));
    orders.forEach((order, i) => {
      if (i > 0) expect(order).not.toBe(orders[i - 1]);
    });
  });
});
