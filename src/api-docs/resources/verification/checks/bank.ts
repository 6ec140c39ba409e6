import { check } from '#api-docs/kit/check.ts';
import { accountNumberField, ifsc } from '#api-docs/resources/payouts/schemas.ts';

export const bank = check({
  type: 'bank',
  path: '/bank/verify',
  title: 'Bank account',
  summary: 'Returns whether an account can receive money, and the name on it',
  page: '/apis/bankFeatures',
  decidedBy: 'account_number',
  fields: { account_number: accountNumberField, ifsc },
  outcomes: [
    {
      value: '000123456789',
      status: 'valid',
      text: 'The account is open and can receive money.',
      data: {
        account_number: '000123456789',
        ifsc: 'ABCD0123456',
        name_at_bank: 'SAMPLE NAME',
        branch: 'Sample branch',
        can_receive: true,
      },
    },
    {
      value: '000000000001',
      status: 'inactive',
      text: 'Frozen or closed to credits.',
      data: {
        account_number: '000000000001',
        ifsc: 'ABCD0123456',
        name_at_bank: 'SAMPLE NAME',
        branch: 'Sample branch',
        can_receive: false,
      },
    },
    {
      value: '000000000002',
      status: 'pending',
      text: 'The bank has not replied yet.',
      later: {
        status: 'valid',
        data: {
          account_number: '000000000002',
          ifsc: 'ABCD0123456',
          name_at_bank: 'SAMPLE NAME',
          branch: 'Sample branch',
          can_receive: true,
        },
      },
    },
    {
      value: '000000000003',
      status: 'not_found',
      text: 'No such account at this IFSC.',
    },
  ],
});
