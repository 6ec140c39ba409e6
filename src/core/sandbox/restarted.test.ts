import { describe, expect, it } from 'vitest';
import type { Command } from '#core/sandbox/commands.ts';
import { handle } from '#core/sandbox/handle.ts';
import { apply, replay } from '#core/sandbox/replay.ts';
import { openSession } from '#core/sandbox/session.ts';
import { newId, nextSeed, SEEDS } from '#core/sandbox/state/ids.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { MOST, tidy } from '#core/sandbox/state/tidy.ts';
import { requestFor, send } from '#tests/unit/core/sandbox/send.ts';

const money = { amount: 700_00, currency: 'INR' };

/** Every id and number of a bank that a sandbox made while it sold, paid out, paid a bill and verified. */
function madeBy(commands: Command[]): string[] {
  const session = openSession(commands);
  const call = (...given: Parameters<typeof requestFor>) => {
    const { answer } = session.call(requestFor(...given));
    return answer?.body as { id: string };
  };
  const order_id = call('orders.create', { body: money }).id;
  const payment = call('payments.create', {
    body: { ...money, order_id, method: { type: 'upi', flow: 'qr' } },
  });
  call('sandbox.pay', { body: { payment_id: payment.id, payer: 'success@example' } });
  call('refunds.create', { body: { payment_id: payment.id, amount: 1_00, currency: 'INR' } });
  call('payouts.create', {
    body: { beneficiary_id: 'bene_test_0000000001', ...money, mode: 'IMPS' },
  });
  call('endpoints.create', {
    body: { url: 'http://localhost:3000/hook', events: [] },
  });
  session.pass(3 * 86_400_000);
  const text = JSON.stringify(session.state.objects);
  const all = text.match(/\b(?:[a-z]+_test_|SAMPLE)[0-9A-Z]{10}\b/g) ?? [];
  return [...new Set(all)].filter((id) => !/0{9}\d$/.test(id));
}

describe('a sandbox that is begun again', () => {
  it('makes no id and no number of a bank that another seed made', () => {
    const [first, second] = [1, 2].map((seed) => madeBy([{ kind: 'seed', seed }]));
    expect(first?.length).toBeGreaterThan(15);
    expect(second?.length).toBe(first?.length);
    expect(first?.filter((id) => second?.includes(id))).toEqual([]);
  });

  it('makes the same ones with the same seed', () => {
    const seed: Command = { kind: 'seed', seed: 20_261_129 };
    expect(madeBy([seed])).toEqual(madeBy([seed]));
  });

  it('has no two ids alike: not of a seed, nor of seeds side by side', () => {
    const state: State = { ...seeded(), made: 0 };
    const ids = new Set<string>();
    for (const seed of [0, 1, 2, SEEDS - 1]) {
      Object.assign(state, { seed, made: 0 });
      for (let each = 0; each < 20_000; each++) ids.add(newId(state, 'pay'));
    }
    expect(ids.size).toBe(80_000);
  });

  it('makes other ids after each reset, and the same in a replay', () => {
    const commands: Command[] = [{ kind: 'seed', seed: 5 }];
    const state = replay(commands);
    const idsOf = () => {
      const order = handle(state, requestFor('orders.create', { body: money }));
      const reset = handle(state, requestFor('sandbox.reset'));
      commands.push(order.command, reset.command);
      return order.answer?.headers['request-id'];
    };
    expect(new Set([idsOf(), idsOf(), idsOf()]).size).toBe(3);
    expect(replay(JSON.parse(JSON.stringify(commands)))).toEqual(state);
  });

  // Hull and Dobell, 1962: every seed has its turn where the increment is odd, the factor 1 more than a multiple of 4.
  it('comes back to no seed for long', () => {
    const seeds = new Set<number>();
    for (let seed = 0, each = 0; each < 100_000; each++) {
      seed = nextSeed(seed);
      seeds.add(seed);
    }
    expect(seeds.size).toBe(100_000);
    for (const seed of [0, 1, SEEDS - 1]) expect(nextSeed(seed)).toBeLessThan(SEEDS);
  });
});

