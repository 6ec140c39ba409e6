import type { Sample } from '#copy/types/sample.ts';

/** Made up. */
export const samples = [
  {
    label: 'Right',
    about: '4 letters, 5 digits',
    values: { newcheck: 'ABCD00000' },
    outcome: 'New check: format right.',
  },
  {
    label: 'Digit for letter',
    about: 'One slip',
    values: { newcheck: 'AB0D00000' },
    outcome: 'New check: The third character must be a letter, not the digit 0.',
  },
  {
    label: 'One short',
    about: 'A digit left out',
    values: { newcheck: 'ABCD0000' },
    outcome: 'New check: The number has 9 characters; this has 8.',
  },
] as const satisfies readonly Sample<'newcheck'>[];
