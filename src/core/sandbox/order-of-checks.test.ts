import { describe, expect, it } from 'vitest';
import { changelog } from '#api-docs/changelog.ts';
import { API_VERSION, ENDED_VERSIONS, SERVED_MONTHS } from '#api-docs/version.ts';
import type { Answer } from '#core/sandbox/answer.ts';
import { handle } from '#core/sandbox/handle.ts';
import type { SandboxRequest } from '#core/sandbox/request/request.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { codeOf, done, send } from '#tests/unit/core/sandbox/send.ts';

const order = { amount: 1_249_00, currency: 'INR' };
const good = requestOf({
  method: 'POST',
  target: '/orders',
  headers: [['Idempotency-Key', 'order-4821']],
  json: order,
});

const withHeaders = (request: SandboxRequest, headers: Record<string, string>): SandboxRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

/** What spoils a request, in the order in which the reference documents the checks. */
const spoilers: [string, (request: SandboxRequest) => SandboxRequest][] = [
  ['call_unknown', (request) => ({ ...request, target: '/nothing' })],
  ['method_not_allowed', (request) => ({ ...request, method: 'PATCH' })],
  ['key_missing', (request) => withHeaders(request, { authorization: '' })],
  [
    'scope_missing',
    (request) => withHeaders(request, { authorization: 'Bearer test_key_read_only' }),
  ],
  ['version_unknown', (request) => withHeaders(request, { 'kolam-version': '1999-01-01' })],
  ['body_too_large', (request) => ({ ...request, body: request.body + ' '.repeat(1_000_000) })],
  [
    'content_encoding_unsupported',
    (request) => withHeaders(request, { 'content-encoding': 'gzip' }),
  ],
  ['content_type_unsupported', (request) => withHeaders(request, { 'content-type': 'text/plain' })],
  ['json_unreadable', (request) => ({ ...request, body: `{${request.body}` })],
  ['invalid_request', (request) => ({ ...request, body: request.body.replace('INR', 'USD') })],
  [
    'looks_real',
    (request) => ({
      ...request,
      body: request.body.replace('{', '{"reference":"No 234567890124",'),
    }),
  ],
  ['idempotency_key_missing', (request) => withHeaders(request, { 'idempotency-key': '' })],
];

const codeAfter = (request: SandboxRequest) => {
  const { answer } = handle(seeded(), request);
  return answer && (codeOf(answer) ?? answer.status);
};

it('a request without faults passes', () => expect(codeAfter(good)).toBe(201));

it.each(spoilers)('%s is told for its own fault', (code, spoil) =>
  expect(codeAfter(spoil(good))).toBe(code),
);

it('of two faults the earlier check tells', () => {
  for (const [place, [code, spoil]] of spoilers.entries())
    for (const [, later] of spoilers.slice(place + 1))
      expect(codeAfter(spoil(later(good)))).toBe(code);
});

it('a key is limited before its body is read', () => {
  const state = seeded();
  const limited = withHeaders(good, { authorization: 'Bearer test_key_limited' });
  const broken = { ...limited, body: '{' };
  expect(codeOf(handle(state, broken).answer as never)).toBe('json_unreadable');
  expect(codeOf(handle(state, broken).answer as never)).toBe('json_unreadable');
  const third = handle(state, broken).answer;
  expect(third?.headers['retry-after']).toBe('1');
  expect(codeOf(third as never)).toBe('rate_limited');
});

it('every fault of the fields is told at once, by its JSON Pointer', () => {
  const body = { amount: '1249', currency: 'USD', another: 1, constructor: 2 };
  const { answer } = handle(seeded(), { ...good, body: JSON.stringify(body) });
  const { errors } = (answer as Answer).body as { errors: { pointer: string; code: string }[] };
  expect(errors.map(({ pointer, code }) => [pointer, code]).sort()).toEqual([
    ['/amount', 'invalid'],
    ['/another', 'unknown'],
    ['/constructor', 'unknown'],
    ['/currency', 'invalid'],
  ]);
});

