import * as v from 'valibot';
import { oneOf } from './fields.ts';

/** Why a movement of money did not happen. It is no HTTP error: the call worked. */
export const failures = {
  payer_declined: { source: 'customer', step: 'approve', retry: true },
  payment_timed_out: { source: 'customer', step: 'approve', retry: true },
  order_already_paid: { source: 'merchant', step: 'approve', retry: false },
  order_expired: { source: 'merchant', step: 'approve', retry: false },
  refund_refused: { source: 'bank', step: 'credit', retry: false },
  account_frozen: { source: 'bank', step: 'credit', retry: false },
  account_unknown: { source: 'bank', step: 'credit', retry: false },
  biller_refused: { source: 'network', step: 'credit', retry: true },
} as const;

export type FailureCode = keyof typeof failures;

const codes = Object.keys(failures) as [FailureCode, ...FailureCode[]];

export const Failure = v.strictObject({
  code: oneOf('What went wrong.', codes),
  source: oneOf('Whose side it was.', ['customer', 'bank', 'network', 'merchant', 'us']),
  step: oneOf('Where it happened.', ['approve', 'credit']),
  retry: v.pipe(v.boolean(), v.description('Whether another try may work.')),
});
