import type { Sample } from '#copy/types/sample.ts';

/** Made up. */
export const samples = [
  {
    label: 'Right',
    about: 'A and 7 digits',
    values: { passport_number: 'A0000000' },
    outcome: 'Passport number: format right.',
  },
  {
    label: 'e-passport',
    about: 'AA and 6 digits',
    values: { passport_number: 'AA000000' },
    outcome: 'Passport number: format right.',
  },
  {
    label: 'No letter',
    about: 'Digit in its place',
    values: { passport_number: '00000000' },
    outcome: 'Passport number: The first character must be a letter, not the digit 0.',
  },
  {
    label: 'Too short',
    values: { passport_number: 'A000000' },
    outcome: 'Passport number: An Indian passport number has 8 characters; this has 7.',
  },
  {
    label: 'Three letters',
    values: { passport_number: 'AAA00000' },
    outcome: 'Passport number: The third character must be a digit, not the letter A.',
  },
] as const satisfies readonly Sample<'passport_number'>[];