describe('a sandbox that is left running', () => {
  const limited = () => requestFor('balance.get', { key: 'test_key_limited' });
  const statusOf = (state: State) => handle(state, limited()).answer?.status;

  // RFC 9110, 10.2.3: Retry-After says how long to wait.
  it.each<Command['kind']>(['advance', 'elapse'])(
    'lets a key call again after the second that it told to wait, where the clock goes by %s',
    (kind) => {
      const state = seeded();
      expect([statusOf(state), statusOf(state), statusOf(state)]).toEqual([200, 200, 429]);
      apply(state, { kind, ms: 1_000 } as Command);
      expect([statusOf(state), statusOf(state), statusOf(state)]).toEqual([200, 200, 429]);
    },
  );

  it('counts no call where the clock is moved, which is no time to wait', () => {
    const state = seeded();
    for (let each = 0; each < 3; each++) statusOf(state);
    send(state, 'sandbox.moveClock', { body: { seconds: 60 } });
    expect(statusOf(state)).toBe(429);
  });

  it('drops the oldest rows, answers and events, and no object', () => {
    const state = seeded();
    for (let each = 0; each < 30; each++) {
      const { id } = send(state, 'orders.create', { body: money }).body as { id: string };
      send(state, 'payments.create', {
        body: { ...money, order_id: id, method: { type: 'upi', flow: 'qr' } },
      });
    }
    send(state, 'payments.capture', { params: { payment_id: 'pay_test_0000000001' } });
    const newest = state.log.at(-1);
    tidy(state, { log: 5, replies: 7, events: 1, ledger: 3, moves: 4 }, 1);
    expect(state.log).toHaveLength(5);
    expect(state.log.at(-1)).toEqual(newest);
    expect([state.ledger.length, state.moves.length]).toEqual([3, 4]);
    expect(Object.keys(state.replies)).toHaveLength(7);
    expect(Object.values(state.objects.event).map(({ type }) => type)).toEqual(['order.paid']);
    const [delivery, ...others] = Object.keys(state.objects.delivery);
    expect([others, state.outgoing, Object.keys(state.eventOf)]).toEqual([
      [],
      [delivery],
      [delivery],
    ]);
    expect(Object.keys(state.objects.order).length).toBeGreaterThan(30);
  });

  it('drops an answer that is older than a day, as the reference says', () => {
    const state = seeded();
    send(state, 'orders.create', { body: money });
    apply(state, { kind: 'advance', ms: 86_400_000 });
    tidy(state, MOST, 1);
    expect(state.replies).toEqual({});
  });
});

describe('the next event', () => {
  const nextOf = (state: State) => {
    const body = { to: 'next_event' };
    return (send(state, 'sandbox.moveClock', { body }).body as { now: string }).now;
  };

  /** A sandbox in which nothing waits but what a test makes. */
  const quiet = (): State => Object.assign(seeded(), { due: [], unsettled: [] });

  it('is no expiry of what was paid, and no repeated attempt of a receiver that is not there', () => {
    const state = quiet();
    const order_id = (send(state, 'orders.create', { body: money }).body as { id: string }).id;
    const method = { type: 'upi', flow: 'qr' };
    const payment_id = (
      send(state, 'payments.create', { body: { ...money, order_id, method } }).body as {
        id: string;
      }
    ).id;
    send(state, 'sandbox.pay', { body: { payment_id, payer: 'success@example' } });
    send(state, 'refunds.create', { body: { payment_id, amount: 1_00, currency: 'INR' } });
    for (const delivery of [...state.outgoing])
      apply(state, { kind: 'attempted', delivery, status: 0 });
    // The refund arrives after an hour; the payment would have expired after 15 minutes, the order after a day.
    expect(nextOf(state)).toBe('2026-01-15T11:30:00+05:30');
    expect(send(state, 'sandbox.clock').body).toMatchObject({ waiting: 0 });
  });

  it('is the first attempt of an event that comes late', () => {
    const state = quiet();
    send(state, 'payments.capture', {
      params: { payment_id: 'pay_test_0000000001' },
      headers: { 'sandbox-fault': 'late' },
    });
    expect(nextOf(state)).toBe('2026-01-15T10:40:00+05:30');
  });

  it('is the expiry of what nobody pays, and what is held is let go', () => {
    const state = quiet();
    const order_id = 'order_test_0000000001';
    const method = { type: 'upi', flow: 'qr' };
    send(state, 'payments.create', {
      body: { order_id, amount: 1_249_00, currency: 'INR', method },
    });
    expect(nextOf(state)).toBe('2026-01-15T10:45:00+05:30');
  });

  it('is nothing where nothing waits: the clock stays', () => {
    expect(nextOf(quiet())).toBe('2026-01-15T10:30:00+05:30');
  });
});
