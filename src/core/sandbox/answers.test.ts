import { expect, it } from 'vitest';
import { API_VERSION } from '#api-docs/version.ts';
import { handle } from '#core/sandbox/handle.ts';
import { allowedMethods } from '#core/sandbox/request/router.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { requestFor, send } from '#tests/unit/core/sandbox/send.ts';

const ORDER = { amount: 100_00, currency: 'INR' };

it('a success says its type, its request and the version; 204 has no content (RFC 9110, 15.3.5)', () => {
  const state = seeded();
  const made = send(state, 'orders.create', { body: ORDER });
  const shared = { 'request-id': state.log.at(-1)?.request_id, 'kolam-version': API_VERSION };
  expect(made.headers).toMatchObject({ 'content-type': 'application/json', ...shared });
  const removed = send(state, 'endpoints.delete', {
    params: { endpoint_id: 'whep_test_0000000001' },
  });
  expect(removed.status).toBe(204);
  expect(removed).not.toHaveProperty('body');
  expect(removed.headers).not.toHaveProperty('content-type');
  expect(removed.headers['request-id']).toBe(state.log.at(-1)?.request_id);
});

// RFC 9457, 3.2: what is not about fields has no list of them.
it('a refusal names fields only where they are at fault', () => {
  const good = requestFor('orders.create', { body: ORDER });
  const { authorization = '', ...headers } = good.headers;
  const limited = { ...headers, authorization: 'Bearer test_key_limited' };
  const state = seeded();
  for (let each = 0; each < 2; each++) handle(state, { ...good, headers: limited });
  for (const [code, request] of [
    ['call_unknown', { ...good, target: '/nothing' }],
    ['method_not_allowed', { ...good, method: 'PATCH' }],
    ['key_missing', { ...good, headers }],
    ['key_scheme_unknown', { ...good, headers: { ...headers, authorization: 'Basic eDp5' } }],
    ['key_of_other_mode', { ...good, headers: { ...headers, authorization: 'Bearer other' } }],
    ['key_revoked', { ...good, headers: { ...headers, authorization: 'Bearer test_key_revoked' } }],
    [
      'scope_missing',
      { ...good, headers: { ...headers, authorization: 'Bearer test_key_read_only' } },
    ],
    ['rate_limited', { ...good, headers: limited }],
    [
      'content_encoding_unsupported',
      { ...good, headers: { ...good.headers, 'content-encoding': 'br' } },
    ],
    [
      'content_type_unsupported',
      { ...good, headers: { ...good.headers, 'content-type': 'text/plain' } },
    ],
    ['json_unreadable', { ...good, body: '{' }],
  ] as const) {
    const { answer } = handle(state, { ...good, ...request, headers: { ...request.headers } });
    expect(answer?.body).toMatchObject({ code });
    expect(answer?.body, code).not.toHaveProperty('errors');
    expect(answer?.headers['content-type']).toBe('application/problem+json');
  }
  expect(authorization).toContain('Bearer');
});

it('what could be real is named by its field and its kind, and not repeated', () => {
  const refused = (fields: object) =>
    send(seeded(), 'orders.create', { body: { ...ORDER, ...fields } }).body;
  expect(refused({ reference: '4111111111111111' })).toMatchObject({
    code: 'looks_real',
    errors: [
      { pointer: '/reference', code: 'invalid', detail: expect.stringContaining('a card number') },
    ],
  });
  expect(refused({ metadata: { note: '234567890124' } })).toMatchObject({
    errors: [{ pointer: '/metadata/note', detail: expect.stringContaining('an Aadhaar number') }],
  });
  expect(refused({ reference: 'PAN ABCPE1234F' })).toMatchObject({
    errors: [{ pointer: '/reference', detail: expect.stringContaining('a PAN') }],
  });
  expect(refused({ metadata: { phone: '+919812345678' } })).toMatchObject({
    code: 'sandbox_value_only',
    errors: [{ pointer: '/metadata/phone', code: 'invalid' }],
  });
});

it.each(['500', '429', 'lost_answer'])('the fault %s is known', (fault) => {
  const { answer } = handle(
    seeded(),
    requestFor('orders.list', { headers: { 'sandbox-fault': fault } }),
  );
  expect(answer?.status).not.toBe(422);
});

it.each(['', 'toString', '418', 'lost answer'])(
  'the fault “%s” is refused, with those that there are',
  (fault) => {
    const { answer } = handle(
      seeded(),
      requestFor('orders.list', { headers: { 'sandbox-fault': fault } }),
    );
    expect(answer?.body).toMatchObject({
      code: 'invalid_request',
      errors: [{ pointer: '', code: 'invalid', detail: expect.stringContaining('lost_answer') }],
    });
  },
);

// What is no id is in no command: it could be a number of somebody.
it.each(['234567890124order_test_0000000001', 'order_test_0000000001234567890124'])(
  'of an address nothing is kept but an id: not %s',
  (id) => {
    const state = seeded();
    const { answer, command } = handle(state, {
      ...requestFor('orders.list'),
      target: `/orders/${id}`,
    });
    expect(answer?.status).toBe(404);
    expect(JSON.stringify([command, state])).not.toContain('234567890124');
  },
);

it('an address without calls allows nothing', () => {
  expect(allowedMethods('/nothing')).toBe('');
  expect(allowedMethods('/orders/order_test_0000000001/cancel')).toBe('POST, OPTIONS');
});
