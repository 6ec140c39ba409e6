import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { RETURN_SECRET } from '#api-docs/resources/payments/return-secret.ts';
import { returnAddress } from '#core/sandbox/checkout/return-address.ts';
import { advance } from '#core/sandbox/clock/advance.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { codeOf, done, send } from '#tests/unit/core/sandbox/send.ts';

interface Made {
  id: string;
  status: string;
}
interface Page {
  data: Made[];
}

const currency = 'INR';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UPI = { type: 'upi', flow: 'qr' };
const CARD = { type: 'card', return_url: 'https://shop.example/paid?cart=7' };

const wait = (state: State, seconds: number) => advance(state, seconds * 1_000);
const newOrder = (state: State, amount = 500_00, fields: object = {}) =>
  done<Made>(state, 'orders.create', { body: { amount, currency, ...fields } });
const attempt = (state: State, order_id: string, fields: object = {}) =>
  send(state, 'payments.create', {
    body: { order_id, amount: 500_00, currency, method: UPI, ...fields },
  });
const begun = (state: State, order_id: string, fields: object = {}) => {
  const { status, body } = attempt(state, order_id, fields);
  expect(status).toBe(201);
  return body as Made;
};
const pay = (state: State, payment_id: string, payer = 'success@example') =>
  send(state, 'sandbox.pay', { body: { payment_id, payer } });
const paidBy = (state: State, fields: object = {}) => {
  const payment = begun(state, newOrder(state).id, fields);
  return pay(state, payment.id).body as Made;
};

describe('an order', () => {
  it('may be tried twice, and is paid once: the second payment fails and takes nothing', () => {
    const state = seeded();
    const order = newOrder(state);
    const [first, second] = [begun(state, order.id), begun(state, order.id)];
    pay(state, first.id);
    const { balances } = structuredClone(state);
    expect(pay(state, second.id).body).toMatchObject({
      ...{ status: 'failed', failure: { code: 'order_already_paid' } },
    });
    expect(state.balances).toEqual(balances);
    expect(codeOf(attempt(state, order.id))).toBe('order_already_paid');
  });

  it('is not paid after its day, nor by who began before its end', () => {
    const state = seeded();
    const order = newOrder(state);
    wait(state, DAY - 5 * MINUTE);
    const slow = begun(state, order.id);
    pay(state, slow.id, 'slow@example');
    wait(state, 10 * MINUTE);
    expect(state.objects.payment[slow.id]).toMatchObject({
      ...{ status: 'failed', failure: { code: 'order_expired' } },
    });
    expect(codeOf(attempt(state, order.id))).toBe('order_expired');
  });

  it('lives a day, and a payment a quarter of an hour', () => {
    const state = seeded();
    const order = newOrder(state);
    expect(order).toMatchObject({ expires_at: '2026-01-16T10:30:00+05:30' });
    const payment = begun(state, order.id);
    expect(payment).toMatchObject({ expires_at: '2026-01-15T10:45:00+05:30' });
    const statuses = () => [
      state.objects.order[order.id]?.status,
      state.objects.payment[payment.id]?.status,
    ];
    wait(state, 15 * MINUTE - 1);
    expect(statuses()).toEqual(['attempted', 'pending']);
    wait(state, 1);
    expect(statuses()).toEqual(['attempted', 'expired']);
    expect(state.objects.payment[payment.id]?.failure?.code).toBe('payment_timed_out');
    wait(state, DAY - 15 * MINUTE - 1);
    expect(statuses()[0]).toBe('attempted');
    wait(state, 1);
    expect(statuses()[0]).toBe('expired');
  });

  it('that is cancelled lets go what is held for it', () => {
    const state = seeded();
    const order = newOrder(state);
    const held = begun(state, order.id, { capture: 'manual' });
    pay(state, held.id);
    done(state, 'orders.cancel', { params: { order_id: order.id } });
    expect(state.objects.payment[held.id]?.status).toBe('voided');
    expect(codeOf(attempt(state, order.id))).toBe('state_conflict');
  });
});