it('a kind that there is not is told with those that there are', () => {
  const payment = {
    order_id: 'order_test_0000000001',
    amount: 1_249_00,
    currency: 'INR',
    method: { type: 'bitcoin' },
  };
  const { answer } = handle(seeded(), {
    ...good,
    target: '/payments',
    body: JSON.stringify(payment),
  });
  const { errors } = (answer as Answer).body as { errors: { pointer: string; detail: string }[] };
  expect(errors.map(({ pointer }) => pointer)).toEqual(['/method/type']);
  for (const kind of ['upi', 'card', 'netbanking', 'wallet'])
    expect(errors[0]?.detail).toContain(kind);
  expect(errors[0]?.detail).not.toContain('bitcoin');
});

// RFC 9110, 11.6.1 and 15.5.2; RFC 6750, 3.
it.each([
  ['', 'key_missing', 'Bearer realm="kolam"'],
  ['Basic dGVzdDp0ZXN0', 'key_scheme_unknown', 'Bearer realm="kolam"'],
  ['Bearer rzp_live_x', 'key_of_other_mode', 'Bearer realm="kolam", error="invalid_token"'],
  ['Bearer test_key_revoked', 'key_revoked', 'Bearer realm="kolam", error="invalid_token"'],
  [
    'Bearer test_key_read_only',
    'scope_missing',
    'Bearer realm="kolam", error="insufficient_scope", scope="payments:write"',
  ],
])('Authorization: %s gets %s and a challenge', (authorization, code, challenge) => {
  const { answer } = handle(seeded(), withHeaders(good, { authorization }));
  expect([codeOf(answer as Answer), answer?.headers['www-authenticate']]).toEqual([
    code,
    challenge,
  ]);
});

// One code for each cause, so that a program need not read a sentence.
it.each([
  ['', 'body_missing'],
  ['  ', 'body_missing'],
  ['\u{fffd}', 'body_not_utf8'],
  ['{"amount":', 'json_unreadable'],
  ['amount=100', 'json_unreadable'],
  ['[]', 'json_not_object'],
  ['null', 'json_not_object'],
  ['"text"', 'json_not_object'],
  ['1', 'json_not_object'],
])('the body %j gets %s', (body, code) => expect(codeAfter({ ...good, body })).toBe(code));

it('a body that no call takes is told so', () => {
  const reading = { ...good, method: 'GET', body: '{"amount":100}' };
  expect(codeAfter(reading)).toBe('body_unexpected');
  expect(codeAfter({ ...reading, body: '{}' })).toBe(200);
});

it.each([
  ['a b', 'idempotency_key_malformed'],
  ['x'.repeat(65), 'idempotency_key_malformed'],
  ['schl\u00fcssel', 'idempotency_key_malformed'],
  ['""', 'idempotency_key_missing'],
])('the idempotency key %j gets %s', (key, code) =>
  expect(codeAfter(withHeaders(good, { 'idempotency-key': key }))).toBe(code),
);

it('every version of the changelog is served or has ended, and is told as such', () => {
  for (const { version } of changelog)
    expect(codeAfter(withHeaders(good, { 'kolam-version': version }))).toBe(
      version === API_VERSION ? 201 : 'version_ended',
    );
});

it('no version with a date has ended before its time', () => {
  const dated = ENDED_VERSIONS.filter((version) => /^\d{4}-\d\d-\d\d$/.test(version));
  const [today = ''] = changelog.map(({ date }) => date);
  for (const version of dated) {
    const next = changelog.findLast((entry) => entry.version > version)?.date ?? today;
    const months = (Date.parse(today) - Date.parse(next)) / (365.25 / 12) / 86_400_000;
    expect([version, months >= SERVED_MONTHS]).toEqual([version, true]);
  }
  expect(ENDED_VERSIONS).not.toContain(API_VERSION);
});

// RFC 9110, 15.5.16: what would be taken is named.
it('415 names what is taken', () => {
  const typed = handle(seeded(), withHeaders(good, { 'content-type': 'text/plain' })).answer;
  expect(typed?.headers.accept).toBe('application/json');
  const packed = handle(seeded(), withHeaders(good, { 'content-encoding': 'br' })).answer;
  expect(packed?.headers['accept-encoding']).toBe('identity');
});

it.each(['limit=10', 'limit=1', 'limit=100'])('the query %s is a number', (query) =>
  expect(codeAfter({ ...good, method: 'GET', body: '', target: `/orders?${query}` })).toBe(200),
);

