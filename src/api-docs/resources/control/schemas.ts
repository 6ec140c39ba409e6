import * as v from 'valibot';
import { count, id, oneOf, text, time } from '#api-docs/kit/fields.ts';
import { listOf } from '#api-docs/kit/lists.ts';
import { type Payer, payers } from '#api-docs/resources/payments/values.ts';

export const Pay = v.strictObject({
  payment_id: id('pay', 'The payment.'),
  payer: oneOf(
    'A made-up payer, by a UPI ID that says what happens.',
    Object.keys(payers) as [Payer, ...Payer[]],
  ),
});

const DAY = 24 * 60 * 60;

export const MoveClock = v.strictObject({
  seconds: v.optional(count('By how much.', 1, 31 * DAY, 3_600)),
  to: v.optional(oneOf('Up to what happens next.', ['next_event'])),
  bank: v.optional(
    oneOf('Your bank refuses the settlements that fall due meanwhile.', ['refuses']),
  ),
});

export const Clock = v.strictObject({
  now: time('The time in the sandbox.'),
  waiting: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.description('How many things wait for their time; there is no most.'),
    v.examples([1]),
  ),
  next_at: v.optional(time('When the next of them happens.')),
});

export const LogRow = v.strictObject({
  request_id: text('The call.', 40, 'req_test_0000000001'),
  at: time('When it was made.'),
  call: text('Its id in the reference, or unknown.', 60, 'payments.create'),
  status: count('Status of the answer; 0 for none.', 0, 599, 201),
  code: v.optional(text('Code of the problem.', 60, 'order_not_found')),
});

export const Log = listOf(LogRow);
