import type { Sample } from '#content/types/sample.ts';

/** Made-up licence numbers: counting starts at 1, and offices do too: these are nobody's. */
export const samples = [
  {
    label: 'Valid',
    about: 'Arjun Menon',
    values: { number: 'HR-06 2015 0000000' },
    outcome: 'Valid',
  },
  {
    label: 'Expired',
    about: 'Lata Kulkarni',
    values: { number: 'MH12 20090000000' },
    outcome: 'Expired',
  },
  {
    label: 'Suspended',
    about: 'Imran Qureshi',
    values: { number: 'UP-32/2005/0000000' },
    outcome: 'Suspended',
  },
  { label: 'Telangana’s old letters', values: { number: 'TS09 2016 0000000' }, outcome: 'Valid' },
  {
    label: 'No such State',
    values: { number: 'QQ01 2019 0000000' },
    outcome: 'Valid, no State that we know has the letters QQ',
  },
  {
    label: 'Year 2099',
    values: { number: 'HR-06 2099 0000000' },
    outcome: 'Valid, 2099 is in the future',
  },
  {
    label: 'Rajasthan’s old format',
    values: { number: 'RJ-00/DLC/0000' },
    outcome: 'Valid, older or state-specific format that cannot be decoded offline',
  },
  {
    label: 'Service down',
    values: { number: 'KA-01 2012 0000000' },
    outcome: 'Verification failed. Please try again.',
  },
] as const satisfies readonly Sample<'number'>[];
