import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialCodes } from '#facts/dial-codes.ts';
import { pastedExpiry } from '#features/payment/typed.ts';
import { type Country, readCountries } from '#features/sign-up/countries.ts';
import { phoneHint } from '#features/sign-up/phone.ts';
import { firstPhone, phonesIn } from '#features/sign-up/several-phones.ts';
import { slipIn } from '#lib/reader/slips.ts';
import * as reader from '#lib/reader/spoken.ts';
import { spoken } from '#lib/reader/spoken-later.ts';

const india = readCountries(dialCodes).find(({ region }) => region === 'IN') as Country;

// Pairs that eyes and scanners mix up (Unicode, "confusables.txt"; typefaces of forms).
const ALIKE: readonly (readonly [digit: string, letters: string])[] = [
  ['0', 'OoQD'],
  ['1', 'lIi'],
  ['2', 'Zz'],
  ['5', 'Ss'],
  ['6', 'Gb'],
  ['8', 'B'],
  ['9', 'gq'],
];

const NUMBER = '9876543210';
const parted = [
  (number: string) => number,
  (number: string) => `${number.slice(0, 5)} ${number.slice(5)}`,
  (number: string) => `+91-${number.slice(0, 5)}-${number.slice(5)}`,
  (number: string) => `Mob. ${number}`,
  (number: string) => `https://wa.me/91${number}`,
];

beforeAll(() => {
  spoken.known = reader;
});
afterAll(() => {
  spoken.known = undefined;
});

describe.each(ALIKE.flatMap(([digit, letters]) => [...letters].map((letter) => [letter, digit])))(
  '%s in the place of %s',
  (letter = '', digit = '') => {
    it.each(parted.map((write) => write(NUMBER.replace(digit, letter))))('stays in %j', (text) => {
      const field = firstPhone(text);
      expect(field.replace(/^\+?91/, '')).toBe(NUMBER.replace(digit, letter));
      expect(phoneHint(field, india, 'India')).toBe(
        `“${letter}” is not a digit: write all digits.`,
      );
    });

    it('stays while the number is typed', () => {
      const number = NUMBER.replace(digit, letter);
      const typed = [...number].reduce((field, key) => firstPhone(field + key), '');
      // Alone it may be the beginning of a word.
      if (!number.startsWith(letter)) expect(typed).toBe(number);
    });
  },
);

it.each([
  ['988OO12345', 'OO'],
  ['022 2345 67B9', 'B'],
  ['+44 20 7946 O958', 'O'],
  ['+O1 98765 43210', 'O'],
  ['Call 98765 432IO after 5 pm', 'IO'],
])('of %j the letters %s are told', (text, letters) => {
  const field = firstPhone(text);
  expect(phoneHint(field, india, 'India')).toContain(`“${letters}”`);
});

// Letters that are next to digits, and not in their place.
it.each([
  ['Flat 12B, 98765 43210', NUMBER],
  ['Flat 2B 9876543210', NUMBER],
  ['98765 43210 12th floor', NUMBER],
  ['98765 43210 10am-6pm', NUMBER],
  ['98765 43210 10 am to 6 pm', NUMBER],
  ['3rd floor 022-23456789', '02223456789'],
  ['022 2345 6789x204', '02223456789'],
  ['30Nov26, 022-23456789', '02223456789'],
  ['2BHK, call 98765 43210', NUMBER],
])('of %j the field takes %s', (text, number) => {
  expect(slipIn(text)).toBeUndefined();
  expect(firstPhone(text)).toBe(number);
});

it('of two numbers the whole one is taken', () => {
  const text = '98765 4321O, 91234 56780';
  expect(firstPhone(text)).toBe('9123456780');
  expect(phonesIn(text)).toEqual([]);
});

// The month after the letter would be another one.
it.each(['l2/28', 'I1/28', 'O1/28', '12/28O', '1O/28', '12/2B', 'Valid thru l2/28'])(
  'of %j no expiry is read',
  (text) => expect(pastedExpiry(text)).not.toMatch(/^\d\d\/\d\d$/),
);

describe('without its script', () => {
  beforeAll(() => {
    spoken.known = undefined;
  });
  afterAll(() => {
    spoken.known = reader;
  });

  it.each([
    'nine eight seven six five four three two one zero',
    'double nine triple eight 12345',
    'नौ आठ सात छह पाँच चार तीन दो एक शून्य',
  ])('the words of %j stay until it is here', (text) => {
    expect(firstPhone(text)).toBe(text);
    expect(phoneHint(text, india, 'India')).toMatch(/^“\p{L}[\p{L}\p{M}]*” is not a digit/u);
  });

  it.each(['Mob. No. 98765 43210', 'Call me on 98765 43210', '98765 43210 (Asha Rao)'])(
    'the number of %j is read',
    (text) => expect(firstPhone(text)).toBe(NUMBER),
  );
});
