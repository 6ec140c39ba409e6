import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailsIn, looksLikeEmail, typedEmail } from '#domain/email.ts';

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

test.each([
  'asha@shop.example',
  ' asha@shop.example.',
  'asha＠shop．example',
  'mailto:asha@shop.example?subject=Hello',
  'mailto:asha@shop.example?cc=ravi@shop.example',
  'Asha <asha@shop.example>',
  '"Asha" <asha@shop.example>;',
  'Email asha@shop.example',
  'E-mail ID - asha@shop.example',
  'My email is asha@shop.example.',
  'asha@shop.example thanks',
  'asha@shop.example, asha@shop.example',
  'asha@shop.example, ASHA@SHOP.EXAMPLE',
  '[asha@shop.example](mailto:asha@shop.example)',
  'ईमेल आईडी: asha@shop.example',
  'मेरा ईमेल asha@shop.example है।',
])('%j has one address', (text) => {
  expect(typedEmail(text)).toBe('asha@shop.example');
  expect(emailsIn(text)).toEqual([]);
});

test.each([
  'asha@shop.example or ravi@shop.example',
  'asha@shop.example, ravi@shop.example',
  'asha@shop.example;ravi@shop.example',
  'asha@shop.example/ravi@shop.example',
  'asha@shop.example & ravi@shop.example',
  'asha@shop.example | ravi@shop.example.',
  'asha@shop.example\nravi@shop.example',
  'mailto:asha@shop.example,ravi@shop.example',
  'Asha <asha@shop.example>, Ravi <ravi@shop.example>',
  'Office: asha@shop.example (home: ravi@shop.example)',
  'asha＠shop．example， ravi@shop.example',
  'asha@shop.example या ravi@shop.example',
])('%j has two', (text) =>
  expect(emailsIn(text)).toEqual(['asha@shop.example', 'ravi@shop.example']),
);

test.each([
  'asha kumar@shop.example',
  'asha. kumar@shop.example',
  'reach asha. kumar@shop.example today',
  'write to asha@shop .example please',
  'asha@@shop.example',
  'a/b@shop.example',
])('%j is not cut to what may be a part of an address', (text) =>
  expect(typedEmail(text)).toBe(text),
);

test('an address is its own reading', () =>
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(emailsIn(address)).toEqual([]);
      // A sign at its beginning may be a quotation mark.
      if (/^\w[\w.+-]*@/.test(address)) expect(typedEmail(address)).toBe(address);
    }),
  ));

test.each(['‘asha@example.com’', '“asha@example.com”', '*asha@example.com*'])(
  'the address of %j',
  (text) => expect(typedEmail(text)).toBe('asha@example.com'),
);

test('a sentence without an address stays as it is', () =>
  expect(typedEmail('my mail is asha at the rate example dot com')).toBe(
    'my mail is asha at the rate example dot com',
  ));
