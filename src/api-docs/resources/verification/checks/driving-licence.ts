import { check } from '#api-docs/kit/check.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

export const drivingLicence = check({
  type: 'driving_licence',
  path: '/driving-licence/verify',
  title: 'Driving licence',
  summary: 'Returns whether a licence is valid, and for which vehicles',
  page: '/apis/driving-licence',
  decidedBy: 'licence_number',
  fields: {
    licence_number: sensitive(
      'identity',
      '^[A-Z]{2}[0-9]{2}[0-9]{4}[0-9]{7}$',
      'State, office, year and seven digits, without spaces',
      'The number without spaces and hyphens, such as HR0620150000000.',
      'HR0620150000000',
    ),
  },
  outcomes: [
    {
      value: 'HR0620150000000',
      status: 'valid',
      text: 'Valid today.',
      data: {
        licence_number: 'HR0620150000000',
        name: 'SAMPLE NAME',
        date_of_birth: '1990-01-01',
        classes: ['LMV', 'MCWG'],
        valid_until: '2035-12-31',
      },
    },
    {
      value: 'MH1220090000000',
      status: 'expired',
      text: 'Past its expiry date.',
      data: {
        licence_number: 'MH1220090000000',
        name: 'SAMPLE NAME',
        date_of_birth: '1975-01-01',
        classes: ['LMV'],
        valid_until: '2024-12-31',
      },
    },
    { value: 'UP3220050000000', status: 'suspended', text: 'Suspended by the office.' },
    { value: 'KA0120120000000', status: 'not_found', text: 'Never issued.' },
  ],
});
