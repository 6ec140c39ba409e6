import type { Sample } from '#content/types/tools.ts';

/** Made up: numbers begin with 1, so no vehicle has these. */
export const rcSamples = [
  {
    label: 'State plate',
    values: { rc_number: 'DL 00 AA 0000', licence: '' },
    outcome: 'Vehicle registration number: format right.',
  },
  {
    label: 'Bharat series',
    values: { rc_number: '22 BH 0000 AA', licence: '' },
    outcome: 'Vehicle registration number: format right.',
  },
  {
    label: 'No such State',
    values: { rc_number: 'XX 00 AA 0000', licence: '' },
    outcome:
      'Vehicle registration number: The first two letters must be a State, and we know none for XX.',
  },
  {
    label: 'Letter O in the series',
    values: { rc_number: 'DL 00 AO 0000', licence: '' },
    outcome:
      'Vehicle registration number: The letters of the series leave out I and O, which look like 1 and 0.',
  },
  {
    label: 'Five digits at the end',
    values: { rc_number: 'DL 00 AA 00000', licence: '' },
    outcome: 'Vehicle registration number: It must end with a number of one to four digits.',
  },
  {
    label: 'Bharat series too early',
    values: { rc_number: '20 BH 0000 AA', licence: '' },
    outcome:
      'Vehicle registration number: The Bharat series began in 2021, and this number says 2020.',
  },
  {
    label: 'Licence, common form',
    values: { rc_number: '', licence: 'DL00 20200000000' },
    outcome: 'Driving licence number: format right.',
  },
  {
    label: 'Licence, older form',
    values: { rc_number: '', licence: 'RJ-00/DLC/00/000' },
    outcome:
      'Driving licence number: The number has an older or state-specific format, cannot be decoded offline.',
  },
] as const satisfies readonly Sample<'rc_number' | 'licence'>[];
