import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luhnRemainder, passesLuhn } from '#domain/luhn.ts';

const digits = fc.stringMatching(/^\d{1,30}$/);

/** The numbers that begin with a text, have one digit more, and pass. */
const completed = (text: string): string[] =>
  [...'0123456789'].map((digit) => text + digit).filter(passesLuhn);

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
    '%j is not a number',
    (text) => {
      expect(passesLuhn(text)).toBe(false);
      expect(luhnRemainder(text)).toBeUndefined();
    },
  );

  test('never throws, with any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void passesLuhn(text)));
    expect(passesLuhn('0'.repeat(1_000_000))).toBe(true);
  });

  test('one wrong digit is always found', () => {
    fc.assert(
      fc.property(digits, fc.nat(29), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
        const right = completed(text)[0] ?? '';
        const place = at % right.length;
        const other = (Number(right[place]) + by) % 10;
        expect(passesLuhn(right.slice(0, place) + other + right.slice(place + 1))).toBe(false);
      }),
    );
  });

  test('one digit alone completes a number', () => {
    expect(completed('411111111111111')).toEqual(['4111111111111111']);
    expect(completed('7992739871')).toEqual(['79927398713']);
    fc.assert(fc.property(digits, (text) => completed(text).length === 1));
  });
});
