import { describe, expect, it } from 'vitest';
import type { Example } from '#copy/types/example.ts';
import { settle } from '#domain/settlement.ts';
import { textsOf } from '../../../copy/texts.ts';

/**
 * Rules that others make, and that pages may not contradict. From the issuers, as repeated in public documents:
 *
 * - UPI collect: ended for merchants on 28 February 2026 (razorpay.com/docs/announcements/upi-collect-migration;
 *   docs.payu.in, “UPI Collect Disablement”).
 * - Wallets by UPI: interchange above ₹2,000 only, none for small merchants (NPCI, March 2023). RuPay credit cards by
 *   UPI: nil up to ₹2,000 for small merchants (NPCI circular of 4 October 2022).
 * - BBPS: billers are fetch MANDATORY, OPTIONAL or NOT_SUPPORTED (docs.payu.in; docs.setu.co).
 * - Prepayment: no charge on floating-rate loans to individuals and micro or small businesses since 1 January 2026
 *   (RBI directions of 2 July 2025).
 * - E-mandates: ₹15,000 without a second factor, ₹1 lakh for insurance, mutual funds and card bills, notice 24 hours
 *   before, no charge to customers (RBI, Digital Payments – E-mandate Framework, 2026, of 21 April 2026). UPI Autopay:
 *   one attempt and three retries outside peak hours (NPCI circular of 2025, in force since 1 August 2025).
 * - Prepaid instruments: the RBI's draft of 22 April 2026 has no use abroad, no loads by credit card, gift cards of
 *   ₹10,000 at most and cash loads of ₹10,000 a month. No final text was found by November 2026.
 * - AEPS: ₹10,000 a withdrawal, five withdrawals a month at least (NPCI, as The Hindu BusinessLine has it, January
 *   2022).
 * - TDS on commission: 2% above ₹20,000 a year (section 393 of the Income-tax Act, 2025; sections 194D and 194H
 *   before).
 * - GST on individual health and life cover: none since 22 September 2025 (CBIC notification 16/2025, Central Tax
 *   (Rate)).
 */
const modules = import.meta.glob<Record<string, unknown>>(
  ['/{copy,languages/hi}/{pages,menus}/**/*.{ts,tsx}', '/copy/*.ts'],
  { eager: true },
);

const texts = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).flatMap((copy) => textsOf(copy).map((text) => ({ file, text }))),
);

const pageIn = (language: string, page: string) =>
  `${language === 'en' ? '/copy' : `/languages/${language}`}/pages/${page}.ts`;

const saying = (what: RegExp) => texts.filter(({ text }) => what.test(text));

/** Of some texts, those without a word that makes them true. */
const without = (found: typeof texts, word: RegExp) => found.filter(({ text }) => !word.test(text));

const isExample = (value: object): value is Example => 'kind' in value && value.kind === 'example';

function examplesIn(value: unknown): Example[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isExample(value)) return [value];
  return Object.values(value).flatMap(examplesIn);
}

describe('a UPI collect request', () => {
  it('is offered nowhere: it ended on 28 February 2026', () => {
    const offers = saying(
      /\b(?:collect|payment) requests?\b|\brequests?(?:,| or| and) (?:links?|Autopay|codes?)\b|\b(?:links?|QR|intent)(?:,| or) requests?\b|पेमेंट रिक्वेस्ट|रिक्वेस्ट (?:या|और) (?:लिंक|ऑटोपे)|रिक्वेस्ट, लिंक|(?:QR|लिंक)(?:,| या) रिक्वेस्ट/i,
    );
    expect(without(offers, /\bended\b|बंद है|^payment request$/)).toEqual([]);
  });

  it.each(['en', 'hi'])('is said to have ended where app teams look for it (%s)', (language) => {
    const said = saying(/28 (?:February|फ़रवरी) 2026/).map(({ file }) => file);
    expect(said).toContain(pageIn(language, 'apis/UPIPayment'));
  });
});

