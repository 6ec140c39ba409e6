import { check } from '#api-docs/kit/check.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

export const rc = check({
  type: 'rc',
  path: '/rc/verify',
  title: 'Vehicle RC',
  summary: 'Returns the class, owner and validity of a registered vehicle',
  page: '/apis/rcFeatures',
  decidedBy: 'rc_number',
  fields: {
    rc_number: sensitive(
      'identity',
      '^[A-Z0-9]{5,11}$',
      'a registration number without spaces',
      'The registration number without spaces, such as DL00AA0000.',
      'DL00AA0000',
    ),
  },
  outcomes: [
    {
      value: 'DL00AA0000',
      status: 'active',
      text: 'Registered and active.',
      data: {
        rc_number: 'DL00AA0000',
        owner: 'S***** N***',
        vehicle_class: 'Motor car',
        fuel: 'Petrol',
        registered_on: '2020-01-01',
        fitness_until: '2034-12-31',
        insurance_until: '2026-12-31',
        loan_noted: false,
      },
    },
    {
      value: 'DL00AB0000',
      status: 'cancelled',
      text: 'The registration was cancelled.',
    },
    {
      value: 'DL00AC0000',
      status: 'not_found',
      text: 'Not registered at any office.',
    },
  ],
  optional: ['fitness_until', 'insurance_until'],
});
