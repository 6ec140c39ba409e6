import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luhnCheckDigit, luhnRemainder, passesLuhn } from '#domain/luhn.ts';

const digits = fc.stringMatching(/^\d{1,30}$/);

describe('passesLuhn', () => {
  test.each([
    '4111111111111111',
    '4012001037141112',
    '5123456789012346',
    '5555555555554444',
    '2223003122003222',
    '6074825972083818',
    '6082015309577308',
    '370295061673669',
    '378282246310005',
    '0',
    '18',
    '79927398713',
  ])('%s is right', (number) => expect(passesLuhn(number)).toBe(true));

  test.each(['6521525654156725', '4111111111111112', '79927398710', '1', '81'])(
    '%s is wrong',
    (number) => expect(passesLuhn(number)).toBe(false),
  );

  test.each(['', ' ', '4111 1111 1111 1111', '४१११११११११११११११', '18\n', '\n18', '-18', '1e3'])(
    '%j is no number',
    (text) => {
      expect(passesLuhn(text)).toBe(false);
      expect(luhnRemainder(text)).toBeUndefined();
    },
  );

  test('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void passesLuhn(text)));
    expect(passesLuhn('0'.repeat(1_000_000))).toBe(true);
  });

  test('one wrong digit is always found', () => {
    fc.assert(
      fc.property(digits, fc.nat(29), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
        const right = text + luhnCheckDigit(text);
        const place = at % right.length;
        const other = (Number(right[place]) + by) % 10;
        expect(passesLuhn(right.slice(0, place) + other + right.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('luhnCheckDigit', () => {
  test('completes a number so that it passes', () => {
    expect(luhnCheckDigit('411111111111111')).toBe('1');
    expect(luhnCheckDigit('7992739871')).toBe('3');
    fc.assert(fc.property(digits, (text) => passesLuhn(text + luhnCheckDigit(text))));
  });

  test('has none for other texts', () => {
    for (const text of ['', 'a', '1 2', '١']) expect(luhnCheckDigit(text)).toBeUndefined();
  });
});
