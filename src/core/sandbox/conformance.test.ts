import { describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { callless, type ProblemCode } from '#api-docs/problems.ts';
import { problemsOf } from '#api-docs/problems-of.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import { handle } from '#core/sandbox/handle.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import {
  answerRefusals,
  escaped,
  published,
  refusals,
} from '#tests/unit/core/sandbox/published.ts';
import { spoilers } from '#tests/unit/core/sandbox/spoilers.ts';

const samples = operationList.flatMap((row) =>
  row.samples.map((sample) => ({
    ...row,
    row,
    name: sample.name,
    request: sampleRequest(row.id, sample),
  })),
);

const DAY = 86_400_000;

describe.each(samples)('$id, $name', ({ row, path, method, status, answer, request }) => {
  it('fits the published request', () => {
    if (!request.json) return;
    const at = `/paths/${escaped(path)}/${method.toLowerCase()}/requestBody/content/application~1json/schema`;
    expect(refusals(at, request.json)).toEqual([]);
  });

  it('brings the published success from a fresh sandbox', () => {
    const got = handle(seeded(), requestOf(request)).answer;
    expect([got?.status, got?.body]).toEqual([status, got?.body]);
    if (!answer) expect(got).not.toHaveProperty('body');
  });

  it.each(Object.entries(spoilers))('answers %s as published', (_what, spoil) => {
    const state = seeded();
    for (const each of spoil(requestOf(request))) {
      const got = handle(state, each).answer;
      if (!got) continue;
      expect(answerRefusals({ path, method }, got), `${got.status}`).toEqual([]);
      const { code } = (got.body ?? {}) as { code?: ProblemCode };
      if (got.status >= 400 && code) expect([...problemsOf(row), ...callless]).toContain(code);
    }
  });
});

it('between them they meet every code that any call may answer with', () => {
  const met = new Set<string>();
  for (const { request } of samples)
    for (const spoil of Object.values(spoilers)) {
      const state = seeded();
      for (const each of spoil(requestOf(request))) {
        const { code } = (handle(state, each).answer?.body ?? {}) as { code?: string };
        if (code) met.add(code);
      }
    }
  const shared = operationList.flatMap((row) => problemsOf({ ...row, problems: [] }));
  const asked = new Set([...shared, 'call_unknown', 'method_not_allowed']);
  expect([...asked].filter((code) => !met.has(code))).toEqual([]);
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

it('the file has 55 calls, of which 50 are of production', () => {
  const all = Object.values<object>(published.paths).flatMap((methods) => Object.values(methods));
  const control = all.filter(({ tags }) => tags[0] === 'Sandbox control');
  expect([all.length, control.length]).toEqual([55, 5]);
});
