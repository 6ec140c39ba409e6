import type { InferOutput } from 'valibot';
import type { Beneficiary, Payout } from './schemas.ts';

const created_at = '2026-01-15T09:30:00+05:30';

export const beneficiaries: InferOutput<typeof Beneficiary>[] = [
  {
    id: 'bene_test_0000000001',
    status: 'active',
    name: 'Sample Supplier',
    account: { type: 'bank', account_number: '000123456789', ifsc: 'ABCD0123456' },
    created_at,
  },
  {
    id: 'bene_test_0000000002',
    status: 'active',
    name: 'Sample Agency',
    account: { type: 'upi', upi_id: 'sample.shop@example' },
    created_at,
  },
];

/** One that waits for a second person. */
export const payouts: InferOutput<typeof Payout>[] = [
  {
    id: 'pout_test_0000000001',
    beneficiary_id: 'bene_test_0000000001',
    status: 'awaiting_approval',
    amount: 11_00_000_00,
    currency: 'INR',
    mode: 'RTGS',
    purpose: 'Invoice 76',
    created_at,
  },
];
