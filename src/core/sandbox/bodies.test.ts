import { expect, it } from 'vitest';
import type { Answer } from '#core/sandbox/answer.ts';
import { handle } from '#core/sandbox/handle.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { codeOf, requestFor, send } from '#tests/unit/core/sandbox/send.ts';

const ORDER = { amount: 100_00, currency: 'INR' };
const good = requestFor('orders.create', { body: ORDER });

const answerTo = (changed: { body?: string; headers?: Record<string, string> }) =>
  handle(seeded(), { ...good, ...changed, headers: { ...good.headers, ...changed.headers } })
    .answer as Answer;
const outcomeOf = (changed: Parameters<typeof answerTo>[0]) => {
  const answer = answerTo(changed);
  return codeOf(answer) ?? answer.status;
};

// The reference: 1 MB at most, in bytes; a rupee sign has three.
it.each([
  [333_310, 'invalid_request'],
  [333_340, 'body_too_large'],
])('a body with %i rupee signs gets %s', (count, code) => {
  const body = JSON.stringify({ ...ORDER, reference: '₹'.repeat(count) });
  expect(outcomeOf({ body })).toBe(code);
});

it('a body of just 1 MB is read, and one byte more is not', () => {
  const empty = JSON.stringify({ ...ORDER, reference: '' }).length;
  const of = (bytes: number) =>
    outcomeOf({ body: JSON.stringify({ ...ORDER, reference: 'x'.repeat(bytes - empty) }) });
  expect([of(1_000_000), of(1_000_001)]).toEqual(['invalid_request', 'body_too_large']);
});

it('a call that may come without a body may come with spaces', () => {
  const capture = requestFor('payments.capture', { params: { payment_id: 'pay_test_0000000001' } });
  expect(handle(seeded(), { ...capture, body: ' \n' }).answer?.body).toMatchObject({
    status: 'captured',
  });
});

// RFC 8259, 8.1: JSON between systems is UTF-8. RFC 9110, 5.6.6: parameters, with spaces around their semicolon.
it.each([
  ['application/json;charset=utf-8', 201],
  ['application/json;  charset=utf-8', 201],
  ['application/json; charset=utf8', 201],
  ['application/json; charset=utf-8 ; version=1', 201],
  ['application/json; charset="utf-8"; version=1', 201],
  ['application/json; version=1', 201],
  ['application/json; charset=utf-16', 'content_type_unsupported'],
  ['application/json;charset=latin1', 'content_type_unsupported'],
  ['application/json; version=1; charset=latin1', 'content_type_unsupported'],
  ['application/json; charset=utf-8-mac', 'content_type_unsupported'],
  ['application/json; charset=x-utf-8', 'content_type_unsupported'],
  ['multipart/form-data; boundary=a', 'content_type_unsupported'],
  ['', 'content_type_unsupported'],
])('a body of the type %s gets %s', (type, outcome) => {
  expect(outcomeOf({ headers: { 'content-type': type } })).toBe(outcome);
});

// RFC 9110, 8.4.1: names of codings have no letter case.
it('a body that is not packed may say so', () => {
  expect(outcomeOf({ headers: { 'content-encoding': 'Identity' } })).toBe(201);
});

it('a body of spaces is missing, whatever it is called', () => {
  for (const type of ['', 'application/json'])
    expect(outcomeOf({ body: ' \n ', headers: { 'content-type': type } })).toBe('body_missing');
  expect(outcomeOf({ body: ' \n ', headers: { 'content-type': 'text/plain' } })).toBe(
    'content_type_unsupported',
  );
});

it('a call that takes no body may come with an empty one', () => {
  const reading = requestFor('orders.list');
  const outcome = (body: string) => handle(seeded(), { ...reading, body }).answer?.status;
  expect([outcome(''), outcome(' \n'), outcome(' {} '), outcome('{ "a": 1 }')]).toEqual([
    ...[200, 200, 200],
    400,
  ]);
});

it('a form is asked of the call that takes one, and JSON refused', () => {
  const sent = { body: { file: 'sample-document.png' } };
  expect(send(seeded(), 'ocr.verify', sent).body).toMatchObject({ status: 'read' });
  const form = requestFor('ocr.verify', sent);
  const outcome = (body: string, type: string) => {
    const request = { ...form, body, headers: { ...form.headers, 'content-type': type } };
    const { answer } = handle(seeded(), request);
    return [codeOf(answer as Answer), answer?.headers.accept];
  };
  expect(outcome('{}', 'application/json')).toEqual([
    'content_type_unsupported',
    'multipart/form-data',
  ]);
  expect(outcome('no form', 'multipart/form-data; boundary=x')).toEqual([
    'form_unreadable',
    undefined,
  ]);
  expect(outcome('', 'multipart/form-data; boundary=x')).toEqual(['body_missing', undefined]);
});
