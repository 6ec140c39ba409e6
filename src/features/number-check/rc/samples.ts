import type { Sample } from '#copy/types/sample.ts';

/**
 * Made up. On plates of States numbers begin with 1; the Bharat series began in the autumn of 2021, and
 * its last letters came nowhere near ZZ in that year.
 */
export const samples = [
  {
    label: 'State plate',
    about: 'Delhi',
    values: { rc_number: 'DL 00 AA 0000', licence: '' },
    outcome: 'Vehicle registration number: format right.',
  },
  {
    label: 'Bharat series',
    about: 'All of India',
    values: { rc_number: '21 BH 0000 ZZ', licence: '' },
    outcome: 'Vehicle registration number: format right.',
  },
  {
    label: 'O in the series',
    about: 'Never used',
    values: { rc_number: 'DL 00 AO 0000', licence: '' },
    outcome:
      'Vehicle registration number: The letters of the series leave out I and O, which look like 1 and 0.',
  },
  {
    label: 'No such State',
    values: { rc_number: 'XX 00 AA 0000', licence: '' },
    outcome:
      'Vehicle registration number: The first two letters must be a State’s; XX is not one we know.',
  },
  {
    label: 'Five digits at the end',
    values: { rc_number: 'DL 00 AA 00000', licence: '' },
    outcome: 'Vehicle registration number: It must end with a number of one to four digits.',
  },
  {
    label: 'Bharat series too early',
    values: { rc_number: '20 BH 0000 ZZ', licence: '' },
    outcome: 'Vehicle registration number: The Bharat series began in 2021; this number says 2020.',
  },
  {
    label: 'Bharat series, future year',
    values: { rc_number: '99 BH 0000 ZZ', licence: '' },
    outcome:
      'Vehicle registration number: It begins with the year of registration, and 2099 is in the future.',
  },
  {
    label: 'Embassy plate',
    values: { rc_number: '00 CD 00', licence: '' },
    outcome:
      'Vehicle registration number: It looks like a plate of a foreign mission. Such plates have their own format, which this tool does not read.',
  },
  {
    label: 'Licence, common format',
    values: { rc_number: '', licence: 'DL00 20200000000' },
    outcome: 'Driving licence number: format right.',
  },
  {
    label: 'Licence, future year',
    values: { rc_number: '', licence: 'DL00 20990000000' },
    outcome:
      'Driving licence number: In the common format, the year of first issue would be 2099, which is in the future. Compare it with the licence.',
  },
  {
    label: 'Licence, older format',
    values: { rc_number: '', licence: 'RJ-00/DLC/00/000' },
    outcome:
      'Driving licence number: The number has an older or state-specific format that cannot be decoded offline.',
  },
] as const satisfies readonly Sample<'rc_number' | 'licence'>[];
