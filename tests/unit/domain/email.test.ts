import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksLikeEmail } from '#domain/email.ts';

test.each([
  'asha@shop.example',
  'first.last+tag@sub.domain.example',
  "o'neil@x.in",
  'A_B-9@x-y.co.in',
  'अजय@उदाहरण.भारत',
])('%s looks like an address', (text) => expect(looksLikeEmail(text)).toBe(true));

test.each([
  '',
  'asha',
  'asha@',
  '@shop.example',
  'asha@shop',
  'asha@shop.',
  'asha@.example',
  'asha@shop..example',
  'asha@@shop.example',
  'asha verma@shop.example',
  'asha@shop.example ',
  'asha@shop.example\n',
  'Asha <asha@shop.example>',
  'a@b.c,d@e.f',
  `${'a'.repeat(250)}@b.in`,
])('%j does not', (text) => expect(looksLikeEmail(text)).toBe(false));

test('copes with any text, also a huge one', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void looksLikeEmail(text)));
  expect(looksLikeEmail('a@a.'.repeat(100_000))).toBe(false);
  expect(looksLikeEmail(`a@${'a.'.repeat(100)}`)).toBe(false);
});
