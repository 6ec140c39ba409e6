import type { Sample } from '#content/types/sample.ts';

/** Test numbers, and numbers that are never given out. */
export const aadhaarSamples = [
  {
    label: 'Right',
    about: 'A test number',
    values: { aadhaar: '9999 4105 7058' },
    outcome: 'Aadhaar number: format right.',
  },
  {
    label: 'Two swapped',
    about: 'Found by the last',
    values: { aadhaar: '9999 4105 7085' },
    outcome:
      'Aadhaar number: The last digit, which checks the others, does not fit: a digit is wrong, or two changed places.',
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
    label: 'Same read backwards',
    values: { aadhaar: '9876 5445 6789' },
    outcome: 'Aadhaar number: It reads the same from both ends, and no such number is given out.',
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
    outcome: 'Aadhaar number: It may hold nothing but the digits 0 to 9.',
  },
] as const satisfies readonly Sample<'aadhaar'>[];
