import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { licenceHint, readingOf } from './reading.ts';

const OTHER = 'Older or state-specific format that cannot be decoded offline.';

describe('what a licence number says', () => {
  it('is State, office and year', () => {
    expect(readingOf('hr-06 1985 0034761', 2026)).toEqual([
      { label: 'State', value: 'Haryana (HR)' },
      { label: 'Office', value: 'Office 06 (Panipat)' },
      { label: 'Year', value: 'First issued in 1985' },
    ]);
  });

  it('says which letters replaced the older ones, and numbers an office it does not know', () => {
    expect(readingOf('TS1020150000000', 2026)?.slice(0, 2)).toEqual([
      { label: 'State', value: 'Telangana (TS, now TG)' },
      { label: 'Office', value: 'Office 10' },
    ]);
  });

  it('says that letters are not a State’s, and that a year is yet to come', () => {
    expect(readingOf('XX0020990000000', 2026)?.map(({ value }) => value)).toEqual([
      'No State that we know has the letters XX',
      'Office 00',
      '2099 is in the future',
    ]);
  });

  it('is nothing for an older form', () => {
    expect(readingOf('RJ-13/DLC/12/34567', 2026)).toBeUndefined();
  });
});

describe('the hint', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['H', ''],
    ['hr', 'Haryana (HR).'],
    ['HR-0', 'Haryana (HR).'],
    ['HR-06', 'Haryana (HR), office 06 (Panipat).'],
    ['HR-06 1', 'Haryana (HR), office 06 (Panipat).'],
    ['HR-06 1985 00', 'Haryana (HR), office 06 (Panipat).'],
    ['HR-06 1985 0034761', 'Haryana (HR), office 06 (Panipat), first issued in 1985.'],
    ['OR02 2010 0000000', 'Odisha (OR, now OD), office 02, first issued in 2010.'],
    ['XX', 'No State that we know has the letters XX.'],
    ['HR-06 3', OTHER],
    ['HR-06 1985 00347611', OTHER],
    ['RJ-13/DLC', OTHER],
  ])('on %j is %j', (typed, hint) => expect(licenceHint(typed, 2026)).toBe(hint));

  it('never says that a number is invalid', () => {
    for (const { text } of HOSTILE) expect(licenceHint(text, 2026)).not.toMatch(/invalid|wrong/i);
  });

  it('says nothing else while a number in the common form grows', () => {
    const number = fc.stringMatching(/^[A-Z]{2}\d{2}(19|20)\d{9}$/);
    fc.assert(
      fc.property(number, fc.nat(15), (whole, length) => {
        expect(licenceHint(whole.slice(0, length), 2026)).not.toBe(OTHER);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        licenceHint(text, 2026);
        readingOf(text, 2026);
      }),
    );
  });
});

it.each(['HR06XXXXXXX0000', 'HR-06 2015 ***0000', 'XXXXXXXX0000000'])(
  'the masked %s is named as masked',
  (typed) =>
    expect(licenceHint(typed, 2026)).toBe(
      'Part of the number is hidden. The whole number is needed.',
    ),
);
