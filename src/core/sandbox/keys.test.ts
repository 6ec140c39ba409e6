import { expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import type { Answer } from '#core/sandbox/answer.ts';
import { handle } from '#core/sandbox/handle.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { codeOf, requestFor, send } from '#tests/unit/core/sandbox/send.ts';

const outcomeOf = (authorization: string) => {
  const request = requestFor('orders.list');
  const { answer } = handle(seeded(), {
    ...request,
    headers: { ...request.headers, authorization },
  });
  return codeOf(answer as Answer) ?? answer?.status;
};

// RFC 9110, 11.1: names of schemes have no letter case. RFC 6750, 2.1: one space or more, then a token without any.
it.each([
  ['Bearer test_key_for_everyone', 200],
  ['bearer test_key_for_everyone', 200],
  ['BEARER   test_key_for_everyone', 200],
  ['Bearer', 'key_scheme_unknown'],
  ['Bearertest_key_for_everyone', 'key_scheme_unknown'],
  ['MyBearer test_key_for_everyone', 'key_scheme_unknown'],
  ['Basic Bearer test_key_for_everyone', 'key_scheme_unknown'],
  ['Bearer test_key_for_everyone test_key_for_everyone', 'key_scheme_unknown'],
  ['  ', 'key_missing'],
  ['Bearer toString', 'key_of_other_mode'],
])('Authorization: %s gets %s', (authorization, outcome) => {
  expect(outcomeOf(authorization)).toBe(outcome);
});

// draft-ietf-httpapi-ratelimit-headers: r is what is left, t the seconds until it is whole, q the quota, w its window.
it('tells what is left of a second, and nothing below zero', () => {
  const state = seeded();
  const call = () => send(state, 'balance.get', { key: 'test_key_limited' });
  const answers = [call(), call(), call(), call()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  expect(answers.map(({ headers }) => headers.ratelimit)).toEqual([
    '"key";r=1;t=1',
    '"key";r=0;t=1',
    '"key";r=0;t=1',
    '"key";r=0;t=1',
  ]);
  for (const { headers } of answers) expect(headers['ratelimit-policy']).toBe('"key";q=2;w=1');
  // One key has nothing to do with another.
  expect(send(state, 'balance.get').headers.ratelimit).toBe('"key";r=999;t=1');
});

it('counts the calls of each second anew', () => {
  const state = seeded();
  const statusOf = () => send(state, 'balance.get', { key: 'test_key_limited' }).status;
  expect([statusOf(), statusOf(), statusOf()]).toEqual([200, 200, 429]);
  state.real = 999;
  expect(statusOf()).toBe(429);
  state.real = 1_000;
  expect([statusOf(), statusOf(), statusOf()]).toEqual([200, 200, 429]);
});

// As its text says: it may read, and what it may not is named as RFC 6750, 3.1 has it.
it('of a key that may read alone refuses each call that writes, and no other', () => {
  for (const { id, method, path, scope } of operationList) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, 'id_test_0000000001']));
    const request = requestFor(id, { params, key: 'test_key_read_only' });
    const { answer } = handle(seeded(), request);
    const reads = method === 'GET' || scope.endsWith(':read');
    expect([id, codeOf(answer as Answer) === 'scope_missing']).toEqual([id, !reads]);
    if (!reads) expect(answer?.headers['www-authenticate']).toContain(`scope="${scope}"`);
  }
});
