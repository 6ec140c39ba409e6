import { operation } from '#api-docs/kit/operation.ts';
import {
  Beneficiaries,
  BeneficiariesQuery,
  Beneficiary,
  CreateBeneficiary,
  CreatePayout,
  Payout,
  Payouts,
  PayoutsQuery,
} from './schemas.ts';

const read = { group: 'payouts', method: 'GET', scope: 'payouts:read', status: 200 } as const;
const write = {
  group: 'payouts',
  method: 'POST',
  scope: 'payouts:write',
  idempotent: true,
} as const;

const payout = {
  beneficiary_id: 'bene_test_0000000001',
  amount: 12_500_00,
  currency: 'INR',
  mode: 'IMPS',
  purpose: 'Invoice 77',
};

export const payoutOperations = {
  'beneficiaries.create': operation({
    ...write,
    path: '/beneficiaries',
    title: 'Create a beneficiary',
    summary: 'Stores an account to which you pay out',
    caution: 'Verify the account first: a transfer to a wrong one cannot be called back.',
    body: CreateBeneficiary,
    status: 201,
    answer: Beneficiary,
    samples: [
      {
        name: 'Bank account',
        body: {
          name: 'Sample Supplier',
          account: { type: 'bank', account_number: '000123456789', ifsc: 'ABCD0123456' },
        },
      },
      {
        name: 'UPI ID',
        body: { name: 'Sample Shop', account: { type: 'upi', upi_id: 'sample.shop@example' } },
      },
      {
        name: 'Wallet',
        body: { name: 'Sample Rider', account: { type: 'wallet', phone: '+910000000001' } },
      },
    ],
  }),
  'beneficiaries.get': operation({
    ...read,
    path: '/beneficiaries/{beneficiary_id}',
    title: 'Fetch a beneficiary',
    summary: 'Returns the beneficiary',
    answer: Beneficiary,
    problems: ['beneficiary_not_found'],
    samples: [{ name: 'By id', params: { beneficiary_id: 'bene_test_0000000001' } }],
  }),
  'beneficiaries.list': operation({
    ...read,
    path: '/beneficiaries',
    title: 'List beneficiaries',
    summary: 'Returns beneficiaries, newest first',
    query: BeneficiariesQuery,
    answer: Beneficiaries,
    samples: [{ name: 'The newest', query: { limit: 10 } }],
  }),
  'beneficiaries.deactivate': operation({
    ...write,
    path: '/beneficiaries/{beneficiary_id}/deactivate',
    title: 'Deactivate a beneficiary',
    summary: 'Takes no more payouts for it',
    status: 200,
    answer: Beneficiary,
    problems: ['beneficiary_not_found', 'state_conflict'],
    samples: [{ name: 'By id', params: { beneficiary_id: 'bene_test_0000000002' } }],
  }),
  'payouts.create': operation({
    ...write,
    path: '/payouts',
    title: 'Create a payout',
    summary: 'Sends money from your balance to a beneficiary',
    caution: 'After no answer, send the same again with the same key; a new key pays twice.',
    body: CreatePayout,
    status: 201,
    answer: Payout,
    problems: [
      'beneficiary_not_found',
      'beneficiary_inactive',
      'mode_not_possible',
      'balance_too_low',
    ],
    samples: [
      { name: 'By IMPS', body: payout },
      { name: 'By NEFT', body: { ...payout, mode: 'NEFT' } },
      { name: 'To be approved', body: { ...payout, mode: 'RTGS', amount: 10_50_000_00 } },
    ],
  }),
  'payouts.get': operation({
    ...read,
    path: '/payouts/{payout_id}',
    title: 'Fetch a payout',
    summary: 'Returns the current payout',
    answer: Payout,
    problems: ['payout_not_found'],
    samples: [{ name: 'By id', params: { payout_id: 'pout_test_0000000001' } }],
  }),
  'payouts.list': operation({
    ...read,
    path: '/payouts',
    title: 'List payouts',
    summary: 'Returns payouts, newest first, to all or to one',
    query: PayoutsQuery,
    answer: Payouts,
    samples: [
      { name: 'The newest', query: { limit: 10 } },
      { name: 'To a beneficiary', query: { beneficiary_id: 'bene_test_0000000001' } },
    ],
  }),
  'payouts.cancel': operation({
    ...write,
    path: '/payouts/{payout_id}/cancel',
    title: 'Cancel a payout',
    summary: 'Takes back a payout that has not gone to the bank',
    status: 200,
    answer: Payout,
    problems: ['payout_not_found', 'state_conflict'],
    samples: [{ name: 'Before it goes', params: { payout_id: 'pout_test_0000000001' } }],
  }),
} as const;
