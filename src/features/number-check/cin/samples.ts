import type { Sample } from '#copy/types/sample.ts';

/** Made up, with the registration number zero. */
export const samples = [
  {
    label: 'Private',
    about: 'Karnataka, 2020',
    values: { cin: 'U62099KA2020PTC000000' },
    outcome: 'CIN: format right.',
  },
  {
    label: 'Listed',
    about: 'Maharashtra, 1995',
    values: { cin: 'L62099MH1995PLC000000' },
    outcome: 'CIN: format right.',
  },
  {
    label: 'An LLPIN',
    about: 'Not a CIN',
    values: { cin: 'AAA-0000' },
    outcome: 'CIN: This is an LLPIN, the number of an LLP: three letters and four digits.',
  },
  {
    label: 'Begins with X',
    values: { cin: 'X62099KA2020PTC000000' },
    outcome: 'CIN: The first character must be L for listed or U for unlisted, not the letter X.',
  },
  {
    label: 'Year 2999',
    values: { cin: 'U62099KA2999PTC000000' },
    outcome: 'CIN: The ninth to twelfth characters are a year, and 2999 cannot be right.',
  },
  {
    label: 'A character short',
    values: { cin: 'U62099KA2020PTC00000' },
    outcome: 'CIN: A CIN has 21 characters; this has 20.',
  },
  {
    label: '1 for the letter T',
    values: { cin: 'U62099KA2020P1C000000' },
    outcome: 'CIN: The fourteenth character must be a letter, not the digit 1.',
  },
] as const satisfies readonly Sample<'cin'>[];
