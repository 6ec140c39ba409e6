import type { FailureCode } from '#api-docs/kit/failure.ts';
import { HELD_DAYS } from '#api-docs/resources/payments/lives.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { DAY } from '#core/sandbox/clock/time.ts';
import { failureOf } from '#core/sandbox/failure-of.ts';
import type { Job } from '#core/sandbox/handlers/handler.ts';
import { transfer } from '#core/sandbox/ledger.ts';
import { can, move } from '#core/sandbox/move.ts';
import { bankReference } from '#core/sandbox/state/bank-reference.ts';
import type { Objects, State } from '#core/sandbox/state/state.ts';
import { find } from '#core/sandbox/state/store.ts';
import { captured, held, letGo, referenceOf } from './settle-payment.ts';

/** The customer agrees: an order that was paid meanwhile is not paid twice. */
export function approve(state: State, payment: Objects['payment']): void {
  const { status } = find(state, 'order', payment.order_id);
  if (status !== 'attempted') {
    refuse(state, payment, status === 'paid' ? 'order_already_paid' : 'order_expired');
    return;
  }
  held(state, payment);
  if (payment.capture === 'automatic') captured(state, payment);
  else schedule(state, state.now + HELD_DAYS * DAY, 'payment.void', payment.id);
}

/** The customer or the bank refuses. */
export function refuse(state: State, payment: Objects['payment'], code: FailureCode): void {
  delete payment.next_action;
  payment.failure = failureOf(code);
  move(state, 'payment', payment, 'fail');
}

const onlyIf =
  (
    name: 'authorize' | 'expire' | 'void',
    act: (state: State, payment: Objects['payment']) => void,
  ): Job =>
  (state, id) => {
    const payment = find(state, 'payment', id);
    if (can('payment', payment, name)) act(state, payment);
  };

export const paymentJobs = {
  'payment.approve': onlyIf('authorize', approve),
  'payment.expire': onlyIf('expire', (state, payment) => {
    delete payment.next_action;
    payment.failure = failureOf('payment_timed_out');
    move(state, 'payment', payment, 'expire');
  }),
  'payment.void': onlyIf('void', letGo),
  'order.expire'(state, id) {
    const order = find(state, 'order', id);
    if (can('order', order, 'expire')) move(state, 'order', order, 'expire');
  },
  'refund.finish'(state, id) {
    const refund = find(state, 'refund', id);
    const payment = find(state, 'payment', refund.payment_id);
    if (state.payers[payment.id] === 'norefund@example') {
      refund.failure = failureOf('refund_refused');
      move(state, 'refund', refund, 'fail');
      return transfer(state, refund.id, refund.amount, 'escrow', 'merchant');
    }
    const { type } = payment.method;
    if (type === 'card') refund.arn = bankReference(state);
    if (type === 'upi') refund.rrn = bankReference(state);
    move(state, 'refund', refund, 'process');
    transfer(state, refund.id, refund.amount, 'escrow', 'customer');
    payment.amount_refunded += refund.amount;
    const net = -refund.amount;
    state.unsettled.push({
      about: refund.id,
      kind: 'refund',
      ...referenceOf(refund),
      amount: net,
      fee: 0,
      tax: 0,
      net,
    });
    if (payment.amount_refunded === payment.amount) move(state, 'payment', payment, 'refund');
    else if (can('payment', payment, 'refund_part')) move(state, 'payment', payment, 'refund_part');
  },
} as const satisfies Record<string, Job>;
