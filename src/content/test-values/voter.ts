import type { Sample } from '#content/types/sample.ts';

/** Made up, with the serial zero. */
export const voterSamples = [
  {
    label: 'Right',
    about: 'Check digit fits',
    values: { voter_id: 'ABC0000000' },
    outcome: 'Voter ID (EPIC): format right.',
  },
  {
    label: 'One digit off',
    about: 'Found by the last',
    values: { voter_id: 'ABC0000001' },
    outcome: 'Voter ID (EPIC): The last digit, which checks the six before it, does not fit them.',
  },
  {
    label: 'Old form',
    about: 'With slashes',
    values: { voter_id: 'AB/00/000/000000' },
    outcome:
      'Voter ID (EPIC): Numbers with slashes are an older form. It has no check digit, so nothing can be said about it here.',
  },
  {
    label: 'Two letters only',
    values: { voter_id: 'AB00000000' },
    outcome: 'Voter ID (EPIC): The third character must be a letter, and it is the digit 0.',
  },
  {
    label: 'A digit too many',
    values: { voter_id: 'ABC00000000' },
    outcome: 'Voter ID (EPIC): A voter ID has 10 characters, and this has 11.',
  },
] as const satisfies readonly Sample<'voter_id'>[];
