import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pastedExpiry, typedCardNumber, typedCvv, typedExpiry } from '#features/payment/typed.ts';

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
