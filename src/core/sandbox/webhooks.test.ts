import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { advance } from '#core/sandbox/clock/advance.ts';
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

  it('is signed with both secrets for a day after a rotation', async () => {
    const state = seeded();
    const { secret } = done<{ secret: string }>(state, 'endpoints.rotateSecret', {
      params: { endpoint_id: ENDPOINT },
    });
    capture(state);
    const [first] = outgoing(state);
    if (!first) throw new Error('Nothing is sent.');
    expect(first.secrets).toHaveLength(2);
    const at = Math.floor(Date.now() / SECOND);
    const headers = await signed(first.id, at, first.body, first.secrets);
    for (const each of first.secrets)
      expect(new Webhook(each).verify(first.body, headers)).toBeTruthy();
    advance(state, 24 * HOUR);
    expect(outgoing(state)[0]?.secrets).toEqual([secret]);
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

  it('is delivered by any 2xx, and only once', () => {
    const state = seeded();
    capture(state);
    const [first = ''] = state.outgoing;
    attempted(state, first, 204);
    attempted(state, first, 500);
    expect(state.objects.delivery[first]).toMatchObject({ status: 'delivered', attempts: 1 });
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
    advance(late, 600 * SECOND);
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
