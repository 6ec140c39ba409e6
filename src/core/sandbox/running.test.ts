import { describe, expect, it } from 'vitest';
import type { Answer } from '#core/sandbox/answer.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { comingEvents } from '#core/sandbox/clock/next-event.ts';
import type { Command } from '#core/sandbox/commands.ts';
import { handle } from '#core/sandbox/handle.ts';
import { apply } from '#core/sandbox/replay.ts';
import { newCode } from '#core/sandbox/state/ids.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { pageOf } from '#core/sandbox/state/store.ts';
import { tidy } from '#core/sandbox/state/tidy.ts';
import { codeOf, done, requestFor, tell } from '#tests/unit/core/sandbox/send.ts';

const currency = 'INR';
const ORDER = { amount: 500_00, currency };

/** A sandbox in which nothing waits but what a test makes. */
const quiet = (): State => Object.assign(seeded(), { due: [], unsettled: [] });

describe('what is to come', () => {
  const coming = (state: State) => comingEvents(state).map(({ job }) => job);
  const payment = (state: State, payer: string, capture = 'automatic') => {
    const order = done<{ id: string }>(state, 'orders.create', { body: ORDER });
    const method = { type: 'upi', flow: 'qr' };
    const body = { order_id: order.id, ...ORDER, method, capture };
    const { id } = done<{ id: string }>(state, 'payments.create', { body });
    done(state, 'sandbox.pay', { body: { payment_id: id, payer } });
    return id;
  };

  it('is no payment of who is slow, once it was cancelled', () => {
    const state = quiet();
    const id = payment(state, 'slow@example');
    expect(coming(state)).toContain('payment.approve');
    done(state, 'payments.cancel', { params: { payment_id: id } });
    expect(coming(state)).toEqual(['order.expire']);
  });

  it('is no way back of money that was captured', () => {
    const state = quiet();
    const id = payment(state, 'success@example', 'manual');
    expect(coming(state)).toContain('payment.void');
    done(state, 'payments.capture', { params: { payment_id: id } });
    expect(coming(state)).toEqual([]);
  });

  it.each([
    [900_00, 'IMPS', 'payout.start'],
    [10_50_000_00, 'RTGS', 'payout.approve'],
  ])('of a payout of %i paise is nothing, once it was cancelled', (amount, mode, job) => {
    const state = quiet();
    const body = { beneficiary_id: 'bene_test_0000000001', amount, currency, mode };
    const { id } = done<{ id: string }>(state, 'payouts.create', { body });
    expect(coming(state)).toEqual([job]);
    done(state, 'payouts.cancel', { params: { payout_id: id } });
    expect(coming(state)).toEqual([]);
  });

  it('is a settlement where there is something to settle', () => {
    const state = quiet();
    schedule(state, state.now + 1, 'settlement.create', '');
    expect(coming(state)).toEqual([]);
    payment(state, 'success@example');
    expect(coming(state)).toEqual(['settlement.create']);
  });
});

describe('what is kept of a request', () => {
  const rows = (state: State) => state.log.map(({ call, status, code }) => [call, status, code]);

  it('is a row with its call and its status, and with its code where it was refused', () => {
    const state = seeded();
    tell(state, 'orders.create', { body: ORDER });
    tell(state, 'orders.create', { body: { amount: 1 } });
    tell(state, 'orders.get', { params: { order_id: 'order_test_ZZZZZZZZZZ' } });
    tell(state, 'orders.list', { headers: { 'sandbox-fault': 'lost_answer' } });
    handle(state, { ...requestFor('orders.list'), target: '/nothing' });
    handle(state, { ...requestFor('orders.list'), body: '{"a":1}' });
    expect(rows(state)).toEqual([
      ['orders.create', 201, undefined],
      ['orders.create', 422, 'invalid_request'],
      ['orders.get', 404, 'order_not_found'],
      ['orders.list', 0, undefined],
      ['unknown', 404, 'call_unknown'],
      ['orders.list', 400, 'body_unexpected'],
    ]);
    expect(state.log[0]).not.toHaveProperty('code');
  });

  it('is the call that was refused, and its code, and nothing of its body', () => {
    const { command } = tell(seeded(), 'orders.create', { body: { reference: 'secret' } });
    expect(command).toEqual({
      ...{ kind: 'refused', call: 'orders.create', code: 'invalid_request' },
      key: 'test_key_for_everyone',
    });
  });

  it('has the headers that were sent, and no others', () => {
    const { command } = tell(seeded(), 'orders.list', { headers: { cookie: 'secret' } });
    if (command.kind !== 'call') throw new Error('It was refused.');
    expect(Object.keys(command.request.headers)).toEqual(['authorization']);
  });

  // The reference: what is refused by a fault is a call like any other. RFC 9110, 10.2.3: how long to wait.
  it.each([
    ['429', 429, '2'],
    ['503', 503, '2'],
    ['504', 504, '2'],
    ['500', 500, undefined],
    ['busy', 409, '1'],
  ])('of one with the fault %s is that call, counted once', (fault, status, after) => {
    const state = seeded();
    const { answer, command } = tell(state, 'orders.create', {
      ...{ body: ORDER, headers: { 'sandbox-fault': fault } },
    });
    expect(answer?.status).toBe(status);
    expect(answer?.headers['retry-after']).toBe(after);
    expect(answer?.headers.ratelimit).toBe('"key";r=999;t=1');
    expect(answer?.body).not.toHaveProperty('errors');
    expect(command.kind).toBe('call');
    expect(state.log).toHaveLength(1);
  });
});

