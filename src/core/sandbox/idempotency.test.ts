import { describe, expect, it } from 'vitest';
import { advance } from '#core/sandbox/clock/advance.ts';
import { handle } from '#core/sandbox/handle.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { codeOf, requestFor } from '#tests/unit/core/sandbox/send.ts';

const HOUR = 3_600_000;
const body = {
  order_id: 'order_test_0000000001',
  amount: 1_249_00,
  currency: 'INR',
  method: { type: 'upi', flow: 'intent' },
};
const create = (key: string, fault?: string, amount = body.amount) =>
  requestFor('payments.create', {
    body: { ...body, amount },
    headers: { 'idempotency-key': key, ...(fault && { 'sandbox-fault': fault }) },
  });

describe('an Idempotency-Key, as draft-ietf-httpapi-idempotency-key-header-07 has it', () => {
  it('means one payment where the answer was lost', () => {
    const state = seeded();
    const { length } = Object.keys(state.objects.payment);
    expect(handle(state, create('lost-1', 'lost_answer')).answer).toBeNull();
    const again = handle(state, create('lost-1')).answer;
    expect(again?.status).toBe(201);
    expect(again?.headers['idempotent-replayed']).toBe('true');
    expect(Object.keys(state.objects.payment)).toHaveLength(length + 1);
  });

  // RFC 8259, 4: an object is an unordered collection.
  it('means the same request where its JSON has its names in another order', () => {
    const state = seeded();
    const first = create('order-1');
    const turned = JSON.stringify({
      method: { flow: 'intent', type: 'upi' },
      currency: 'INR',
      amount: body.amount,
      order_id: body.order_id,
    });
    expect(handle(state, first).answer?.status).toBe(201);
    const again = handle(state, { ...first, body: turned }).answer;
    expect(again?.headers['idempotent-replayed']).toBe('true');
  });

  it('means nothing yet where the request was lost', () => {
    const state = seeded();
    expect(handle(state, create('lost-2', 'lost_request')).answer).toBeNull();
    const first = handle(state, create('lost-2')).answer;
    expect(first?.headers).not.toHaveProperty('idempotent-replayed');
  });

  it.each(['429', '500', '503', '504', 'busy'])('is not used up by the fault %s', (fault) => {
    const state = seeded();
    expect(handle(state, create('fault-1', fault)).answer?.status).toBeGreaterThanOrEqual(400);
    const next = handle(state, create('fault-1')).answer;
    expect([next?.status, next?.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  it('is the same in quotes and bare', () => {
    const state = seeded();
    handle(state, create('"quoted-1"'));
    expect(handle(state, create('quoted-1')).answer?.headers['idempotent-replayed']).toBe('true');
  });

  it('is refused for another body, and is another one for another key', () => {
    const state = seeded();
    handle(state, create('body-1'));
    expect(codeOf(handle(state, create('body-1', undefined, 500_00)).answer as never)).toBe(
      'idempotency_key_reused',
    );
    const limited = requestFor('payments.create', {
      body,
      key: 'test_key_limited',
      headers: { 'idempotency-key': 'body-1' },
    });
    expect(handle(state, limited).answer?.headers).not.toHaveProperty('idempotent-replayed');
  });

  it('is the same request where only spaces differ', () => {
    const state = seeded();
    handle(state, create('space-1'));
    const spaced = create('space-1');
    const again = handle(state, {
      ...spaced,
      body: JSON.stringify(JSON.parse(spaced.body), null, 2),
    });
    expect(again.answer?.headers['idempotent-replayed']).toBe('true');
  });

  it('is kept for 24 hours', () => {
    const state = seeded();
    handle(state, create('day-1'));
    advance(state, 24 * HOUR - 1);
    expect(handle(state, create('day-1')).answer?.headers['idempotent-replayed']).toBe('true');
    advance(state, 1);
    expect(codeOf(handle(state, create('day-1')).answer as never)).toBe('order_expired');
  });

  it('keeps a refusal by the call itself too', () => {
    const state = seeded();
    const first = handle(state, create('refused-1', undefined, 500_00)).answer;
    const second = handle(state, create('refused-1', undefined, 500_00)).answer;
    expect([codeOf(first as never), second?.status]).toEqual(['amount_differs', first?.status]);
    expect(second?.headers['idempotent-replayed']).toBe('true');
  });
});