describe('a payment', () => {
  it('is of all that its order is for, and has what its maker notes', () => {
    const state = seeded();
    const order = newOrder(state);
    expect(codeOf(attempt(state, order.id, { amount: 499_99 }))).toBe('amount_differs');
    const notes = { description: 'Tea', metadata: { till: '4' } };
    const { id } = begun(state, order.id, notes);
    expect(done(state, 'payments.get', { params: { payment_id: id } })).toMatchObject({
      ...{ id, ...notes },
    });
    expect(begun(state, order.id)).not.toHaveProperty('metadata');
    expect(begun(state, order.id)).not.toHaveProperty('description');
  });

  // WHATWG URL: a port has at most 65,535, and what is in brackets is an address of IPv6.
  it.each(['https://shop.example:99999/paid', 'https://[1/paid'])(
    'has nowhere to come back to at %s',
    (return_url) => {
      const state = seeded();
      const method = { type: 'card', return_url };
      expect(attempt(state, newOrder(state).id, { method }).body).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: '/method/return_url', code: 'invalid' }],
      });
    },
  );

  // NPCI's linking specification: pa, pn, am, cu and tn.
  it.each([
    [
      { type: 'upi', flow: 'qr' },
      { type: 'qr', link: expect.stringMatching(/^upi:\/\/pay\?/) },
    ],
    [
      { type: 'upi', flow: 'intent' },
      { type: 'upi_intent', link: expect.any(String) },
    ],
    [{ type: 'wallet', wallet: 'Sample Wallet' }, { type: 'await_approval' }],
    [CARD, { type: 'redirect', url: expect.stringMatching(/^https:\/\/checkout\.[^/]+\/pay_/) }],
  ])('by %j says what brings the customer there', (method, action) => {
    const state = seeded();
    const payment = begun(state, newOrder(state).id, { method });
    const { next_action } = payment as unknown as { next_action: { link?: string; url?: string } };
    expect(next_action).toEqual(action);
    if (next_action.url) expect(next_action.url.endsWith(`/${payment.id}`)).toBe(true);
    if (!next_action.link) return;
    const asked = new URL(next_action.link).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ pa: 'shop@example', am: '500.00', cu: 'INR', tn: payment.id },
    });
    expect(asked.get('pn')).toBeTruthy();
  });

  it('has the number of its rail, but that of a wallet', () => {
    const state = seeded();
    expect(paidBy(state, { method: UPI })).toHaveProperty('rrn');
    expect(paidBy(state, { method: CARD })).toHaveProperty('rrn');
    expect(paidBy(state, { method: { type: 'wallet', wallet: 'W' } })).not.toHaveProperty('rrn');
  });

  it('that is held goes back after five days, and is not captured before it is held', () => {
    const state = seeded();
    const payment = begun(state, newOrder(state).id, { capture: 'manual' });
    const capture = () => send(state, 'payments.capture', { params: { payment_id: payment.id } });
    expect(codeOf(capture())).toBe('state_conflict');
    pay(state, payment.id);
    wait(state, 5 * DAY - 1);
    expect(state.objects.payment[payment.id]?.status).toBe('authorized');
    wait(state, 1);
    expect(state.objects.payment[payment.id]?.status).toBe('voided');
    expect(codeOf(capture())).toBe('state_conflict');
  });

  it('is paid once, and refunded after it alone', () => {
    const state = seeded();
    const payment = begun(state, newOrder(state).id);
    const refund = () =>
      send(state, 'refunds.create', {
        body: { payment_id: payment.id, amount: 500_00, currency },
      });
    expect(codeOf(refund())).toBe('state_conflict');
    pay(state, payment.id);
    // Nor does who comes too late count for what comes of it.
    expect(codeOf(pay(state, payment.id, 'norefund@example'))).toBe('state_conflict');
    const { id } = refund().body as Made;
    wait(state, HOUR);
    expect(state.objects.refund[id]?.status).toBe('processed');
  });

  it('is listed by its method and by the reference of its order', () => {
    const state = seeded();
    const { id } = begun(state, newOrder(state, 500_00, { reference: 'bill-1' }).id, {
      method: { type: 'wallet', wallet: 'W' },
    });
    const ids = (query: Record<string, string>) =>
      done<Page>(state, 'payments.list', { query }).data.map((each) => each.id);
    expect(ids({ method: 'wallet' })).toEqual([id, 'pay_test_0000000003']);
    expect(ids({ reference: 'bill-1' })).toEqual([id]);
  });
});

