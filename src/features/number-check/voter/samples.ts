import type { Sample } from '#copy/types/sample.ts';

/** Made up, with the serial zero. */
export const samples = [
  {
    label: 'Right',
    about: 'Check digit fits',
    values: { voter_id: 'ABC0000000' },
    outcome: 'Voter ID (EPIC): format right.',
  },
  {
    label: 'One digit off',
    about: 'Check fails',
    values: { voter_id: 'ABC0000001' },
    outcome:
      'Voter ID (EPIC): The check digit at the end does not fit the six before it by the rule that is known (Luhn). The Election Commission has published none: compare it with the card.',
  },
  {
    label: 'Old format',
    about: 'With slashes',
    values: { voter_id: 'AB/00/000/000000' },
    outcome:
      'Voter ID (EPIC): It looks like an older format, with State, constituency, part and serial. It has no check digit, so this tool cannot judge it.',
  },
  {
    label: 'Two letters only',
    values: { voter_id: 'AB00000000' },
    outcome: 'Voter ID (EPIC): The third character must be a letter, not the digit 0.',
  },
  {
    label: 'A digit too many',
    values: { voter_id: 'ABC00000000' },
    outcome: 'Voter ID (EPIC): A voter ID has 10 characters; this has 11.',
  },
] as const satisfies readonly Sample<'voter_id'>[];
