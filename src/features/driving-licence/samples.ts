import type { Sample } from '#copy/types/sample.ts';
import { DOCUMENTED, FAILING } from './documented.ts';

const { valid, expired, suspended } = DOCUMENTED;

export const samples = [
  {
    label: 'Valid',
    about: valid.name,
    values: { number: valid.number },
    outcome: valid.status,
  },
  {
    label: 'Expired',
    about: expired.name,
    values: { number: expired.number },
    outcome: expired.status,
  },
  {
    label: 'Suspended',
    about: suspended.name,
    values: { number: suspended.number },
    outcome: suspended.status,
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
    values: { number: FAILING },
    outcome: 'Verification failed. Please try again.',
  },
] as const satisfies readonly Sample<'number'>[];
