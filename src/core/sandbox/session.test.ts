import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import { START } from './clock/time.ts';
import { openSession } from './session.ts';

const samples = operationList.flatMap(({ id, samples: all }) =>
  all.map((sample) => requestOf(sampleRequest(id, sample))),
);
const step = fc.oneof(
  fc.constantFrom(...samples).map((request) => ({ request })),
  fc.integer({ min: 1, max: 86_400_000 }).map((ms) => ({ ms })),
  fc.constantFrom(200, 500, 0).map((status) => ({ status })),
);

describe('a session', () => {
  it('is the same when it is opened again with what it keeps, after any steps', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const session = openSession([]);
        for (const each of steps)
          if ('request' in each) session.call(each.request);
          else if ('ms' in each) session.pass(each.ms);
          else session.deliver(each.status);
        const kept = JSON.parse(JSON.stringify(session.commands));
        const again = openSession(kept);
        expect(again.state).toEqual(session.state);
        expect(again.commands).toEqual(session.commands);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps nothing of what was before a reset', () => {
    const session = openSession([]);
    const call = (id: 'orders.create' | 'sandbox.reset') =>
      session.call(requestOf(sampleRequest(id)));
    call('orders.create');
    session.pass(60_000);
    call('sandbox.reset');
    expect(session.commands.map(({ kind }) => kind)).toEqual(['seed', 'call']);
    expect(openSession(session.commands).state).toEqual(session.state);
  });

  it('keeps no word of a key or a number that could be real', () => {
    const session = openSession([]);
    const request = requestOf(sampleRequest('payments.create'));
    session.call({ ...request, headers: { ...request.headers, authorization: 'Bearer live_abc' } });
    session.call({ ...request, body: '{"note":"123456789012"}' });
    const kept = JSON.stringify([session.commands, session.exchanges]);
    expect(kept).not.toContain('live_abc');
    expect(kept).not.toContain('123456789012');
  });

  it('shows each call with its number, its time and its id, and what was refused without what it held', () => {
    const session = openSession([]);
    session.call(requestOf(sampleRequest('orders.create')));
    session.pass(60_000);
    session.call({ ...requestOf(sampleRequest('orders.list')), method: 'PATCH' });
    session.call({ ...requestOf(sampleRequest('orders.list')), target: '/nothing' });
    const shown = session.exchanges.map(({ number, at, call, request, answer }) => ({
      ...{ number, at: at - START, call, hasRequest: request !== undefined },
      status: answer?.status,
    }));
    expect(shown).toEqual([
      { number: 1, at: 0, call: 'orders.create', hasRequest: true, status: 201 },
      { number: 2, at: 60_000, call: 'unknown', hasRequest: false, status: 405 },
      { number: 3, at: 60_000, call: 'unknown', hasRequest: false, status: 404 },
    ]);
  });

  it('keeps pauses between two calls as one, and none over a call', () => {
    const session = openSession([]);
    for (const ms of [1_000, 2_000]) session.pass(ms);
    session.call(requestOf(sampleRequest('orders.list')));
    session.pass(5_000);
    expect(session.commands).toMatchObject([
      { kind: 'advance', ms: 3_000 },
      { kind: 'call' },
      { kind: 'advance', ms: 5_000 },
    ]);
    expect(session.state.now - START).toBe(8_000);
  });

  it('shows what was sent when, and what came of it, also when it is opened again', () => {
    const session = openSession([]);
    session.call(requestOf(sampleRequest('payments.capture')));
    const waiting = session.state.outgoing.length;
    expect(waiting).toBeGreaterThan(0);
    session.pass(1_000);
    session.deliver(500);
    expect(session.sent).toHaveLength(waiting);
    expect(session.sent[0]).toMatchObject({ at: START + 1_000, status: 500 });
    expect(session.sent[0]?.url).toMatch(/^https?:/);
    expect(session.state.outgoing).toEqual([]);
    // Nothing waits, so nothing is sent.
    session.deliver(200);
    expect(session.sent).toHaveLength(waiting);
    const again = openSession(session.commands);
    expect(again.sent).toEqual(session.sent);
    expect(again.exchanges).toEqual(session.exchanges);
  });

  it('forgets with each reset what was before it, and makes other ids', () => {
    const session = openSession([]);
    const ids = [1, 2, 3].map(() => {
      session.call(requestOf(sampleRequest('sandbox.reset')));
      const { answer } = session.call(requestOf(sampleRequest('orders.create')));
      expect(session.commands.map(({ kind }) => kind)).toEqual(['seed', 'call', 'call']);
      return (answer as unknown as { body: { id: string } }).body.id;
    });
    expect(new Set(ids).size).toBe(3);
    // What was shown stays to be read.
    expect(session.exchanges).toHaveLength(6);
  });

  it('forgets nothing by another call without content, nor by a reset that failed', () => {
    const session = openSession([]);
    session.call(requestOf(sampleRequest('orders.create')));
    expect(session.call(requestOf(sampleRequest('endpoints.delete'))).answer?.status).toBe(204);
    const reset = requestOf(sampleRequest('sandbox.reset'));
    const failed = { ...reset, headers: { ...reset.headers, 'sandbox-fault': '500' } };
    expect(session.call(failed).answer?.status).toBe(500);
    expect(session.commands).toHaveLength(3);
    const lost = { ...reset, headers: { ...reset.headers, 'sandbox-fault': 'lost_answer' } };
    expect(session.call(lost).answer).toBeNull();
    expect(openSession(session.commands).state).toEqual(session.state);
  });

  it('does again what came of one delivery, and nothing of one that there is not', () => {
    const session = openSession([]);
    session.call(requestOf(sampleRequest('payments.capture')));
    const [first, second] = session.state.outgoing;
    if (!first || !second) throw new Error('Two events are told of.');
    const again = openSession([
      ...session.commands,
      { kind: 'attempted', delivery: second, status: 200 },
      { kind: 'attempted', delivery: 'dlvr_test_ZZZZZZZZZZ', status: 200 },
    ]);
    expect(again.sent.map(({ delivery }) => delivery)).toEqual([second]);
    expect(again.state.outgoing).toEqual([first]);
  });
});