it('a refund is not of more than the merchant has', () => {
  const state = seeded();
  const { id } = paidBy(state);
  const { available } = done<{ available: number }>(state, 'balance.get');
  const payout = { beneficiary_id: 'bene_test_0000000001', currency, mode: 'NEFT' };
  done(state, 'payouts.create', { body: { ...payout, amount: available - 200_00 } });
  const refund = (amount: number) =>
    send(state, 'refunds.create', { body: { payment_id: id, amount, currency } });
  expect(codeOf(refund(200_01))).toBe('balance_too_low');
  expect(refund(200_00).status).toBe(201);
});

describe('a settlement', () => {
  const settled = (state: State) => Object.values(state.objects.settlement);
  const drainTo = (state: State, left: number) => {
    const { available } = done<{ available: number }>(state, 'balance.get');
    const body = { beneficiary_id: 'bene_test_0000000001', currency, mode: 'NEFT' };
    done(state, 'payouts.create', { body: { ...body, amount: available - left } });
  };
  // What a sandbox begins with: ₹1,249 that is not settled, less ₹249 that is refunded.
  const DUE = 1_000_00;

  it.each([
    [DUE, 1],
    [DUE - 1, 0],
  ])('is made where there are %i paise of ₹1,000: %i', (left, more) => {
    const state = seeded();
    wait(state, HOUR);
    const before = settled(state).length;
    drainTo(state, left);
    wait(state, 20 * HOUR);
    expect(settled(state)).toHaveLength(before + more);
  });

  it('has a line for each payment and refund, with the reference of its order', () => {
    const state = seeded();
    wait(state, HOUR);
    paidBy(state);
    wait(state, 25 * HOUR);
    const { id } = settled(state).at(-1) as Made;
    expect(state.objects.settlement[id]?.status).toBe('settled');
    const params = { settlement_id: id };
    expect(done(state, 'settlements.get', { params })).toMatchObject({ id });
    const { data } = done<{ data: object[] }>(state, 'settlements.entries', { params });
    expect(data).toMatchObject([
      { about: 'pay_test_0000000002', kind: 'payment', reference: 'bill-4823', net: 1_249_00 },
      { about: 'rfnd_test_0000000001', kind: 'refund', net: -249_00 },
      { kind: 'payment', net: 500_00 },
    ]);
    expect(data[2]).not.toHaveProperty('reference');
  });
});

it('what a sandbox begins with has its own ends', () => {
  const state = seeded();
  expect([state.moves, state.log]).toEqual([[], []]);
  expect(done<Page>(state, 'sandbox.log').data).toEqual([]);
  const statusOf = (id: string) => state.objects.order[id]?.status;
  // Both were made a minute before the beginning.
  wait(state, 14 * MINUTE - 1);
  expect(state.objects.payment.pay_test_0000000003?.status).toBe('pending');
  wait(state, 1);
  expect(state.objects.payment.pay_test_0000000003?.status).toBe('expired');
  wait(state, DAY - 15 * MINUTE - 1);
  expect(statusOf('order_test_0000000001')).toBe('created');
  wait(state, 1);
  expect(statusOf('order_test_0000000001')).toBe('expired');
  expect(statusOf('order_test_0000000003')).toBe('paid');
});

it('an object is read by its id as it was made', () => {
  const state = seeded();
  for (const [call, name, kind] of [
    ['orders.get', 'order_id', 'order'],
    ['refunds.get', 'refund_id', 'refund'],
    ['payouts.get', 'payout_id', 'payout'],
    ['beneficiaries.get', 'beneficiary_id', 'beneficiary'],
    ['verifications.get', 'verification_id', 'verification'],
  ] as const) {
    const [object] = Object.values<{ id: string }>(state.objects[kind]);
    expect(done(state, call, { params: { [name]: object?.id ?? '' } })).toEqual(object);
  }
});

