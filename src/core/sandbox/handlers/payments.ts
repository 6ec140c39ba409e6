import { ORDER_HOURS, PAYMENT_MINUTES } from '#api-docs/resources/payments/lives.ts';
import type { paymentOperations } from '#api-docs/resources/payments/operations.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { HOUR, MINUTE, written } from '#core/sandbox/clock/time.ts';
import { balanceOf, transfer } from '#core/sandbox/ledger.ts';
import { can, move } from '#core/sandbox/move.ts';
import { Refused } from '#core/sandbox/refused.ts';
import type { Objects } from '#core/sandbox/state/state.ts';
import { all, create, find, pageOf } from '#core/sandbox/state/store.ts';
import type { Handlers } from './handler.ts';
import { nextAction } from './payments/next-action.ts';
import { cancelled, captured, letGo } from './payments/settle-payment.ts';

function refuseUnpayable({ status }: Objects['order']): void {
  if (status === 'paid') throw new Refused('order_already_paid');
  if (status === 'expired') throw new Refused('order_expired');
  if (status === 'cancelled') throw new Refused('state_conflict');
}

/** The form of an address says less than a browser asks of it. */
function refuseNoAddress(method: Objects['payment']['method']): void {
  if (!('return_url' in method) || URL.canParse(method.return_url)) return;
  const detail = 'return_url must be an http or https address';
  throw new Refused('invalid_request', [
    { pointer: '/method/return_url', code: 'invalid', detail },
  ]);
}

function refusePart({ amount }: Objects['payment'], wanted = amount): void {
  if (wanted === amount) return;
  const detail = 'amount must be all that is held: capture it, and refund the rest.';
  throw new Refused('amount_differs', [{ pointer: '/amount', code: 'invalid', detail }]);
}

export const payments: Handlers<typeof paymentOperations> = {
  'orders.create'(state, { body }) {
    const order = create(state, 'order', {
      status: 'created',
      ...body,
      amount_paid: 0,
      expires_at: written(state.now + ORDER_HOURS * HOUR),
    });
    schedule(state, state.now + ORDER_HOURS * HOUR, 'order.expire', order.id);
    return order;
  },
  'orders.get': (state, { params }) => find(state, 'order', params.order_id),
  'orders.list': (state, { query }) => pageOf(all(state, 'order'), query),

  'payments.create'(state, { body }) {
    const order = find(state, 'order', body.order_id);
    refuseUnpayable(order);
    if (order.amount !== body.amount) throw new Refused('amount_differs');
    refuseNoAddress(body.method);
    const payment = create(state, 'payment', {
      order_id: order.id,
      status: 'created',
      amount: body.amount,
      currency: body.currency,
      amount_refunded: 0,
      method: body.method,
      capture: body.capture ?? 'automatic',
      ...(body.description ? { description: body.description } : {}),
      ...(body.metadata ? { metadata: body.metadata } : {}),
      fee: 0,
      tax: 0,
      expires_at: written(state.now + PAYMENT_MINUTES * MINUTE),
    });
    payment.next_action = nextAction(payment);
    move(state, 'payment', payment, 'start');
    if (can('order', order, 'attempt')) move(state, 'order', order, 'attempt');
    schedule(state, state.now + PAYMENT_MINUTES * MINUTE, 'payment.expire', payment.id);
    return payment;
  },
  'payments.get': (state, { params }) => find(state, 'payment', params.payment_id),
  'payments.list': (state, { query }) =>
    pageOf(all(state, 'payment'), query, (payment, name) => {
      if (name === 'method') return payment.method.type;
      // A payment has the reference of its order.
      const row = name === 'reference' ? find(state, 'order', payment.order_id) : payment;
      return row[name as keyof typeof row];
    }),
  'payments.capture'(state, { params, body }) {
    const payment = find(state, 'payment', params.payment_id);
    if (!can('payment', payment, 'capture')) throw new Refused('state_conflict');
    refuseUnpayable(find(state, 'order', payment.order_id));
    refusePart(payment, body?.amount);
    captured(state, payment);
    return payment;
  },
  'payments.cancel'(state, { params }) {
    const payment = find(state, 'payment', params.payment_id);
    if (can('payment', payment, 'cancel')) cancelled(state, payment);
    else letGo(state, payment);
    return payment;
  },
  'orders.cancel'(state, { params }) {
    const order = find(state, 'order', params.order_id);
    move(state, 'order', order, 'cancel');
    for (const payment of all(state, 'payment').filter(({ order_id }) => order_id === order.id))
      if (can('payment', payment, 'cancel')) cancelled(state, payment);
      else if (can('payment', payment, 'void')) letGo(state, payment);
    return order;
  },

  'refunds.create'(state, { body }) {
    const payment = find(state, 'payment', body.payment_id);
    if (!can('payment', payment, 'refund')) throw new Refused('state_conflict');
    const promised = all(state, 'refund')
      .filter(({ payment_id, status }) => payment_id === payment.id && status !== 'failed')
      .reduce((total, { amount }) => total + amount, 0);
    if (promised + body.amount > payment.amount) throw new Refused('refund_too_high');
    if (body.amount > balanceOf(state, 'merchant')) throw new Refused('balance_too_low');
    const refund = create(state, 'refund', { status: 'pending', ...body });
    transfer(state, refund.id, refund.amount, 'merchant', 'escrow');
    schedule(state, state.now + 60 * MINUTE, 'refund.finish', refund.id);
    return refund;
  },
  'refunds.get': (state, { params }) => find(state, 'refund', params.refund_id),
  'refunds.list': (state, { query }) => pageOf(all(state, 'refund'), query),
};
