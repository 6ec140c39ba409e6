import type { InferOutput } from 'valibot';
import type { Entry, Settlement } from './schemas.ts';

/** What was paid yesterday, and settled this morning. */
export const entries: InferOutput<typeof Entry>[] = [
  {
    about: 'pay_test_0000000004',
    kind: 'payment',
    reference: 'bill-4825',
    amount: 2_000_00,
    fee: 40_00,
    tax: 0,
    net: 1_960_00,
  },
  {
    about: 'pay_test_0000000005',
    kind: 'payment',
    reference: 'bill-4826',
    amount: 350_00,
    fee: 0,
    tax: 0,
    net: 350_00,
  },
];

export const settlements: InferOutput<typeof Settlement>[] = [
  {
    id: 'setl_test_0000000001',
    status: 'settled',
    amount: 2_310_00,
    currency: 'INR',
    payments: 2_350_00,
    refunds: 0,
    fees: 40_00,
    tax: 0,
    utr: 'SAMPLE0000000001',
    created_at: '2026-01-15T06:00:00+05:30',
  },
];
