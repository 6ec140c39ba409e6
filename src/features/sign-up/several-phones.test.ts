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

it('the last digits of a second line are those of another number', () =>
  expect(phonesIn('022 2345 6789/90')).toEqual(['02223456789', '02223456790']));

it.each([
  '+91 98765 43210',
  '98765-43210',
  '[9:41 am, 3/2/2026] +91 98765 43210: Call me at 5',
  'https://wa.me/919876543210?text=Order%209123456780',
  '022-23456789 ext. 204',
  '98765 43210, PIN 411001',
  '98765 43210, 98765 43210',
])('%j has no second number', (text) => expect(phonesIn(text)).toEqual([]));
