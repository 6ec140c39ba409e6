import { describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { problemsOf } from '#api-docs/problems-of.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import { handle } from '#core/sandbox/handle.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { answerPointer, escaped, published, refusals } from './published.ts';

const samples = operationList.flatMap((row) =>
  row.samples.map((sample) => ({
    ...row,
    name: sample.name,
    request: sampleRequest(row.id, sample),
  })),
);

const DAY = 86_400_000;

describe.each(samples)('$id, $name', ({ id, path, method, status, answer, request }) => {
  it('fits the published request', () => {
    if (!request.json) return;
    const at = `/paths/${escaped(path)}/${method.toLowerCase()}/requestBody/content/application~1json/schema`;
    expect(refusals(at, request.json)).toEqual([]);
  });

  it('brings the published success from a fresh sandbox', () => {
    const got = handle(seeded(), requestOf(request)).answer;
    expect([got?.status, got?.body]).toEqual([status, got?.body]);
    if (answer) expect(refusals(answerPointer(path, method, status), got?.body)).toEqual([]);
    else expect(got).not.toHaveProperty('body');
  });

  it.each(['429', '500', '503', '504', 'busy'])(
    'brings a published problem with the fault %s',
    (fault) => {
      const plain = requestOf(request);
      const got = handle(seeded(), {
        ...plain,
        headers: { ...plain.headers, 'sandbox-fault': fault },
      }).answer;
      if (!got) throw new Error('It was lost.');
      if (got.status < 400) return expect(fault).toBe('busy');
      expect(refusals(answerPointer(path, method, got.status), got.body)).toEqual([]);
      expect(got.headers['content-type']).toBe('application/problem+json');
    },
  );

  it('brings a published problem without a key, with a key that reads, and with a field too many', () => {
    const row = operationList.find((each) => each.id === id);
    const plain = requestOf(request);
    const others = [
      { ...plain, headers: {} },
      requestOf(request, 'test_key_read_only'),
      requestOf({ ...request, json: { ...request.json, another: 1 } }),
      requestOf({ ...request, target: `${request.target.split('?')[0]}?another=1` }),
    ];
    for (const each of others) {
      const got = handle(seeded(), each).answer;
      if (!got || got.status < 400) continue;
      expect(refusals(answerPointer(path, method, got.status), got.body)).toEqual([]);
      expect(row && problemsOf(row)).toContain((got.body as { code: string }).code);
    }
  });
});

describe('events', () => {
  it.each(samples)('after $id, $name fit the published webhooks for six days', ({ request }) => {
    const state = seeded();
    handle(state, requestOf(request));
    const later = requestOf({
      method: 'POST',
      target: '/sandbox/clock',
      headers: [],
      json: { seconds: (6 * DAY) / 1_000 },
    });
    handle(state, later);
    // The seed's own event is shortened.
    const events = Object.values(state.objects.event).filter(
      ({ id }) => id !== 'evt_test_0000000001',
    );
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      const at = `/webhooks/${escaped(event.type)}/post/requestBody/content/application~1json/schema`;
      expect(refusals(at, event), event.type).toEqual([]);
    }
  });
});

it('the file has 52 calls, of which 47 are of production', () => {
  const all = Object.values<object>(published.paths).flatMap((methods) => Object.values(methods));
  const control = all.filter(({ tags }) => tags[0] === 'Sandbox control');
  expect([all.length, control.length]).toEqual([52, 5]);
});
