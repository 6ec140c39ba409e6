import fc from 'fast-check';
import { getCountries } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import { describe, expect, test } from 'vitest';
import { dialCodes } from '#facts/dial-codes.ts';
import { type Country, readCountries } from '#features/sign-up/countries.ts';
import { phoneHint, readInternational, typedPhone } from '#features/sign-up/phone.ts';

const countries = readCountries(dialCodes);
const country = (region: string) => countries.find((each) => each.region === region) as Country;
const india = country('IN');

describe('the table of countries', () => {
  test('has every country of the metadata, once', () => {
    expect(countries.map(({ region }) => region).sort()).toEqual(getCountries(metadata).sort());
    for (const { region, dialCode, lengths } of countries) {
      expect(region).toMatch(/^[A-Z]{2}$/);
      expect(dialCode).toMatch(/^[1-9]\d{0,2}$/);
      expect(lengths.length, region).toBeGreaterThan(0);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    }
  });

  test.each([
    ['IN', '91', [10]],
    ['US', '1', [10]],
    ['SG', '65', [8]],
    ['NP', '977', [8, 10]],
    ['AE', '971', [8, 9]],
  ])('%s has +%s', (region, dialCode, lengths) =>
    expect(country(region)).toEqual({ region, dialCode, lengths }),
  );

  test('no dial code begins another', () => {
    const codes = [...new Set(countries.map(({ dialCode }) => dialCode))];
    for (const code of codes)
      expect(codes.filter((other) => other !== code && other.startsWith(code))).toEqual([]);
  });

  test('reads nothing from a broken table', () => {
    expect(readCountries('')).toEqual([]);
    expect(readCountries('in91:10 I91 91:10')).toEqual([]);
  });
});

describe('typedPhone', () => {
  test.each([
    ['+', '+'],
    [' +4', '+4'],
    ['＋४४ 20', '+4420'],
    ['98+76', '9876'],
    ['++9', '+9'],
    ['98765 43210', '9876543210'],
    ['(0) 98-76', '09876'],
    ['९८७६५', '98765'],
    ['abc', ''],
    ['98765\n43210', '9876543210'],
    ['<b>1</b>', '1'],
    ['', ''],
  ])('keeps of %j %j', (text, kept) => expect(typedPhone(text)).toBe(kept));

  test('typed one key at a time means what it means pasted', () => {
    const known = fc.constantFrom(...countries);
    fc.assert(
      fc.property(known, fc.stringMatching(/^[2-9]\d{6,10}$/), ({ dialCode }, number) => {
        let field = '';
        let chosen = india;
        for (const key of `+${dialCode} ${number}`) {
          const whole = readInternational(typedPhone(field + key), countries, chosen);
          field = whole ? whole.number : typedPhone(field + key);
          chosen = whole?.country ?? chosen;
        }
        expect([chosen.dialCode, field]).toEqual([dialCode, number]);
      }),
    );
  });
});

describe('readInternational', () => {
  const read = (text: string, chosen = india) => {
    const found = readInternational(typedPhone(text), countries, chosen);
    return found && [found.country.region, found.number];
  };

  test.each([
    ['+91 98765 43210', ['IN', '9876543210']],
    [' +91-98765-43210', ['IN', '9876543210']],
    ['+1 212 555 0123', ['US', '2125550123']],
    ['+44 20 7946 0958', ['GB', '2079460958']],
    ['+977 9812345678', ['NP', '9812345678']],
    ['+९१ ९८७६५ ४३२१०', ['IN', '9876543210']],
  ])('%j', (text, found) => expect(read(text)).toEqual(found));

  test('keeps the chosen country where it shares the dial code', () => {
    expect(read('+1 416 555 0123', country('CA'))).toEqual(['CA', '4165550123']);
  });

  test.each(['9876543210', '', '+', '+0', '+999 1', '91 98765'])('%j is none', (text) =>
    expect(read(text)).toBeUndefined(),
  );
});

describe('phoneHint', () => {
  test.each([
    ['', ''],
    ['9876543210', ''],
    ['2212345678', ''],
    ['987654321', 'Numbers in India have 10 digits; this one has 9.'],
    ['98765432101', 'Numbers in India have 10 digits; this one has 11.'],
    ['919876543210', 'Leave out 91: the country adds it.'],
    ['09876543210', 'Leave out the 0 at the beginning.'],
    ['123', 'Numbers in India have 10 digits; this one has 3.'],
    ['+999', 'No country has this dial code.'],
    // As libphonenumber's metadata has them: toll-free, shared cost, short numbers.
    ...['18001234567', '1800111363', '18602662666', '160012345', '1930', '139', '112', '14448'].map(
      (number): [string, string] => [
        number,
        'This looks like a service number. Write one that you answer.',
      ],
    ),
    ...[
      '98XXXXXX10',
      '98******10',
      'XXXXXX3210',
      '98765xxxxx',
      '98••••••10',
      '98xx xx xx 10',
      '91******3210',
    ].map((number): [string, string] => [
      typedPhone(number),
      'Part of this number is hidden: write all digits.',
    ]),
    ['+999123456', 'No country has this dial code.'],
  ])('of %j in India is %j', (number, hint) =>
    expect(phoneHint(number, india, 'India')).toBe(hint),
  );

  test('names several lengths', () => {
    expect(phoneHint('1', country('GB'), 'X')).toContain('have 9 or 10 digits');
    expect(phoneHint('1', country('AT'), 'X')).toContain('have 4 to 13 digits');
    expect(phoneHint('1', country('CU'), 'X')).toContain('have 6, 7, 8 or 10 digits');
  });

  test('an Italian 0 belongs to the number', () => {
    expect(phoneHint('0612345678', country('IT'), 'Italy')).toBe('');
  });

  test('copes with any digits in any country', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.stringMatching(/^\d{0,20}$/),
        (each, number) => {
          const hint = phoneHint(number, each, 'X');
          expect(hint === '').toBe(number === '' || each.lengths.includes(number.length));
        },
      ),
    );
  });
});
