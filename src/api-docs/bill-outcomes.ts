import type { InferOutput } from 'valibot';
import { failures } from './kit/failure.ts';
import { billOperations } from './resources/bills/operations.ts';
import type { BillPayment } from './resources/bills/schemas.ts';

const created_at = '2026-01-15T10:30:00+05:30';

const [paid, pending, failed] = billOperations['bills.pay'].samples;

const outcome = (
  status: InferOutput<typeof BillPayment>['status'],
  { biller_id, consumer_number, amount, mode }: typeof paid.body,
): InferOutput<typeof BillPayment> => ({
  id: 'bpay_test_0000000001',
  request_id: 'req_test_0000000001',
  status,
  biller_id,
  consumer_number,
  amount,
  currency: 'INR',
  mode: mode as 'ONLINE',
  bbps_reference: 'SAMPLE0000000001',
  ...(status === 'paid' ? { paid_at: created_at } : {}),
  ...(status === 'failed'
    ? { failure: { code: 'biller_refused', ...failures.biller_refused } }
    : {}),
  created_at,
});

/** What `/bbps/pay` answers to each of its samples. */
export const billOutcomes = {
  paid: outcome('paid', paid.body),
  pending: outcome('pending', pending.body),
  failed: outcome('failed', failed.body),
} as const;
