import { check } from '#api-docs/kit/check.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';
import { PASSPORT_PATTERN } from '#domain/number-patterns.ts';

export const passport = check({
  type: 'passport',
  path: '/passport/verify',
  title: 'Passport',
  summary: 'Returns the holder and validity of an Indian passport',
  page: '/apis/passportFeatures',
  decidedBy: 'passport_number',
  fields: {
    passport_number: sensitive(
      'identity',
      PASSPORT_PATTERN,
      'one letter and seven digits, or two letters and six digits',
      'One letter and seven digits, or, for an e-passport, two letters and six digits.',
      'A0000000',
    ),
  },
  outcomes: [
    {
      value: 'A0000000',
      status: 'valid',
      text: 'Valid today.',
      data: {
        passport_number: 'A0000000',
        name: 'SAMPLE NAME',
        date_of_birth: '1990-01-01',
        valid_until: '2031-12-31',
      },
    },
    {
      value: 'B0000000',
      status: 'expired',
      text: 'Past its expiry date.',
      data: {
        passport_number: 'B0000000',
        name: 'SAMPLE NAME',
        date_of_birth: '1990-01-01',
        valid_until: '2021-12-31',
      },
    },
    {
      value: 'C0000000',
      status: 'cancelled',
      text: 'Withdrawn or reported lost.',
    },
    {
      value: 'D0000000',
      status: 'not_found',
      text: 'Never issued.',
    },
  ],
});
