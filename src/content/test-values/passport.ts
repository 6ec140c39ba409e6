import type { Sample } from '#content/types/sample.ts';

/** Made up. */
export const passportSamples = [
  {
    label: 'Right form',
    values: { passport_number: 'A0000000' },
    outcome: 'Passport number: format right.',
  },
  {
    label: 'Begins with a digit',
    values: { passport_number: '00000000' },
    outcome: 'Passport number: The first character must be a letter, and it is the digit 0.',
  },
  {
    label: 'Two letters',
    values: { passport_number: 'AA000000' },
    outcome: 'Passport number: The second character must be a digit, and it is the letter A.',
  },
  {
    label: 'A digit short',
    values: { passport_number: 'A000000' },
    outcome: 'Passport number: An Indian passport number has 8 characters, and this has 7.',
  },
] as const satisfies readonly Sample<'passport_number'>[];
