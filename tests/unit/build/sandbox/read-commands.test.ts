import { describe, expect, it } from 'vitest';
import type { Command } from '#core/sandbox/commands.ts';
import { readCommands } from '../../../../build/server/sandbox/read-commands.ts';
import { requestFor } from '../../core/sandbox/send.ts';

const TABLE = 'digest of a table';
const order = requestFor('orders.create', { body: { amount: 700_00, currency: 'INR' } });
const list = requestFor('orders.list');

const ALL: Command[] = [
  { kind: 'call', request: order },
  { kind: 'call', request: list },
  { kind: 'refused', call: 'unknown', code: 'key_of_other_mode' },
  { kind: 'advance', ms: 0 },
  { kind: 'advance', ms: 3_600_000 },
  { kind: 'elapse', ms: 60_000 },
  {
    kind: 'call',
    request: requestFor('payments.capture', { params: { payment_id: 'pay_test_0000000001' } }),
  },
  { kind: 'attempted', delivery: 'dlvr_test_0000000001', status: 0 },
];

const logOf = (commands: unknown, table: unknown = TABLE) => JSON.stringify({ table, commands });
const read = (text: string) => readCommands(text, TABLE);

it('gives the commands of a log as they are', () => {
  expect(read(logOf(ALL))).toEqual(ALL);
  expect(read(logOf([]))).toEqual([]);
});

it.each([
  { kind: 'seed', seed: 0 },
  { kind: 'seed', seed: 2 ** 26 - 1 },
  { kind: 'withheld', delivery: 'dlvr_test_0000000001' },
])('takes $kind as a step', (step) => {
  expect(read(logOf([step]))).toEqual([step]);
});

it.each([
  ['that is empty', ''],
  ['that is cut off', logOf(ALL).slice(0, -4)],
  ['that is null', 'null'],
  ['that is a number', '1'],
  ['without commands', JSON.stringify({ table: TABLE })],
  ['whose commands are not a list', logOf({ length: 0 })],
  ['whose table is not a text', logOf([], 1)],
])('finds no log in one %s', (_what, text) => {
  expect(() => read(text)).toThrow('--replay names no log, or one that was cut off.');
});

it('does not take a log of another table of calls', () => {
  expect(() => read(logOf([], 'digest of another'))).toThrow('of another version of the API');
  expect(() => read(logOf([null], 'digest of another'))).toThrow('of another version of the API');
});

describe('a damaged log', () => {
  const { body, ...bodiless } = order;
  const call = (request: unknown) => ({ kind: 'call', request });
  it.each([
    ['nothing', null],
    ['a text', 'advance'],
    ['of no kind', { ms: 5 }],
    ['of another kind', { kind: 'other', delivery: 'dlvr_test_0000000001', status: 200 }],
    ['a call of nothing', call(undefined)],
    ['a call of null', call(null)],
    ['a call without its headers', call({ method: 'GET', target: '/orders', body: '' })],
    ['a call without its body', call(bodiless)],
    ['a call whose body is data', call({ ...order, body: { amount: body } })],
    ['a call without a target', call({ ...list, target: undefined })],
    ['a call without a method', call({ ...list, method: 7 })],
    ['a call with a header that is not a text', call({ ...list, headers: { authorization: 1 } })],
    ['a refusal without its code', { kind: 'refused', call: 'unknown' }],
    ['a refusal of no call', { kind: 'refused', code: 'key_of_other_mode' }],
    ['a refusal by an unknown code', { kind: 'refused', call: 'unknown', code: 'none' }],
    ['a time of a fraction', { kind: 'advance', ms: 0.5 }],
    ['a time that is negative', { kind: 'advance', ms: -1 }],
    ['a time in words', { kind: 'advance', ms: '1' }],
    ['a time that passes unasked, in words', { kind: 'elapse', ms: '1' }],
    ['a seed of a fraction', { kind: 'seed', seed: 0.5 }],
    ['a seed that is negative', { kind: 'seed', seed: -1 }],
    ['a seed in words', { kind: 'seed', seed: '1' }],
    ['a seed beyond the last', { kind: 'seed', seed: 2 ** 26 }],
    ['what is withheld from nobody', { kind: 'withheld' }],
    ['an attempt of nothing', { kind: 'attempted', status: 200 }],
    ['an attempt without its status', { kind: 'attempted', delivery: 'dlvr_test_0000000001' }],
    ['an attempt with a negative status', { ...ALL.at(-1), status: -1 }],
  ])('has a step that is %s', (_what, step) => {
    expect(() => read(logOf([step]))).toThrow('The log is damaged. Download it again.');
    // Regardless of what is around it.
    expect(() => read(logOf([...ALL, step, ...ALL]))).toThrow('The log is damaged');
  });
});
