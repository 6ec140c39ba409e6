import * as v from 'valibot';
import { currency, id, oneOf, text, time } from '#api-docs/kit/fields.ts';
import { listOf } from '#api-docs/kit/lists.ts';

const inPaise = (description: string) =>
  v.pipe(v.number(), v.integer(), v.description(description), v.examples([1_249_00]));

export const Balance = v.strictObject({
  available: inPaise('What you can pay out now, in paise.'),
  on_the_way: inPaise('Held, refunded or paid out, and not yet arrived, in paise.'),
  currency,
  at: time('When it was so.'),
});

export const settlementStates = ['created', 'processing', 'settled', 'failed'] as const;

export const Settlement = v.strictObject({
  id: id('setl', 'The settlement.'),
  status: oneOf('Where it stands.', settlementStates),
  amount: inPaise('What reaches your account, in paise: the sum of its entries.'),
  currency,
  bank_reference: v.optional(text('The bank’s own number, once settled.', 30, 'SAMPLE0000000001')),
  created_at: time('When it was created.'),
});

export const Entry = v.strictObject({
  about: text('The payment or refund.', 40, 'pay_test_0000000002'),
  kind: oneOf('What it is.', ['payment', 'refund']),
  amount: inPaise('Paid or, below zero, refunded, in paise.'),
  fee: inPaise('Our sample fee, in paise.'),
  tax: inPaise('GST on the fee, in paise; that of a small card payment has none.'),
  net: inPaise('Amount less fee and tax, in paise.'),
});

export const Settlements = listOf(Settlement);
export const Entries = listOf(Entry);
