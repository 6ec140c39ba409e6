import { describe, expect, it } from 'vitest';
import type { Example } from '#content/types/example.ts';
import { textsOf } from '../../../src/content/texts.ts';

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
 */
const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/content/{en,hi}/**/*.{ts,tsx}', '!/src/content/{en,hi}/words/**'],
  { eager: true },
);

const texts = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).flatMap((copy) => textsOf(copy).map((text) => ({ file, text }))),
);

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
    expect(said).toContain(`/src/content/${language}/apis/UPIPayment.ts`);
  });
});

describe('a fee for UPI in an example', () => {
  const UPI_FEE = /\b(?:wallet|RuPay credit)\b|वॉलेट|RuPay क्रेडिट/;
  const examples = Object.entries(modules)
    .filter(([file]) => file.endsWith('/UpiSolution.ts'))
    .flatMap(([file, module]) => examplesIn(module).map((example) => ({ file, example })));

  it.each(examples)('is shown for a payment above ₹2,000 only: $file', ({ example }) => {
    if (!('paidPaise' in example)) throw new Error('It is no example of a payment.');
    const charged = example.rows.filter(
      ({ name, feeHundredths }) => UPI_FEE.test(name) && feeHundredths > 0,
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

describe('a charge for repaying early', () => {
  it.each(['en', 'hi'])('is said not to apply since 1 January 2026 (%s)', (language) => {
    const file = `/src/content/${language}/products/LoanPortal.ts`;
    const said = saying(/floating/).filter((each) => each.file === file);
    expect(said.map(({ text }) => text).join()).toMatch(/1 (?:January|जनवरी) 2026.*₹50/);
  });
});