describe('a verification', () => {
  it('that waits for a bank ends after a minute', () => {
    const state = seeded();
    const body = { account_number: '000000000002', ifsc: 'ABCD0123456' };
    const { id, status } = done<Made>(state, 'bank.verify', { body });
    expect(status).toBe('pending');
    wait(state, MINUTE - 1);
    expect(state.objects.verification[id]?.status).toBe('pending');
    wait(state, 1);
    expect(state.objects.verification[id]?.status).not.toBe('pending');
  });

  it('of a position is its address, and at sea there is none', () => {
    const at = (lat: string, lon: string) =>
      send(seeded(), 'geocode.reverse', { query: { lat, lon } });
    expect(at('28.6129', '77.2295').body).toMatchObject({ pin: '110001', state: 'Delhi' });
    expect(codeOf(at('18.6', '71.5'))).toBe('address_not_found');
  });
});

describe('an event', () => {
  it('is shown with its own deliveries, and sent once more when that is asked for', () => {
    const state = seeded();
    paidBy(state);
    const [one, other] = Object.values(state.objects.event).slice(-2);
    if (!one || !other) throw new Error('A payment is told of, and its order.');
    const read = (event_id: string) =>
      done<{ deliveries: Made[] }>(state, 'events.get', { params: { event_id } });
    const before = read(one.id).deliveries.map(({ id }) => id);
    expect(before).toHaveLength(1);
    expect(read(other.id).deliveries.map(({ id }) => id)).not.toEqual(before);
    const again = done<{ deliveries: Made[] }>(state, 'events.deliver', {
      params: { event_id: one.id },
    });
    expect(again.deliveries.map(({ id }) => id)).toEqual([...before, state.outgoing.at(-1)]);
  });

  it('goes no more to an endpoint that was deleted, and on to the others', () => {
    const state = seeded();
    const url = 'http://localhost:9/hook';
    const { id } = done<Made>(state, 'endpoints.create', { body: { url, events: [] } });
    paidBy(state);
    const count = state.outgoing.length;
    done(state, 'endpoints.delete', { params: { endpoint_id: id } });
    expect(state.outgoing).toHaveLength(count / 2);
    for (const delivery of state.outgoing)
      expect(state.objects.delivery[delivery]?.endpoint_id).toBe('whep_test_0000000001');
  });
});

it('a clock that stands says when the next thing happens', () => {
  const state = seeded();
  // The payment that waits since a minute before the beginning.
  expect(done(state, 'sandbox.clock')).toMatchObject({
    ...{ now: '2026-01-15T10:30:00+05:30', next_at: '2026-01-15T10:44:00+05:30' },
  });
});

// Standard Webhooks: the id, the time and the body, signed by the secret. The payment is the id here.
it('the way back is signed, and keeps what the shop had in it', async () => {
  const state = seeded();
  const payment = paidBy(state, { method: CARD });
  const object = state.objects.payment[payment.id];
  if (!object) throw new Error('It is not kept.');
  const at = Math.floor(Date.now() / 1_000);
  const back = new URL((await returnAddress(object, at)) ?? '');
  const said = Object.fromEntries(back.searchParams);
  expect(back.origin + back.pathname).toBe('https://shop.example/paid');
  expect(said).toMatchObject({
    ...{ cart: '7', payment_id: payment.id, order_id: object.order_id, status: 'captured' },
    timestamp: `${at}`,
  });
  const body = `${object.order_id}.captured`;
  expect(new Webhook(RETURN_SECRET).sign(payment.id, new Date(at * 1_000), body)).toBe(
    said.signature,
  );
  const byUpi = state.objects.payment[paidBy(state).id];
  expect(byUpi && (await returnAddress(byUpi, at))).toBeUndefined();
});