it.each(['limit=0', 'limit=101', 'limit=1.5', 'limit=010', 'limit=1e1', 'limit=', 'limit=ten'])(
  'the query %s is refused',
  (query) => {
    const { answer } = handle(seeded(), {
      ...good,
      method: 'GET',
      body: '',
      target: `/orders?${query}`,
    });
    expect(answer?.body).toMatchObject({ status: 422, errors: [{ pointer: '/limit' }] });
  },
);

it('an unknown query is named', () => {
  const asked = { ...good, method: 'GET', body: '', target: '/balance?page=2' };
  const { answer } = handle(seeded(), asked);
  expect(answer?.body).toMatchObject({ status: 422, errors: [{ pointer: '/page' }] });
});

it('405 names what is allowed', () => {
  const { answer } = handle(seeded(), { ...good, method: 'PATCH' });
  expect(answer?.headers.allow).toBe('POST, GET, HEAD, OPTIONS');
});

// RFC 9110, 8.3.1: names of types and of their parameters have no letter case.
it.each([
  ['Application/JSON; Charset=UTF-8', 201],
  ['application/json ;charset=utf-8', 201],
  ['application/json; charset="utf-8"', 201],
  ['application/json; charset=iso-8859-1', 'content_type_unsupported'],
  ['application/jsonx', 'content_type_unsupported'],
  ['application/json-patch+json', 'content_type_unsupported'],
])('the content type %s gets %s', (type, outcome) =>
  expect(codeAfter(withHeaders(good, { 'content-type': type }))).toBe(outcome),
);

it.each(['/orders', '/payments', '/events', '/sandbox/log'])(
  '%s goes on after nothing that it does not have: the first page again would never end',
  (list) => {
    const none = { method: 'GET', headers: good.headers, body: '' };
    const id = list === '/sandbox/log' ? 'req_test_ZZZZZZZZZZ' : 'order_test_ZZZZZZZZZZ';
    const { answer } = handle(seeded(), { ...none, target: `${list}?after=${id}` });
    expect(answer?.body).toMatchObject({ status: 422, errors: [{ pointer: '/after' }] });
  },
);

describe('a capture', () => {
  const capture = (body: string, type = 'application/json') =>
    handle(seeded(), {
      ...good,
      target: '/payments/pay_test_0000000001/capture',
      headers: { ...good.headers, 'content-type': type },
      body,
    }).answer;

  it.each([
    ['', ''],
    ['', 'application/json'],
    ['{}', 'application/json'],
    ['{"amount":124900}', 'application/json'],
    ['{"amount":124900,"currency":"INR"}', 'application/json'],
  ])('of all that is held may come with the body %j', (body, type) => {
    expect(capture(body, type)?.body).toMatchObject({ status: 'captured' });
  });

  it.each([100_00, 1_248_99, 1_249_01])(
    'of %i paise, another amount, is refused in words',
    (amount) => {
      expect(capture(JSON.stringify({ amount }))?.body).toMatchObject({
        code: 'amount_differs',
        detail: expect.stringContaining('refund the rest'),
        errors: [{ pointer: '/amount' }],
      });
    },
  );
});

it('what is cancelled is neither paid nor cancelled again, and its events tell so', () => {
  const state = seeded();
  const made = done<{ id: string }>(state, 'orders.create', { body: order });
  const payment = done<{ id: string }>(state, 'payments.create', {
    body: { order_id: made.id, ...order, method: { type: 'upi', flow: 'qr' } },
  });
  done(state, 'orders.cancel', { params: { order_id: made.id } });
  expect(state.objects.payment[payment.id]).toMatchObject({ status: 'cancelled' });
  const types = Object.values(state.objects.event).map(({ type }) => type);
  expect(types.slice(-2).sort()).toEqual(['order.cancelled', 'payment.cancelled']);
  for (const [id, sent] of [
    ['sandbox.pay', { body: { payment_id: payment.id, payer: 'success@example' } }],
    ['payments.cancel', { params: { payment_id: payment.id } }],
    ['orders.cancel', { params: { order_id: made.id } }],
    [
      'payments.create',
      { body: { order_id: made.id, ...order, method: { type: 'upi', flow: 'qr' } } },
    ],
  ] as const)
    expect(codeOf(send(state, id, sent))).toBe('state_conflict');
});
