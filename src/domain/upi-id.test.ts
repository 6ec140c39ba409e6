import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUpiId, typedUpiId, upiIdsIn } from '#domain/upi-id.ts';
import { check as readLine } from '#features/number-check/line/check.ts';
import { checkUpiId as check } from '#features/number-check/upi/check.ts';
import { check as checkRequest } from '#features/upi-qr/validate.ts';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

it.each([
  ['sample.shop@example', true],
  ['A_b-c.1@Example2', true],
  ['shop@kbl052', true],
  ['sample shop@example', false],
  ['shop@2s', false],
  ['shop@s', false],
  ['a@example', false],
  ['shop@mail.example', false],
  [`${'a'.repeat(256)}@${'b'.repeat(64)}`, true],
  [`${'a'.repeat(257)}@example`, false],
  ['', false],
])('isUpiId(%j) is %j', (text, is) => expect(isUpiId(text)).toBe(is));

it.each([
  [' sample.\u200bshop@example\n', 'sample.shop@example'],
  ['\ufeffShop१@Example', 'Shop1@Example'],
  ['sample.shop @ example.', 'sample.shop@example'],
  ['sample shop@example', 'sample shop@example'],
])('typedUpiId(%j) is %j', (text, id) => expect(typedUpiId(text)).toBe(id));

it('is one rule for the code to print, the check and the reader of texts', () => {
  const almost = fc.stringMatching(/^[A-Za-z0-9._-]{0,8}@[A-Za-z0-9.]{0,5}$/);
  fc.assert(
    fc.property(almost, (text) => {
      // Full stops behind an ID are of the sentence that it ends.
      const is = isUpiId(text.replace(/\.+$/, ''));
      const request = { upiId: text, name: 'Sample Shop', amount: '', note: '' };
      expect(checkRequest(request).upiId === undefined).toBe(is);
      expect(check(text).verdict === 'right').toBe(is);
      if (is) expect(readLine(`pay ${text}`)[0]).toMatchObject({ title: 'UPI ID' });
    }),
    { numRuns: 500 },
  );
});

it.each([' ', ', ', ' / ', '/', '\n', ' and ', ' या ', '; '])(
  'two IDs with %j between them are both found',
  (between) =>
    expect(upiIdsIn(`sample.shop1@example${between}other@example`)).toEqual([
      'sample.shop1@example',
      'other@example',
    ]),
);

it.each(['sample.shop1@example', 'sample.shop1@example (Asha)', 'a1@example, a1@example'])(
  '%j has one at most',
  (text) => expect(upiIdsIn(text)).toEqual([]),
);

// What chats, mails, sentences and keyboards put around an ID, and a number next to it that is another thing.
it.each([
  '“sample.shop@example”',
  '‘sample.shop@example’',
  "'sample.shop@example'",
  '«sample.shop@example»',
  '<sample.shop@example>',
  '[sample.shop@example]',
  '(sample.shop@example)',
  '*sample.shop@example*',
  '_sample.shop@example_',
  '`sample.shop@example`',
  '👉sample.shop@example',
  'sample.shop@example🙏',
  'sample.shop@example,',
  'sample.shop@example;',
  'sample.shop@example।',
  'sample.shop﹫example',
  'sample.shop＠example',
  'mailto:sample.shop@example',
  'UPI: sample.shop@example',
  'UPI ID – sample.shop@example',
  'vpa=sample.shop@example',
  'sample.shop@example 9876543210',
  '9876543210 sample.shop@example',
  'sample.shop@example +91 98765 43210',
  'sample.shop@example ₹500',
])('%s is read alike by the code to print and the check', (text) => {
  expect(typedUpiId(text)).toBe('sample.shop@example');
  expect(checkedBy('upi', text)).toMatchObject([
    { verdict: 'right', shown: 'sample.shop@example' },
  ]);
});

// A line of a statement, as State Bank of India writes it, and an ID between slashes.
it.each(['UPI/512345678901/DR/ASHA/SBIN/sample.shop@example/Payment'])(
  'the ID of %s is read',
  (text) => expect(typedUpiId(text)).toBe('sample.shop@example'),
);

it.each(['******1234@example', '••••1234@example', '##1234@example', 'asha@ex****', 'asha@ex••••'])(
  'what hides a part of %s is no sign around it',
  (text) => expect(typedUpiId(text)).toBe(text),
);
