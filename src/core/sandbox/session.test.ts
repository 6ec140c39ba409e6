import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
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
});
