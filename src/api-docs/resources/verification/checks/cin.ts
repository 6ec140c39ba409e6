import { check } from '#api-docs/kit/check.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

export const cin = check({
  type: 'cin',
  path: '/cin/verify',
  title: 'Company CIN',
  summary: 'Returns the name, status and directors of a company',
  page: '/apis/cinFeatures',
  decidedBy: 'cin',
  fields: {
    cin: sensitive(
      'identity',
      '^[LU][0-9]{5}[A-Z]{2}[0-9]{4}[A-Z]{3}[0-9]{6}$',
      '21 characters that begin with L or U',
      'The 21-character Corporate Identification Number.',
      'U00000DL2020PTC000000',
    ),
  },
  outcomes: [
    {
      value: 'U00000DL2020PTC000000',
      status: 'active',
      text: 'Active in the register.',
      data: {
        cin: 'U00000DL2020PTC000000',
        name: 'SAMPLE TRADING PRIVATE LIMITED',
        class: 'private',
        state: 'Delhi',
        incorporated_on: '2020-01-01',
        directors: ['SAMPLE DIRECTOR ONE', 'SAMPLE DIRECTOR TWO'],
      },
    },
    {
      value: 'U00000KA2020PTC000000',
      status: 'dormant',
      text: 'Registered, but not trading.',
    },
    {
      value: 'U00000MH2020PTC000000',
      status: 'under_liquidation',
      text: 'Being wound up.',
    },
    {
      value: 'U00000TN2020PTC000000',
      status: 'struck_off',
      text: 'Removed from the register.',
    },
    {
      value: 'U00000UP2020PTC000000',
      status: 'not_found',
      text: 'Not in the register.',
    },
  ],
});
