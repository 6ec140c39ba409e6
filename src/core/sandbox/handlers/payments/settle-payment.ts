import { methodOf } from '#api-docs/resources/payments/method-of.ts';
import { post, transfer } from '#core/sandbox/ledger.ts';
import { can, move } from '#core/sandbox/move.ts';
import { bankReference } from '#core/sandbox/state/bank-reference.ts';
import type { Objects, State } from '#core/sandbox/state/state.ts';
import { find } from '#core/sandbox/state/store.ts';
import { settle } from '#domain/settlement.ts';

/** The customer’s bank holds the money for us. */
export function held(state: State, payment: Objects['payment']): void {
  delete payment.next_action;
  if (payment.method.type !== 'wallet') payment.rrn = bankReference(state);
  move(state, 'payment', payment, 'authorize');
  transfer(state, payment.id, payment.amount, 'customer', 'escrow');
}

/** The integrator’s own number of an object, if it has one. */
export const referenceOf = ({ reference }: { reference?: string | undefined }) =>
  reference === undefined ? {} : { reference };

/** Held money becomes the merchant's, less the fee, and its order is paid. */
export function captured(state: State, payment: Objects['payment']): void {
  const { fee, gst, arrives } = settle({
    paise: payment.amount,
    method: methodOf[payment.method.type],
    place: 'online',
    isSmall: false,
  });
  payment.fee = fee;
  payment.tax = gst;
  move(state, 'payment', payment, 'capture');
  post(state, payment.id, { escrow: -payment.amount, merchant: arrives, fees: fee + gst });
  const order = find(state, 'order', payment.order_id);
  state.unsettled.push({
    about: payment.id,
    kind: 'payment',
    ...referenceOf(order),
    amount: payment.amount,
    fee,
    tax: gst,
    net: arrives,
  });
  order.amount_paid = payment.amount;
  if (can('order', order, 'pay')) move(state, 'order', order, 'pay');
}

/** Held money goes back to the customer. */
export function letGo(state: State, payment: Objects['payment']): void {
  move(state, 'payment', payment, 'void');
  transfer(state, payment.id, payment.amount, 'escrow', 'customer');
}

/** Nobody is asked any more. */
export function cancelled(state: State, payment: Objects['payment']): void {
  delete payment.next_action;
  move(state, 'payment', payment, 'cancel');
}
