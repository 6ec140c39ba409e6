import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withLatinDigits } from '#lib/reader/digits.ts';

test.each([
  ['९८७६५४३२१०', '9876543210'],
  ['۰۱۲', '012'],
  ['٣', '3'],
  ['௧௨', '12'],
  ['৯', '9'],
  ['１２３', '123'],
  ['a1-b', 'a1-b'],
  ['๒๐', '20'],
  ['𝟗𞥐𝟎', '900'],
  ['', ''],
])('%j is %j', (text, latin) => expect(withLatinDigits(text)).toBe(latin));

test('leaves everything else as it is, and settles at once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = withLatinDigits(text);
      expect(withLatinDigits(once)).toBe(once);
      expect([...once]).toHaveLength([...text].length);
    }),
  );
});