it('an idempotency key is all of what is in the quotes, and what is not all in quotes is itself', () => {
  const state = seeded();
  const create = (key: string) =>
    tell(state, 'orders.create', { body: ORDER, headers: { 'idempotency-key': key } }).answer;
  create('k1');
  for (const other of ['x"k1"', '"k1"x'])
    expect(create(other)?.headers, other).not.toHaveProperty('idempotent-replayed');
  expect(create('"k1"')?.headers['idempotent-replayed']).toBe('true');
  expect(codeOf(create('') as Answer)).toBe('idempotency_key_missing');
});

describe('a command that is done again', () => {
  it('counts and logs what was refused', () => {
    const state = seeded();
    const refused: Command = {
      ...{ kind: 'refused', call: 'orders.create', code: 'invalid_request' },
      key: 'test_key_limited',
    };
    for (let each = 0; each < 2; each++) apply(state, refused);
    expect(state.log).toMatchObject([{ code: 'invalid_request' }, { code: 'invalid_request' }]);
    expect(tell(state, 'balance.get', { key: 'test_key_limited' }).answer?.status).toBe(429);
  });

  it('lets time pass by both clocks, or by the wall clock alone', () => {
    const state = seeded();
    const { now } = state;
    apply(state, { kind: 'elapse', ms: 700 });
    expect([state.real, state.now - now]).toEqual([700, 0]);
    apply(state, { kind: 'advance', ms: 500 });
    expect([state.real, state.now - now]).toEqual([1_200, 500]);
  });

  it('delivers, or withholds, one delivery', () => {
    const state = seeded();
    for (let each = 0; each < 2; each++)
      done(state, 'events.deliver', { params: { event_id: 'evt_test_0000000001' } });
    const [first = '', second = ''] = state.outgoing;
    apply(state, { kind: 'attempted', delivery: first, status: 200 });
    apply(state, { kind: 'withheld', delivery: second });
    expect(state.outgoing).toEqual([]);
    expect(state.objects.delivery[first]).toMatchObject({ status: 'delivered', last_status: 200 });
    expect(state.objects.delivery[second]).toMatchObject({ status: 'pending', attempts: 0 });
  });
});

describe('tidying', () => {
  const FEW = { log: 2, replies: 2, events: 1, ledger: 2, moves: 2 };

  it('waits for as many ids as it is told', () => {
    const state = seeded();
    for (let each = 0; each < 5; each++) tell(state, 'orders.list');
    state.tidied = state.made - 9;
    tidy(state, FEW, 10);
    expect(state.log).toHaveLength(5);
    state.tidied = state.made - 10;
    tidy(state, FEW, 10);
    expect([state.log.length, state.tidied]).toEqual([2, state.made]);
  });

  it('leaves a thousand rows of the log, and all of fewer', () => {
    const state = seeded();
    const row = { request_id: 'req_1', at: '', call: 'x', status: 200 };
    state.log = Array.from({ length: 1_500 }, () => row);
    state.ledger = Array.from({ length: 1_500 }, () => ({ at: 0, about: '', lines: {} }));
    state.made = 1_000;
    tidy(state);
    expect([state.log.length, state.ledger.length]).toEqual([1_000, 1_500]);
  });

  it('takes with an event what was to be sent of it, and nothing else that is due', () => {
    const state = quiet();
    const late = { headers: { 'sandbox-fault': 'late' } };
    for (const id of ['pay_test_0000000001', 'pay_test_0000000006'])
      tell(state, 'payments.capture', { params: { payment_id: id }, ...late });
    schedule(state, state.now + 1, 'order.expire', 'order_test_0000000001');
    const before = state.due.filter(({ job }) => job === 'delivery.send');
    expect(before.length).toBeGreaterThan(1);
    tidy(state, { ...FEW, events: 1 }, 1);
    expect(state.due.map(({ job, id }) => [job, id])).toEqual([
      ['order.expire', 'order_test_0000000001'],
      ['delivery.send', before.at(-1)?.id],
    ]);
  });
});

it('what is scheduled takes no id from what is made', () => {
  const state = seeded();
  const codes = Array.from({ length: 10 }, () => {
    schedule(state, state.now + 1, 'order.expire', 'x');
    return newCode(state);
  });
  expect(new Set(codes).size).toBe(10);
});

it('a field that is not asked for may be anything in a row', () => {
  const rows = [{ id: 'a', status: 'odd' }, { id: 'b' }];
  expect(pageOf(rows, { status: undefined }).data).toHaveLength(2);
});
