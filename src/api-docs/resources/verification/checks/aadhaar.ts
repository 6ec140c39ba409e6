import { check } from '#api-docs/kit/check.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

export const aadhaar = check({
  type: 'aadhaar',
  path: '/aadhaar/verify',
  title: 'Aadhaar',
  summary: 'Returns whether an Aadhaar number was issued, and shows its last four digits only',
  page: '/apis/aadhaarFeatures',
  decidedBy: 'aadhaar',
  fields: {
    aadhaar: sensitive(
      'identity',
      '^[0-9]{12}$',
      'twelve digits',
      'The Aadhaar number: twelve digits, no spaces.',
      '000000000000',
    ),
  },
  outcomes: [
    {
      value: '000000000000',
      status: 'valid',
      text: 'Issued; the holder agreed to share details.',
      data: {
        aadhaar: 'XXXX XXXX 0000',
        age_band: '30-39',
        gender: 'F',
        state: 'Karnataka',
        mobile_ends_with: '000',
      },
    },
    {
      value: '000000000001',
      status: 'valid',
      text: 'Issued; the holder shared no details.',
      data: {
        aadhaar: 'XXXX XXXX 0001',
      },
    },
    {
      value: '000000000002',
      status: 'not_found',
      text: 'Never issued.',
    },
  ],
  optional: ['age_band', 'gender', 'state', 'mobile_ends_with'],
});
