import { expect, it } from 'vitest';
import { againOf, problemTree } from '#api-docs/problem-tree.ts';
import { type ProblemCode, problems } from '#api-docs/problems.ts';
import { referenceCalls, referenceProblems } from '#api-docs/reference.ts';
import { handle } from '#core/sandbox/handle.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { codeOf, requestFor, type Sent } from '#tests/unit/core/sandbox/send.ts';

const upi = { type: 'upi', flow: 'intent' };
const good = {
  order_id: 'order_test_0000000001',
  amount: 1_249_00,
  currency: 'INR',
  method: upi,
};
const absent = { ...good, order_id: 'order_test_ZZZZZZZZZZ' };
const request = (sent: Sent, name = 'tried-1') =>
  requestFor('payments.create', {
    body: good,
    ...sent,
    headers: { 'idempotency-key': name, ...sent.headers },
  });

/** Requests that are refused, each with what it is refused for. */
const REFUSED: readonly [ProblemCode, Sent][] = [
  ['request_in_progress', { headers: { 'sandbox-fault': 'busy' } }],
  ['rate_limited', { headers: { 'sandbox-fault': '429' } }],
  ['internal_error', { headers: { 'sandbox-fault': '500' } }],
  ['unavailable', { headers: { 'sandbox-fault': '503' } }],
  ['upstream_timeout', { headers: { 'sandbox-fault': '504' } }],
  ['key_revoked', { key: 'test_key_revoked' }],
  ['key_of_other_mode', { key: 'live_key' }],
  ['scope_missing', { key: 'test_key_read_only' }],
  ['version_unknown', { headers: { 'kolam-version': '1999-01-01' } }],
  ['content_type_unsupported', { headers: { 'content-type': 'text/plain' } }],
  ['invalid_request', { body: {} }],
  ['looks_real', { body: { ...good, description: 'card 4111 1111 1111 1111' } }],
  ['order_not_found', { body: absent }],
  ['amount_differs', { body: { ...good, amount: 1_00_00 } }],
];

it.each(REFUSED)('after %s the sandbox takes what the tree says', (code, sent) => {
  const state = seeded();
  expect(codeOf(handle(state, request(sent)).answer as never)).toBe(code);
  const mended = handle(state, request({})).answer;
  if (againOf(code) === 'new') {
    expect(codeOf(mended as never)).toBe('idempotency_key_reused');
    expect(handle(state, request(sent)).answer?.headers['idempotent-replayed']).toBe('true');
    expect(handle(state, request({}, 'tried-2')).answer?.status).toBe(201);
  } else {
    expect([mended?.status, mended?.headers['idempotent-replayed']]).toEqual([201, undefined]);
  }
});

it('each branch was tried, and every code is on one', () => {
  expect(new Set(REFUSED.map(([code]) => againOf(code)))).toEqual(
    new Set(['same', 'mended', 'new']),
  );
  const all = Object.keys(problems) as ProblemCode[];
  const codes = problemTree(all).flatMap((branch) => branch.codes);
  expect(codes.sort()).toEqual(all.sort());
});

it('a page has each code once, and every code that a call of it names', () => {
  for (const group of ['payments', 'payouts', 'bills', 'webhooks'] as const) {
    const codes = referenceProblems(group).flatMap((branch) => branch.codes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(
      expect.arrayContaining(referenceCalls(group).flatMap((call) => [...call.problems])),
    );
  }
});
