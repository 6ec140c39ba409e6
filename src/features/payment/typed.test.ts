import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryHint } from '#features/payment/hints.ts';
import {
  isCut,
  pastedExpiry,
  typedCardNumber,
  typedCvv,
  typedExpiry,
} from '#features/payment/typed.ts';

/** Types a text key by key at the end of a field. */
function type(keys: string, from = ''): string {
  return [...keys].reduce((text, key) => typedExpiry(text + key, text, true), from);
}

describe('typedCardNumber', () => {
  test.each([
    ['4111 1111 1111 1111', '4111111111111111'],
    ['4111-1111-1111-1111', '4111111111111111'],
    ['41111111111111112222', '4111111111111111'],
    [' 4111\n1111', '41111111'],
    ['४१११ ٤١١١', '41114111'],
    ['abcd', 'abcd'],
  ])('%j becomes %j', (text, number) => expect(typedCardNumber(text)).toBe(number));

  test('is never longer than its cap, and settles at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = typedCardNumber(text);
        expect(once.length).toBeLessThanOrEqual(16);
        expect(typedCardNumber(once)).toBe(once);
      }),
    );
  });
});

describe('typedExpiry', () => {
  test('adds the slash after the month', () => {
    expect(type('1')).toBe('1');
    expect(type('12')).toBe('12/');
    expect(type('1229')).toBe('12/29');
    expect(type('12/29')).toBe('12/29');
    expect(type('1/29')).toBe('01/29');
    expect(type('12299')).toBe('12/29');
  });

  test('lets the slash be deleted, and brings it back with the next digit', () => {
    expect(typedExpiry('12', '12/', true)).toBe('12');
    expect(typedExpiry('1', '12', true)).toBe('1');
    expect(type('7', '12')).toBe('12/7');
  });

  test('does not change typing in the middle', () => {
    expect(typedExpiry('12', '2', false)).toBe('12');
    expect(typedExpiry('1329', '129', false)).toBe('1329');
  });

  test('keeps other characters, within the cap', () => {
    expect(type('ab/cdef')).toBe('ab/cd');
  });

  test.each([
    ['Dec 2029', '12/29'],
    ['September 2027', '09/27'],
    ['may29', '05/29'],
    ['2028-09', '09/28'],
    ['202809', '09/28'],
    ['12/2029', '12/29'],
    ['Exp: 09/28', '09/28'],
    ['Valid thru 09/28', '09/28'],
    ['30/09/2028', '09/28'],
    ['30-09-2028', '09/28'],
    ['20/09/2028', '09/28'],
    ['2028-09-30', '09/28'],
    ['09|28', '09/28'],
    ['09.28', '09/28'],
    ['09:28', '09/28'],
    ['09⁄28', '09/28'],
    ['सितंबर 2028', '09/28'],
  ])('%j typed key by key is %j, and never longer than its cap', (keys, expiry) => {
    let text = '';
    for (const key of keys) {
      text = typedExpiry(text + key, text, true);
      expect(text.length).toBeLessThanOrEqual(5);
    }
    expect(text).toBe(expiry);
  });

  test('is never longer than its cap, typed, filled in, pasted or in the middle', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0129/-. DecMayVALIDप'), maxLength: 24 });
    fc.assert(
      fc.property(keys, keys, fc.boolean(), (text, before, atEnd) => {
        for (const held of [typedExpiry(text, before, atEnd), pastedExpiry(text), type(text)])
          expect(held.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('deleting from the end always empties the field', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (keys) => {
        let text = type(keys);
        for (let press = 0; press < 5; press++) {
          const shorter = text.slice(0, -1);
          text = typedExpiry(shorter, text, true);
        }
        expect(text).toBe('');
      }),
    );
  });
});

test.each([
  ['12/2029', '12/29'],
  ['12 / 29', '12/29'],
  ['8-29', '08/29'],
  ['1229', '12/29'],
  ['12/29', '12/29'],
  ['September 2029', '09/29'],
  ['2029-12', '12/29'],
  ['soon', 'soon'],
  ['sometime', 'somet'],
  ['', ''],
])('pasted %j is %j', (text, expiry) => expect(pastedExpiry(text)).toBe(expiry));

test('text typed before the scripts ran is limited too', () => {
  expect(typedCardNumber('4111 1111 1111 1111 9')).toBe('4111111111111111');
  expect(typedExpiry('12/2029', '', true)).toBe('12/29');
  expect(typedCvv('12345')).toBe('123');
});

test('a whole expiry takes the place of the one before', () =>
  expect(typedExpiry('0831', '12/29', true)).toBe('08/31'));

test.each([
  '4111_1111_1111_1111',
  '4111/1111/1111/1111',
  '4111/1111 1111-1111',
  '4111 1111 1111 1111/08/31',
])('%s is read as the digits of a card', (text) =>
  expect(typedCardNumber(text)).toBe('4111111111111111'),
);

// As cards print it, forms ask for it, and sheets and phones write it: December 2028.
const EXPIRIES = [
  '12/28',
  '12/2028',
  '12 / 28',
  '12 / 2028',
  '12-28',
  '12.28',
  '12|28',
  '12:28',
  '12⁄28',
  '12∕28',
  '１２／２８',
  '12 28',
  '1228',
  '122028',
  '१२/२८',
  '१२/२०२८',
  '2028-12',
  '202812',
  '31/12/2028',
  '31-12-2028',
  '31.12.2028',
  '12/31/2028',
  '2028-12-31',
  '2028/12/31',
  'Dec-28',
  'DEC 28',
  "Dec'28",
  'Dec, 2028',
  'December 2028',
  '31 Dec 2028',
  '31-Dec-28',
  '2028 Dec',
  'दिसंबर 2028',
  'दिसम्बर २०२८',
  '31 दिसंबर 2028',
];

test.each(EXPIRIES)('the expiry %j is read alone and behind every label', (written) => {
  for (const label of ['', 'EXP ', 'Exp: ', 'Expiry date ', 'VALID THRU ', 'Valid upto: '])
    expect(pastedExpiry(label + written), label + written).toBe('12/28');
});

test.each([
  ['फ़रवरी 2031', '02/31'],
  ['फरवरी 2031', '02/31'],
  ['मई 2031', '05/31'],
  ['अक्टूबर 2031', '10/31'],
  ['अक्तूबर 2031', '10/31'],
  ['सितम्बर 2031', '09/31'],
])('the Hindi month %s is %s, pasted and key by key', (text, expiry) => {
  expect(pastedExpiry(text)).toBe(expiry);
  expect(type(text)).toBe(expiry);
});

test.each([
  'VALID FROM 12/23 VALID THRU 12/28',
  'Valid from 12/23 thru 12/28',
  'VALID FROM 12/2023 EXPIRES 12/2028',
  'Issued 12/23 Exp 12/28',
  'valid till 12/28, from 12/23',
  '12/23 से 12/28 तक',
  'Member since 2019, valid until 12/28',
  'Card 4111 1111 1111 1111 exp 12/28 cvv 123',
  '4111111111111111 12/28 123',
])('the expiry of %j is the last day that its words name', (text) =>
  expect(pastedExpiry(text)).toBe('12/28'),
);

// Nothing that the text does not say: the field then has no date, and its hint says how to write one.
test.each(['12/128', '12/285', '1/2345', '05/06/2028', '12/28/20288', '13/14/2028'])(
  '%j pasted is cut to no other date',
  (text) => {
    const held = pastedExpiry(text);
    expect(held.length).toBeLessThanOrEqual(5);
    expect(expiryHint(held, new Date(2026, 10))).toMatch(/^(?:Write month and year|Months run)/);
  },
);

// A card among other digits: those of its groups that pass Luhn's rule.
test.each([
  '12/28 4111 1111 1111 1111',
  '4111 1111 1111 1111 12/28 123',
  '1. 4111 1111 1111 1111',
  'No.1: 4111-1111-1111-1111',
  'Card 2 is 4111111111111111, 3 of 4',
  '9876543210 4111 1111 1111 1111',
])('the card number of %j', (text) => expect(typedCardNumber(text)).toBe('4111111111111111'));

// ISO/IEC 7812 allows 19 digits, American Express has codes of four: the field says that it holds the first ones.
test.each([
  ['6200 0000 0000 0000 003', 16, 19, true],
  ['6759649826438453123', 16, 19, true],
  ['41111111111111111', 16, 19, true],
  ['Card: 4111 1111 1111 1111 9', 16, 19, true],
  ['4111 1111 1111 1111', 16, 19, false],
  ['4111 1111 1111 1111 12/28 123', 16, 19, false],
  ['1234', 3, 4, true],
  ['CID 1234', 3, 4, true],
  ['123', 3, 4, false],
  ['123 456', 3, 4, false],
])('that %j put into a field of %i digits (%i at most) is cut: %s', (text, kept, most, is) =>
  expect(isCut(text, kept, most)).toBe(is),
);

// As the back of a card has it behind the last digits of its number, and as a scan parts it.
test.each(['1111 123', '1 2 3', '12 3', '123 (back)', 'Amex 1111, CVV 123'])(
  'the CVV of %j',
  (text) => expect(typedCvv(text)).toBe('123'),
);
