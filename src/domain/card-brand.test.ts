import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardBrand } from '#domain/card-brand.ts';

describe('cardBrand', () => {
  test.each([
    ['4111111111111111', 'Visa'],
    ['4012001037141112', 'Visa'],
    ['5123456789012346', 'Mastercard'],
    ['5555555555554444', 'Mastercard'],
    ['2223003122003222', 'Mastercard'],
    ['2720999999999999', 'Mastercard'],
    ['6074825972083818', 'RuPay'],
    ['6082015309577308', 'RuPay'],
    ['6521525654156725', 'RuPay'],
    ['5082270000000000', 'RuPay'],
    ['5085000000000000', 'RuPay'],
    ['8172900000000000', 'RuPay'],
    ['8172000000000000', 'RuPay'],
    ['8174010000000000', 'RuPay'],
    ['8201990000000000', 'RuPay'],
    ['370295061673669', 'Amex'],
    ['378282246310005', 'Amex'],
    ['341111111111111', 'Amex'],
    ['6759649826438453', 'Maestro'],
    ['5018000000000009', 'Maestro'],
    ['5082280000000000', 'Maestro'],
  ])('%s is %s', (number, brand) => expect(cardBrand(number)).toBe(brand));

  test.each(['2220999999999999', '2721000000000000', '6011000000000004', '30569309025904', '9'])(
    '%s is none of ours',
    (number) => expect(cardBrand(number)).toBeUndefined(),
  );

  test('the ends of each RuPay range belong to it, their neighbours do not', () => {
    for (const inside of ['606985', '607984', '608001', '608500', '652150', '653149', '508999'])
      expect(cardBrand(inside)).toBe('RuPay');
    for (const outside of ['606984', '607985', '608000', '608501', '652149', '653150', '508499'])
      expect(cardBrand(outside)).not.toBe('RuPay');
  });

  test.each([
    ['4', 'Visa'],
    ['51', 'Mastercard'],
    ['5', undefined],
    ['2', undefined],
    ['223', 'Mastercard'],
    ['3', undefined],
    ['34', 'Amex'],
    ['508', undefined],
    ['5086', 'RuPay'],
    ['6', undefined],
    ['60', undefined],
    ['6070', 'RuPay'],
    ['', undefined],
  ])('with only %j typed it says %s', (digits, brand) => expect(cardBrand(digits)).toBe(brand));

  test('a brand that was named stays while more digits are typed', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,19}$/),
        fc.integer({ min: 1, max: 19 }),
        (all, count) => {
          const early = cardBrand(all.slice(0, count));
          return early === undefined || cardBrand(all) === early;
        },
      ),
    );
  });

  test('is undefined for what is not a number, and never throws', () => {
    for (const text of ['4111 1111', ' 4', '४', '4\n', 'Visa', '\uD800', '<b>4</b>'])
      expect(cardBrand(text)).toBeUndefined();
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void cardBrand(text)));
  });
});
