import { expect, test } from 'vitest';
import { fitsEmailInput } from '#domain/email.ts';
import {
  addressOf,
  numberIn,
  numberInWords,
  writtenNumber,
  writtenNumbers,
} from '#features/contact/written-number.ts';

/** As the national numbering plan has it: ten digits, 0 before them within India, 91 before them from abroad. */
test.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  ' 098765 43210 ',
  '+91 98765 43210',
  '+91-9876543210',
  '91 98765 43210',
  '0091 98765 43210',
  '+91 0 98765 43210',
  '(+91) 98765 43210',
  'tel:+919876543210',
  'Mobile: 98765 43210',
  'मोबाइल ९८७६५ ४३२१०',
  '९८७६५४३२१०',
  '৯৮৭৬৫৪৩২১০',
  '９８７６５４３２１０',
])('%s is the number of a phone in India', (text) => {
  expect(writtenNumber(text)).toBe('+919876543210');
});

test.each([
  ['+44 20 7946 0018', '+442079460018'],
  ['00 971 4 555 0100', '+97145550100'],
])('%s is one of another country', (text, number) => expect(writtenNumber(text)).toBe(number));

test.each([
  '',
  '   ',
  '98765',
  '987654321',
  '98765432101',
  '+91 98765 4321',
  '+1234567',
  '+1234567890123456',
  '4111 1111 1111 1111',
  '2345 6789 0123',
  '28-11-2026',
  'asha',
  'asha@',
  '9876543210@',
  'asha9876543210',
  'flat 12, 9876543210th street',
])('%s is none', (text) => expect(writtenNumber(text)).toBeUndefined());

test('nor is a pasted book', () => {
  for (const sign of ['x', '1', '+', ' '])
    expect(writtenNumber(sign.repeat(100_000))).toBeUndefined();
});

test('it is read out with its code, and fills the field of an address that nobody has', () => {
  expect(numberInWords('+919876543210')).toBe('+91 98765 43210');
  expect(numberInWords('+442079460018')).toBe('+442079460018');
  expect(addressOf('+919876543210')).toBe('919876543210@phone.invalid');
  expect(numberIn('919876543210@phone.invalid')).toBe('+919876543210');
  expect(numberIn('919876543210@gmail.com')).toBeUndefined();
  expect(fitsEmailInput(addressOf('+919876543210'))).toBe(true);
});

test.each([
  '98765 43210 / 91234 56780',
  '9876543210, 9123456780',
  '9876543210 or +91 91234 56780',
  '9876543210;09123456780',
  '९८७६५४३२१० या ९१२३४५६७८०',
])('%s are two', (text) =>
  expect(writtenNumbers(text)).toEqual(['+919876543210', '+919123456780']),
);

test.each(['9876543210, 12', 'asha@example.com, 9876543210', '9876543210, '])(
  '%s is no two',
  (text) => expect(writtenNumbers(text).length).toBeLessThan(2),
);
