import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paiseOf } from '#features/payment/amount.ts';
import { amountHint, cardHint, cvvHint, expiryHint } from '#features/payment/hints.ts';

const WRONG = 'The check digit is wrong: a digit is mistyped.';

describe('cardHint', () => {
  test.each([
    ['', ''],
    ['5', ''],
    ['4', 'Visa.'],
    ['4111111111111111', 'Visa. The check digit is right.'],
    ['4111111111111112', `Visa. ${WRONG}`],
    ['6521525654156725', `RuPay. ${WRONG}`],
    ['6759649826438453', 'Maestro. The check digit is right.'],
    ['6074825972083818', 'RuPay. The check digit is right.'],
    ['37828224631000', 'Amex.'],
    ['378282246310005', 'Amex. Its numbers have 15 digits, so they do not fit here.'],
    ['3782822463100050', 'Amex. Its numbers have 15 digits, so they do not fit here.'],
    ['6011000990139424', 'Network not recognised. The check digit is right.'],
    ['0000000000000000', 'No card has this number.'],
    ['8174010000000002', 'RuPay. The check digit is right.'],
    ['8202000000000000', `Network not recognised. ${WRONG}`],
    ['3561000000000005', 'Network not recognised. The check digit is right.'],
    ['4111x', 'A card number has digits only.'],
    ['४१११', 'A card number has digits only.'],
  ])('of %j is %j', (number, hint) => expect(cardHint(number)).toBe(hint));
});

describe('expiryHint', () => {
  const now = new Date(2026, 10, 21);

  test.each([
    ['', ''],
    ['12/2', 'Write month and year as MM/YY, such as 08/31.'],
    ['11/26', ''],
    ['12/26', ''],
    ['12/49', ''],
    ['01/27', ''],
    ['10/26', 'This card has expired: it was valid through October 2026.'],
    ['12/20', 'This card has expired: it was valid through December 2020.'],
    ['13/27', 'Months run from 01 to 12.'],
    ['00/27', 'Months run from 01 to 12.'],
    ['1/227', 'Write month and year as MM/YY, such as 08/31.'],
    ['abcde', 'Write month and year as MM/YY, such as 08/31.'],
  ])('of %j is %j', (expiry, hint) => expect(expiryHint(expiry, now)).toBe(hint));

  test('of half a date is nothing while it is typed', () => {
    for (const half of ['1', '12/', '12/2', '20/28'])
      expect(expiryHint(half, now, true), half).toBe('');
  });

  test('a card is good on the last day of its month, and not on the next', () => {
    expect(expiryHint('02/28', new Date(2028, 1, 29, 23, 59))).toBe('');
    expect(expiryHint('02/28', new Date(2028, 2, 1))).toContain('February 2028');
  });
});

test.each([
  ['', ''],
  ['123', ''],
  ['1a', 'A CVV has digits only.'],
])('cvvHint of %j is %j', (cvv, hint) => expect(cvvHint(cvv)).toBe(hint));

describe('paiseOf', () => {
  test.each([
    ['500', 50_000],
    ['1,23,456.50', 12_345_650],
    ['₹ 1,499.5', 149_950],
    ['.5', 50],
    ['7.', 700],
    ['0.07', 7],
    ['1,234,567', 123_456_700],
    ['12,34,567.5', 123_456_750],
    ['00005', 500],
    ['०१२', 1_200],
    ['9999999999999.99', 999_999_999_999_999],
  ])('%j is %d', (text, paise) => expect(paiseOf(text)).toBe(paise));

  test.each([
    '',
    '.',
    ',',
    '₹',
    '-5',
    '1.234',
    '1e9',
    '10000000000000',
    '1.2.3',
    'NaN',
    '<b>5</b>',
    '1,5',
    '10,00',
    '1,2345',
    ',500',
    '500,',
    '1,,000',
    '1234,567',
    '1,499,50',
  ])('%j is not an amount', (text) => expect(paiseOf(text)).toBeUndefined());
});

describe('amountHint', () => {
  test.each([
    ['', ''],
    ['  ', ''],
    ['0', 'Zero rupees'],
    ['1', 'One rupee'],
    ['123456.50', 'One lakh twenty-three thousand four hundred fifty-six rupees and fifty paise'],
    ['2,00,00,000', 'Two crore rupees'],
    ['1,5', 'Write the amount in figures, such as 1,499.50.'],
    ['ten', 'Write the amount in figures, such as 1,499.50.'],
  ])('of %j is %j', (amount, hint) => expect(amountHint(amount)).toBe(hint));
});

test('no hint throws for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const hint of [cardHint, cvvHint, amountHint]) expect(hint(text)).toBeTypeOf('string');
      expect(expiryHint(text, new Date(0))).toBeTypeOf('string');
    }),
  );
  for (const hint of [cardHint, cvvHint, amountHint])
    expect(hint('9'.repeat(100_000))).not.toBe('0');
});
