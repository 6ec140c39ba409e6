import type { Sample } from '#content/types/sample.ts';

/** Made-up licence numbers: counting starts at 1, and offices do too: these are nobody's. */
export const licenceSamples = [
  { label: 'Valid', values: { number: 'HR-06 2015 0000000' }, outcome: 'Valid' },
  { label: 'Expired', values: { number: 'MH12 20090000000' }, outcome: 'Expired' },
  { label: 'Suspended', values: { number: 'UP-32/2005/0000000' }, outcome: 'Suspended' },
  { label: 'Older State letters', values: { number: 'TS09 2016 0000000' }, outcome: 'Valid' },
  {
    label: 'State that is none',
    values: { number: 'QQ01 2019 0000000' },
    outcome: 'Valid, no State that we know has the letters QQ',
  },
  {
    label: 'Year to come',
    values: { number: 'HR-06 2099 0000000' },
    outcome: 'Valid, 2099 is yet to come',
  },
  {
    label: 'Other format',
    values: { number: 'RJ-00/DLC/0000' },
    outcome: 'Valid, older or state-specific format, cannot be decoded offline',
  },
  {
    label: 'Service fails',
    values: { number: 'KA-01 2012 0000000' },
    outcome: 'Verification failed. Please try again.',
  },
] as const satisfies readonly Sample<'number'>[];
