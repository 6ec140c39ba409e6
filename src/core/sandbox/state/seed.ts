import { billers, billPayments, bills } from '#api-docs/resources/bills/examples.ts';
import { orders, payments, refunds } from '#api-docs/resources/payments/examples.ts';
import { beneficiaries, payouts } from '#api-docs/resources/payouts/examples.ts';
import { entries, settlements } from '#api-docs/resources/settlements/examples.ts';
import { verifications } from '#api-docs/resources/verification/examples.ts';
import { endpoints, storedEvents } from '#api-docs/resources/webhooks/examples.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { DAY, HOUR, MINUTE, nextWorkingMorning, START } from '#core/sandbox/clock/time.ts';
import { balanceOf, post, transfer } from '#core/sandbox/ledger.ts';
import type { Kind, Objects, State } from './state.ts';
import { put } from './store.ts';

/** What a merchant has on the first day, in paise. */
const OPENING = 25_00_000_00;

/** Objects of the examples were made a minute before the start. */
const MADE = START - MINUTE;

/** A sandbox as it begins: the objects that the reference shows, with their money and what waits for them. */
export function seeded(): State {
  const state = empty();
  transfer(state, 'opening', OPENING, 'bank', 'merchant');
  putAll(state, 'biller', billers);
  putAll(state, 'bill', bills);
  putAll(state, 'bill_payment', billPayments);
  putAll(state, 'beneficiary', beneficiaries);
  putAll(state, 'verification', verifications as unknown as Objects['verification'][]);
  putAll(state, 'endpoint', endpoints);
  for (const { deliveries: _none, ...event } of storedEvents) put(state, 'event', { ...event });
  seedPayments(state);
  seedSettlements(state);
  for (const { id, amount } of billPayments) transfer(state, id, amount, 'merchant', 'bank');
  for (const { id, amount } of payouts) {
    transfer(state, id, amount, 'merchant', 'escrow');
    schedule(state, MADE + HOUR, 'payout.approve', id);
  }
  putAll(state, 'payout', payouts);
  return state;
}

function seedPayments(state: State): void {
  putAll(state, 'order', orders);
  putAll(state, 'payment', payments);
  putAll(state, 'refund', refunds);
  for (const { id, status } of orders)
    if (status !== 'paid') schedule(state, MADE + DAY, 'order.expire', id);
  for (const { id, order_id, amount, fee, tax, status } of payments) {
    if (status === 'pending') schedule(state, MADE + 15 * MINUTE, 'payment.expire', id);
    if (status === 'authorized') {
      transfer(state, id, amount, 'customer', 'escrow');
      schedule(state, MADE + 5 * DAY, 'payment.void', id);
    }
    if (status !== 'captured') continue;
    const net = amount - fee - tax;
    post(state, id, { customer: -amount, merchant: net, fees: fee + tax });
    const { reference = '' } = orders.find((order) => order.id === order_id) ?? {};
    if (!entries.some(({ about }) => about === id))
      state.unsettled.push({ about: id, kind: 'payment', reference, amount, fee, tax, net });
  }
  for (const { id, amount } of refunds) {
    transfer(state, id, amount, 'merchant', 'escrow');
    schedule(state, MADE + HOUR, 'refund.finish', id);
  }
}

function seedSettlements(state: State): void {
  putAll(state, 'settlement', settlements);
  for (const { id, amount } of settlements) {
    state.entries[id] = structuredClone(entries);
    transfer(state, id, amount, 'merchant', 'bank');
  }
  schedule(state, nextWorkingMorning(START), 'settlement.create', '');
  if (balanceOf(state, 'merchant') < 0) throw new Error('The examples cost more than there is.');
}

const putAll = <K extends Kind>(state: State, kind: K, all: readonly Objects[K][]) => {
  for (const object of all) put(state, kind, structuredClone(object));
};

const empty = (): State => ({
  now: START,
  real: 0,
  seed: 0,
  made: 0,
  tidied: 0,
  objects: {
    order: {},
    payment: {},
    refund: {},
    beneficiary: {},
    payout: {},
    biller: {},
    bill: {},
    bill_payment: {},
    settlement: {},
    endpoint: {},
    event: {},
    delivery: {},
    verification: {},
  },
  due: [],
  ledger: [],
  balances: { merchant: 0, escrow: 0, fees: 0, bank: 0, customer: 0 },
  unsettled: [],
  entries: {},
  bankRefuses: false,
  payers: {},
  later: {},
  secrets: {},
  eventOf: {},
  outgoing: [],
  fault: null,
  replies: {},
  recent: {},
  moves: [],
  log: [],
});
