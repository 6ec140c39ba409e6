import type { Sample } from '#content/types/sample.ts';

/** Made up, with the registration number zero. */
export const cinSamples = [
  {
    label: 'Private company',
    values: { cin: 'U62099KA2020PTC000000' },
    outcome: 'CIN: format right.',
  },
  {
    label: 'Listed company',
    values: { cin: 'L62099MH1995PLC000000' },
    outcome: 'CIN: format right.',
  },
  {
    label: 'Neither L nor U',
    values: { cin: 'X62099KA2020PTC000000' },
    outcome:
      'CIN: The first character must be L for listed or U for unlisted, and it is the letter X.',
  },
  {
    label: 'A year to come',
    values: { cin: 'U62099KA2999PTC000000' },
    outcome: 'CIN: The ninth to twelfth characters are a year, and 2999 is none.',
  },
  {
    label: 'A character short',
    values: { cin: 'U62099KA2020PTC00000' },
    outcome: 'CIN: A CIN has 21 characters, and this has 20.',
  },
  {
    label: 'Digit in the class',
    values: { cin: 'U62099KA2020P1C000000' },
    outcome: 'CIN: The fourteenth character must be a letter, and it is the digit 1.',
  },
  {
    label: 'An LLPIN',
    values: { cin: 'AAA-0000' },
    outcome: 'CIN: Three letters and four digits are an LLPIN, the number of an LLP.',
  },
] as const satisfies readonly Sample<'cin'>[];
