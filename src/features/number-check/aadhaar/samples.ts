import type { Sample } from '#copy/types/sample.ts';

/** Test numbers, and numbers that are never given out. */
export const samples = [
  {
    label: 'Right',
    about: 'A test number',
    values: { aadhaar: '9999 4105 7058' },
    outcome: 'Aadhaar number: format right.',
  },
  {
    label: 'Two swapped',
    about: 'Check fails',
    values: { aadhaar: '9999 4105 7085' },
    outcome:
      'Aadhaar number: The check digit at the end does not fit: a digit is wrong, or two are swapped.',
  },
  {
    label: 'Virtual ID',
    about: '16 digits',
    values: { aadhaar: '9999 0000 0000 0000' },
    outcome: 'Virtual ID: format right.',
  },
  {
    label: 'Begins with 0',
    values: { aadhaar: '0000 0000 0000' },
    outcome:
      'Aadhaar number: The first digit must be from 2 to 9: no Aadhaar number begins with 0 or 1.',
  },
  {
    label: 'Reads the same backwards',
    values: { aadhaar: '9876 5445 6789' },
    outcome: 'Aadhaar number: It reads the same backwards; no such number is issued.',
  },
  {
    label: 'A digit short',
    values: { aadhaar: '9999 4105 705' },
    outcome:
      'Aadhaar number: An Aadhaar number has 12 digits and a Virtual ID has 16; this has 11.',
  },
  {
    label: 'Letter O for a zero',
    values: { aadhaar: '9999 4105 7O58' },
    outcome: 'Aadhaar number: Use the digits 0 to 9 only.',
  },
] as const satisfies readonly Sample<'aadhaar'>[];
