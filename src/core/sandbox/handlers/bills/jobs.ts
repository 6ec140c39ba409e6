import { written } from '#core/sandbox/clock/time.ts';
import { failureOf } from '#core/sandbox/failure-of.ts';
import type { Job } from '#core/sandbox/handlers/handler.ts';
import { transfer } from '#core/sandbox/ledger.ts';
import { move } from '#core/sandbox/move.ts';
import { find } from '#core/sandbox/state/store.ts';

export const billJobs = {
  'bill.pay'(state, id) {
    const payment = find(state, 'bill_payment', id);
    payment.paid_at = written(state.now);
    move(state, 'bill_payment', payment, 'pay');
    transfer(state, id, payment.amount, 'escrow', 'bank');
  },
  'bill.fail'(state, id) {
    const payment = find(state, 'bill_payment', id);
    payment.failure = failureOf('biller_refused');
    move(state, 'bill_payment', payment, 'fail');
    transfer(state, id, payment.amount, 'escrow', 'merchant');
  },
} as const satisfies Record<string, Job>;
