import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { advance } from '#core/sandbox/clock/advance.ts';
import { apply } from '#core/sandbox/replay.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { attempted } from '#core/sandbox/webhooks/attempted.ts';
import { outgoing } from '#core/sandbox/webhooks/outgoing.ts';
import { signed } from '#core/sandbox/webhooks/sign.ts';
import { done } from '#tests/unit/core/sandbox/send.ts';

const ENDPOINT = 'whep_test_0000000001';
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const capture = (state: State, headers = {}) =>
  done(state, 'payments.capture', { params: { payment_id: 'pay_test_0000000001' }, headers });

const typesOf = (state: State) => outgoing(state).map(({ body }) => JSON.parse(body).type);

describe('an event', () => {
  it('is verified by the library of Standard Webhooks, and by nothing else than its secret', async () => {
    const state = seeded();
    capture(state);
    const [first] = outgoing(state);
    if (!first) throw new Error('Nothing is sent.');
    const at = 1_768_453_205;
    vi.useFakeTimers({ now: at * SECOND, toFake: ['Date'] });
    const headers = await signed(first.id, at, first.body, first.secrets);
    const [secret = ''] = first.secrets;
    expect(new Webhook(secret).verify(first.body, headers)).toEqual(JSON.parse(first.body));
    expect(() => new Webhook(secret).verify(`${first.body} `, headers)).toThrow();
    expect(() => new Webhook('whsec_YW5vdGhlciBzZWNyZXQ=').verify(first.body, headers)).toThrow();
    vi.useRealTimers();
  });

  it('is signed with the secret that was told when its endpoint was made, and after a rotation with both for a day', async () => {
    const state = seeded();
    done(state, 'endpoints.delete', { params: { endpoint_id: ENDPOINT } });
    const { id: endpoint_id, secret: first } = done<{ id: string; secret: string }>(
      state,
      'endpoints.create',
      { body: { url: 'http://localhost:3001/paid', events: [] } },
    );
    capture(state);
    const at = Math.floor(Date.now() / SECOND);
    /** Whether what is sent now is taken by a receiver who knows this secret. */
    const isTakenBy = async (secret: string) => {
      const [event] = outgoing(state);
      if (!event) throw new Error('Nothing is sent.');
      const headers = await signed(event.id, at, event.body, event.secrets);
      return new Promise((tell) => tell(new Webhook(secret).verify(event.body, headers))).then(
        () => true,
        () => false,
      );
    };
    expect(await isTakenBy(first)).toBe(true);
    const { secret: second } = done<{ secret: string }>(state, 'endpoints.rotateSecret', {
      params: { endpoint_id },
    });
    expect([await isTakenBy(first), await isTakenBy(second)]).toEqual([true, true]);
    advance(state, 24 * HOUR - 1);
    expect([await isTakenBy(first), await isTakenBy(second)]).toEqual([true, true]);
    advance(state, 1);
    expect([await isTakenBy(first), await isTakenBy(second)]).toEqual([false, true]);
    expect(outgoing(state)[0]?.secrets).toEqual([second]);
  });

  it('is sent again at once, after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 hours, then given up', () => {
    const state = seeded();
    capture(state);
    const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    const [first] = state.outgoing;
    if (!first) throw new Error('Nothing is sent.');
    attempted(state, first, 500);
    for (const pause of pauses) {
      advance(state, pause * SECOND - 1);
      expect(state.outgoing).not.toContain(first);
      advance(state, 1);
      expect(state.outgoing).toContain(first);
      attempted(state, first, 0);
    }
    expect(state.objects.delivery[first]).toMatchObject({ status: 'given_up', attempts: 10 });
  });

  // RFC 9110, 15.3: the class of success is 200 to 299. An event of which no answer came has 0.
  it.each([
    ...[200, 204, 299].map((status) => [status, 'delivered', undefined] as const),
    // Five seconds after the sandbox begins, at 10:30 in India.
    ...[0, 199, 300, 304, 404, 410, 500].map(
      (status) => [status, 'pending', '2026-01-15T10:30:05+05:30'] as const,
    ),
  ])('that is answered %i is %s, and comes again at %s', (answered, status, next_at) => {
    const state = seeded();
    capture(state);
    const [first = ''] = state.outgoing;
    attempted(state, first, answered);
    // A second word about the same attempt counts for nothing.
    attempted(state, first, 500);
    const { next_at: at, ...delivery } = state.objects.delivery[first] ?? {};
    expect(delivery).toMatchObject({ status, attempts: 1, last_status: answered });
    expect(at).toBe(next_at);
  });

  it('that goes nowhere waits for nothing, and what else is due stays', () => {
    const state = seeded();
    capture(state);
    const [first = '', second = ''] = state.outgoing;
    // A log of commands is a file, which may name what is not there.
    const before = structuredClone(state);
    apply(state, { kind: 'withheld', delivery: 'dlvr_test_9999999999' });
    expect(state).toEqual(before);
    apply(state, { kind: 'withheld', delivery: first });
    expect(state.outgoing).toEqual([second]);
    expect(state.objects.delivery[first]).not.toHaveProperty('next_at');
    expect(state.objects.delivery[second]).toHaveProperty('next_at');
  });

  it('comes twice, in another order or late by the faults of that name', () => {
    const plain = seeded();
    capture(plain);
    expect(typesOf(plain)).toEqual(['payment.captured', 'order.paid']);
    const twice = seeded();
    capture(twice, { 'sandbox-fault': 'duplicate' });
    expect(typesOf(twice)).toEqual([
      'payment.captured',
      'payment.captured',
      'order.paid',
      'order.paid',
    ]);
    const reversed = seeded();
    capture(reversed, { 'sandbox-fault': 'reversed_order' });
    expect(typesOf(reversed)).toEqual(['order.paid', 'payment.captured']);
    const late = seeded();
    capture(late, { 'sandbox-fault': 'late' });
    expect(typesOf(late)).toEqual([]);
    for (const { next_at } of Object.values(late.objects.delivery))
      expect(next_at).toBe('2026-01-15T10:40:00+05:30');
    advance(late, 600 * SECOND - 1);
    expect(typesOf(late)).toEqual([]);
    advance(late, 1);
    expect(typesOf(late)).toEqual(['payment.captured', 'order.paid']);
  });

  it('goes only where its type is wanted, and nowhere once the endpoint is deleted', () => {
    const state = seeded();
    done(state, 'endpoints.create', {
      body: { url: 'http://localhost:3001/paid', events: ['order.paid'] },
    });
    capture(state);
    expect(outgoing(state).map(({ url, body }) => [url, JSON.parse(body).type])).toEqual([
      ['http://localhost:3000/hook', 'payment.captured'],
      ['http://localhost:3000/hook', 'order.paid'],
      ['http://localhost:3001/paid', 'order.paid'],
    ]);
    done(state, 'endpoints.delete', { params: { endpoint_id: ENDPOINT } });
    expect(typesOf(state)).toEqual(['order.paid']);
  });

  it('shows its object as it was then', () => {
    const state = seeded();
    capture(state);
    done(state, 'refunds.create', {
      body: { payment_id: 'pay_test_0000000001', amount: 1_249_00, currency: 'INR' },
    });
    advance(state, HOUR);
    const events = done<{ data: { type: string; data: { status: string } }[] }>(
      state,
      'events.list',
    );
    const captured = events.data.find(({ type }) => type === 'payment.captured');
    expect(captured?.data.status).toBe('captured');
  });
});
