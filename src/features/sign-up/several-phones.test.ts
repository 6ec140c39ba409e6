import { expect, it } from 'vitest';
import { firstPhone, phonesIn } from '#features/sign-up/several-phones.ts';

const BOTH = ['9876543210', '9123456780'];

it.each([
  '98765 43210, 91234 56780',
  '98765 43210 / 91234 56780',
  '9876543210/9123456780',
  '9876543210 9123456780',
  '98765 43210 91234 56780',
  '9876543210\n9123456780',
  'Mob: 98765 43210 or 91234 56780',
  '98765 43210 (WhatsApp) 91234 56780 (office)',
  '98765 43210; 91234 56780',
  '९८७६५ ४३२१०, ९१२३४ ५६७८०',
])('both numbers of %j are offered, and the field has the first', (text) => {
  expect(phonesIn(text)).toEqual(BOTH);
  expect(firstPhone(text)).toBe('9876543210');
});

it('the last digits of a second line are those of another number', () => {
  for (const text of ['022 2345 6789/90', '022 2345 6789 / 90'])
    expect(phonesIn(text)).toEqual(['02223456789', '02223456790']);
});

// As chats, cards, forms and exports hand out a number with others beside it: none of their digits is a part of it.
it.each([
  ['Call 98765 43210 after 6 pm', '9876543210'],
  ['Call me on 98765 43210 between 10 and 5', '9876543210'],
  ['+91 98765-43210 (10 am to 6 pm)', '+919876543210'],
  ['9876543210 (2 missed calls)', '9876543210'],
  ['98765 43210 @ 9:30 am', '9876543210'],
  ['12/05/2026 9876543210', '9876543210'],
  ['9876543210 12/05/2026', '9876543210'],
  ['DOB 01-01-1990 mob 9876543210', '9876543210'],
  // An export of a chat, on Android and on an iPhone.
  ['12/05/2026, 9:41 am - Asha: 98765 43210', '9876543210'],
  ['12/05/26, 21:41 - Asha: 98765 43210', '9876543210'],
  ['[12/05/26, 9:41:02 AM] Asha: 98765 43210', '9876543210'],
  ['1. 9876543210', '9876543210'],
  ['2) 98765 43210', '9876543210'],
  ['No. 12 9876543210', '9876543210'],
  ['24/7 9876543210', '9876543210'],
  ['0 98765 43210', '09876543210'],
  ['91 98765 43210', '919876543210'],
  ['Order 12345 9876543210', '9876543210'],
  ['PIN 110001 Ph 9876543210', '9876543210'],
  ['110001, 9876543210', '9876543210'],
  ['Shop 4, MG Road, Pune 411001. Mob 9876543210', '9876543210'],
  ['फ़ोन: 98765 43210, सुबह 10 से शाम 6 बजे', '9876543210'],
  // RFC 6350 and 2426.
  ['BEGIN:VCARD\nVERSION:3.0\nFN:Asha\nTEL;TYPE=CELL:+919876543210\nEND:VCARD', '+919876543210'],
  ['Mob: +1 415 555 2671', '+14155552671'],
  ['Tel +44 20 7946 0958 (office)', '+442079460958'],
  ['(022) 2345-6789', '02223456789'],
  ['98.76.54.32.10', '9876543210'],
])('of %j only the number is taken', (text, number) => {
  expect(phonesIn(text)).toEqual([]);
  expect(firstPhone(text)).toBe(number);
});

// Without a gap nobody can tell where a number begins.
it.each(['1100019876543210', '98765432108765432109', '4111111111111111'])(
  'no part of %s is taken',
  (text) => expect(firstPhone(text)).toBe(text),
);

it.each([
  '+91 98765 43210',
  '98765-43210',
  '[9:41 am, 3/2/2026] +91 98765 43210: Call me at 5',
  'https://wa.me/919876543210?text=Order%209123456780',
  '022-23456789 ext. 204',
  '98765 43210, PIN 411001',
  '98765 43210, 98765 43210',
])('%j has no second number', (text) => expect(phonesIn(text)).toEqual([]));
