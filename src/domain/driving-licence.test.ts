import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { decodeDrivingLicence, normaliseLicence } from './driving-licence.ts';
import { licenceOffice } from './licence-offices.ts';
import { licenceState } from './licence-states.ts';

const CODES =
  'AN AP AR AS BR CG CH DD DL GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD PB PY RJ SK TG TN TR \
UK UP WB'.split(' ');

describe('decodeDrivingLicence', () => {
  it.each([
    'HR-0619850034761',
    'HR06 19850034761',
    'hr06-1985-0034761',
    'HR-06/1985/0034761',
    ' HR 06 1985 0034761\n',
    'HR\u201106\u201319850034761',
  ])('reads %j', (text) => {
    expect(decodeDrivingLicence(text)).toEqual({
      number: 'HR0619850034761',
      stateCode: 'HR',
      state: { name: 'Haryana' },
      office: '06',
      year: 1985,
    });
  });

  it.each([
    ['OR0220100000000', 'Odisha', 'OD'],
    ['UA0720050000000', 'Uttarakhand', 'UK'],
    ['TS0920150000000', 'Telangana', 'TG'],
    ['DN0920150000000', 'Dadra and Nagar Haveli and Daman and Diu', 'DD'],
  ])('knows the older letters of %s', (number, name, nowCode) => {
    expect(decodeDrivingLicence(number)?.state).toEqual({ name, nowCode });
  });

  it.each(['OD', 'UK', 'TG', 'DD'])('%s is new', (code) => {
    expect(licenceState(code)?.nowCode).toBeUndefined();
  });

  it('reads a number whose letters are not a State’s, and says no State', () => {
    expect(decodeDrivingLicence('XX0020150000000')).toMatchObject({
      stateCode: 'XX',
      state: undefined,
      office: '00',
    });
  });

  it.each([
    '',
    'RJ-13/DLC/12/34567',
    'HR-06185000347',
    'HR0618850034761',
    'HR0621850034761',
    'HR06198500347611',
    'HR061985003476',
    'KA1232015000000',
    '0619850034761HR',
    'HR0619850034761\u0661',
  ])('cannot decode %j, which is no reason to call it invalid', (text) => {
    expect(decodeDrivingLicence(text)).toBeUndefined();
  });

  it.each(HOSTILE)('cannot decode $name', ({ text }) => {
    expect(decodeDrivingLicence(text)).toBeUndefined();
  });

  it('reads the same however a number is separated, and never throws', () => {
    const parts = fc.tuple(
      fc.constantFrom(...CODES),
      fc.stringMatching(/^\d\d$/),
      fc.integer({ min: 1900, max: 2099 }),
      fc.stringMatching(/^\d{7}$/),
    );
    const separator = fc.constantFrom('', ' ', '-', '/', ' - ', '\u2013');
    fc.assert(
      fc.property(parts, separator, ([code, office, year, serial], between) => {
        const read = decodeDrivingLicence([code, office, year, serial].join(between));
        expect(read).toMatchObject({ stateCode: code, office, year });
        expect(read?.state).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        decodeDrivingLicence(text);
        expect(normaliseLicence(normaliseLicence(text))).toBe(normaliseLicence(text));
      }),
    );
  });
});

describe('licenceState', () => {
  it('knows 36 States and Union Territories and four older codes', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const all = letters.flatMap((one) => letters.map((two) => one + two));
    expect(all.filter((code) => licenceState(code))).toEqual(
      [...CODES, 'DN', 'OR', 'TS', 'UA'].sort(),
    );
    expect(CODES).toHaveLength(36);
  });

  it.each(['', 'hr', 'toString', '__proto__', 'constructor'])('knows no %j', (code) => {
    expect(licenceState(code)).toBeUndefined();
  });
});

describe('licenceOffice', () => {
  it.each([
    ['HR', '06', 'office 06 (Panipat)'],
    ['MH', '12', 'office 12 (Pune)'],
    ['HR', '99', 'office 99'],
    ['XX', '06', 'office 06'],
    ['constru', 'ctor', 'office ctor'],
  ])('%s %s is %s', (state, office, words) => expect(licenceOffice(state, office)).toBe(words));
});
