import type { Sample } from '#copy/types/sample.ts';

/** The serial 0000 is never given, so none of these is anybody’s. */
export const samples = [
  {
    label: 'A person',
    about: 'Asha Shetty',
    values: { pan: 'AAAPS0000K' },
    outcome: 'PAN: format right.',
  },
  {
    label: 'A company',
    about: 'Saffron Loom',
    values: { pan: 'AAACS0000A' },
    outcome: 'PAN: format right.',
  },
  {
    label: 'O for zero',
    about: 'One slip',
    values: { pan: 'AAAPSO000K' },
    outcome: 'PAN: The sixth character must be a digit, not the letter O.',
  },
  {
    label: '1 for a letter',
    values: { pan: 'AA1PS0000K' },
    outcome: 'PAN: The third character must be a letter, not the digit 1.',
  },
  {
    label: 'One character short',
    values: { pan: 'AAAPS000K' },
    outcome: 'PAN: A PAN has 10 characters; this has 9.',
  },
] as const satisfies readonly Sample<'pan'>[];