describe('a fee for UPI in an example', () => {
  const UPI_FEE = /\b(?:wallet|RuPay credit)\b|वॉलेट|RuPay क्रेडिट/;
  const examples = Object.entries(modules)
    .filter(([file]) => file.endsWith('/UpiSolution.ts'))
    .flatMap(([file, module]) => examplesIn(module).map((example) => ({ file, example })));

  it.each(examples)('is shown for a payment above ₹2,000 only: $file', ({ example }) => {
    if (!('paidPaise' in example)) throw new Error('It is not an example of a payment.');
    const { paidPaise: paise, place } = example;
    const charged = example.rows.filter(
      ({ name, method }) =>
        UPI_FEE.test(name) && settle({ paise, place, method, isSmall: false }).fee > 0,
    );
    expect(charged.length).toBeGreaterThan(0);
    expect(example.paidPaise).toBeGreaterThan(2000_00);
  });
});

describe('a bill of BBPS', () => {
  it('is said nowhere to be always fetched first', () => {
    expect(
      saying(
        /fetched bill only|^No\. Fetch the bill first|pay a fetched bill|(?<!it, )the bill is fetched|निकाले हुए बिल का पेमेंट|निकाला हुआ बिल भ/i,
      ),
    ).toEqual([]);
  });
});

const saidIn = (file: string) =>
  texts
    .filter((each) => each.file === file)
    .map(({ text }) => text)
    .join('\n');

describe.each(['en', 'hi'])('rules that pages name (%s)', (language) => {
  const on = (page: string) => saidIn(pageIn(language, page));

  it('of e-mandates: limits, notice, retries, no charge to customers', () => {
    const page = on('SubscriptionManagement');
    expect(page).toMatch(/₹15,000.*₹1\s(?:lakh|लाख).*(?:costs them nothing|कोई पैसे नहीं).*2026/);
    expect(page).toMatch(/24 (?:hours|घंटे)/);
    expect(page).toMatch(/UPI.*(?:(?:three|3) times at most|(?:तीन|3) बार)/);
  });

  it('of prepaid cards: what the draft of 22 April 2026 would end', () => {
    const page = on('PrepaidSolutions');
    expect(page).toMatch(/22 (?:April|अप्रैल) 2026/);
    expect(page.match(/₹10,000/g)).toHaveLength(2);
  });

  it('of AEPS: ₹10,000 at a time, five withdrawals a month', () => {
    for (const page of ['products/aepsPortal', 'apis/CashWithdrawal'])
      expect(on(page)).toMatch(/(?:most|ज़्यादा) ₹10,000/);
    expect(on('products/aepsPortal')).toMatch(/(?:five|5) withdrawals|(?:पाँच|5) निकासी/);
  });

  it('of premiums: no GST on individual health and life cover', () =>
    expect(on('products/insurancePortal')).toMatch(/GST.*22 (?:September|सितंबर) 2025/));
});

describe('tax on a commission', () => {
  const earned = Object.entries(modules).flatMap(([file, module]) =>
    examplesIn(module)
      .filter(({ sums }) => sums === 'earned')
      .map(({ subtitle }) => ({ file, subtitle })),
  );

  it('is asked of the examples of both languages', () =>
    expect(earned.length).toBeGreaterThanOrEqual(14));

  it.each(earned.filter(({ file }) => !file.endsWith('/business-loan.ts')))(
    'is said to be taken in the example of $file',
    ({ subtitle }) => expect(subtitle).toMatch(/2% TDS.*₹20,000|₹20,000.*2% TDS/),
  );
});

describe('a charge for repaying early', () => {
  it.each(['en', 'hi'])('is said not to apply since 1 January 2026 (%s)', (language) => {
    const file = pageIn(language, 'products/LoanPortal');
    const said = saying(/floating/).filter((each) => each.file === file);
    expect(said.map(({ text }) => text).join()).toMatch(/1 (?:January|जनवरी) 2026.*₹50/);
  });
});
