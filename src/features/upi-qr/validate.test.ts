import '#lib/quantities/quantity.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payLink } from '#domain/upi-pay-link.ts';
import { cleanText } from './clean-text.ts';
import { amountHint, check, type RequestTexts, requestOf } from './validate.ts';

const shop: RequestTexts = {
  upiId: 'sample.shop@example',
  name: 'Sample Shop',
  amount: '',
  note: '',
};
const checked = (texts: Partial<RequestTexts>) => check({ ...shop, ...texts });
const linkOf = (texts: Partial<RequestTexts>) => payLink(requestOf({ ...shop, ...texts }));

describe('check', () => {
  it.each<[Partial<RequestTexts>]>([
    [{}],
    [{ upiId: ' sample.shop@example\n' }],
    [{ upiId: 'a_b-c.1@Example2' }],
    [{ upiId: '\u202Asample.shop\u200B@example\u202C' }],
    [{ upiId: 'shop१@kbl०५२' }],
    [{ amount: '1' }],
    [{ amount: ' 5,00,000 ' }],
    [{ amount: '0499.50' }],
    [{ name: 'क'.repeat(20), note: '👨‍👩‍👧' }],
    [{ name: 'x'.repeat(50), note: 'y'.repeat(50) }],
  ])('takes %j', (texts) => {
    expect(checked(texts)).toEqual({});
  });

  const SHAPE = 'A UPI ID is a name, an @ and a handle, such as sample.shop@example.';

  it.each<[Partial<RequestTexts>, object]>([
    [{ upiId: '  ' }, { upiId: 'Enter the UPI ID to be paid.' }],
    [{ upiId: 'sample.shop' }, { upiId: SHAPE }],
    [{ upiId: 'sample shop@example' }, { upiId: SHAPE }],
    [{ upiId: 'shop@mail.example' }, { upiId: SHAPE }],
    [{ upiId: 'a@@example' }, { upiId: SHAPE }],
    [{ upiId: 'shop@example&am=1' }, { upiId: SHAPE }],
    [{ upiId: 'शॉप@example' }, { upiId: SHAPE }],
    [{ upiId: `${'a'.repeat(257)}@example` }, { upiId: SHAPE }],
    [{ name: '\u0000\u202E\uD800' }, { name: 'Enter the name the payer should see.' }],
    [{ name: 'x'.repeat(51) }, { name: 'Shorten the name to 50 characters.' }],
    [{ amount: '0' }, { amount: 'Enter at least ₹1.' }],
    [{ amount: '500000.01' }, { amount: 'Enter at most ₹5,00,000.' }],
    [{ amount: '1.005' }, { amount: 'Use at most 2 digits after the point.' }],
    [{ amount: '-1' }, { amount: 'Write the amount in digits, such as 499.50.' }],
    [{ amount: 'ten' }, { amount: 'Write the amount in digits, such as 499.50.' }],
    [{ note: 'y'.repeat(51) }, { note: 'Shorten the note to 50 characters.' }],
  ])('says what is wrong with %j', (texts, problems) => {
    expect(checked(texts)).toEqual(problems);
  });

  it('keeps a link short enough for a code that scans', () => {
    const problems = checked({ name: 'क'.repeat(40), note: 'क'.repeat(20) });
    expect(Object.keys(problems)).toEqual(['form', 'name', 'note']);
    expect(problems.form).toContain('too long for a code that scans well');
  });

  it('names the first wrong field first', () => {
    expect(Object.keys(check({ upiId: '', name: '', amount: 'x', note: 'y'.repeat(99) }))).toEqual([
      'upiId',
      'name',
      'amount',
      'note',
    ]);
  });

  it('copes with any text, and returns only links of plain characters', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    const texts = fc.record({
      upiId: fc.oneof(text, fc.constant(shop.upiId)),
      name: text,
      amount: fc.oneof(text, fc.constant('')),
      note: text,
    });
    fc.assert(
      fc.property(texts, (typed) => {
        if (Object.keys(check(typed)).length > 0) return;
        expect(payLink(requestOf(typed))).toMatch(/^upi:\/\/pay\?[\w\-.~%@=&]{1,412}$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('payLink', () => {
  it('holds ID, name and currency', () => {
    expect(linkOf({})).toBe('upi://pay?pa=sample.shop@example&pn=Sample%20Shop&cu=INR');
  });

  it('contains the visible ID, without invisible characters', () => {
    expect(linkOf({ upiId: ' Sample.\u200BShop@example\uFEFF' })).toContain(
      'pa=Sample.Shop@example&',
    );
  });

  it('contains amount and note if there are any', () => {
    expect(linkOf({ amount: '1,499.5', note: 'Bill 7' })).toBe(
      'upi://pay?pa=sample.shop@example&pn=Sample%20Shop&am=1499.50&cu=INR&tn=Bill%207',
    );
  });

  it('writes a space as %20 and a plus as %2B, and lets no text add a field', () => {
    const link = linkOf({ name: "A+B & Co (Pune)'s=1#x" });
    expect(link).toContain('pn=A%2BB%20%26%20Co%20%28Pune%29%27s%3D1%23x&cu=INR');
    expect(link).not.toContain('+');
  });

  it('can be read back by anyone who knows links', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const clean = cleanText(name);
        fc.pre(clean !== '');
        const fields = new URLSearchParams(linkOf({ name }).replace('upi://pay?', ''));
        expect(fields.get('pn')).toBe(clean);
        expect(fields.get('pa')).toBe(shop.upiId);
      }),
    );
  });
});

describe('cleanText', () => {
  it.each([
    ['  Sample\r\n\tShop ', 'Sample Shop'],
    ['a\uD800b\uDC00c😀', 'abc😀'],
    ['\u202Egpj.pohs', 'gpj.pohs'],
    ['क्‍ष 👨‍👩‍👧', 'क्‍ष 👨‍👩‍👧'],
    ['Cafe\u0301', 'Café'],
    ['<b>x</b>', '<b>x</b>'],
  ])('%j is %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('amountHint', () => {
  it('hints only above one lakh, and blocks nothing', () => {
    expect(amountHint('100000')).toBe('');
    expect(amountHint('nonsense')).toBe('');
    expect(amountHint('100000.01')).toMatch(/allows ₹1,00,000 between persons, as of 20\d\d,/);
    expect(checked({ amount: '100000.01' })).toEqual({});
  });
});

// As apps hide a part of an ID: a code of it would pay nobody.
it.each(['xxxxxx3210@example', '98xxxxxx10@example', '98******10@example', 'asha@ex****'])(
  'the masked %s is named as masked',
  (upiId) =>
    expect(check({ upiId, name: 'Asha', amount: '', note: '' }).upiId).toBe(
      'Part of the number is hidden. The whole number is needed.',
    ),
);
