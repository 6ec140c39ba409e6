import * as v from 'valibot';
import { currency, id, oneOf, ownNumber, text, time } from '#api-docs/kit/fields.ts';
import { ANY_ID, listOf, page, pageAfter } from '#api-docs/kit/lists.ts';

const inPaise = (description: string) =>
  v.pipe(v.number(), v.integer(), v.description(description), v.examples([1_249_00]));

export const Balance = v.strictObject({
  available: inPaise('What you can pay out now, in paise.'),
  on_the_way: inPaise('Held, refunded or paid out, and not yet arrived, in paise.'),
  currency,
  at: time('When it was so.'),
});

export const settlementStates = ['created', 'processing', 'settled', 'failed'] as const;

const utr = v.optional(text('UTR: the bank’s own number, once settled.', 30, 'SAMPLE0000000001'));

export const Settlement = v.strictObject({
  id: id('setl', 'The settlement.'),
  status: oneOf('Its status.', settlementStates),
  amount: inPaise('What reaches your account, in paise: payments and refunds, less fees and tax.'),
  currency,
  payments: inPaise('All payments in it, in paise.'),
  refunds: inPaise('All refunds in it, below zero, in paise.'),
  fees: inPaise('Our sample fees, taken from it, in paise.'),
  tax: inPaise('GST on them, taken from it, in paise.'),
  utr,
  created_at: time('When it was created.'),
});

const reference = v.optional(ownNumber('Your own number for it.', 'bill-4821'));
const kind = oneOf('What it is.', ['payment', 'refund']);

export const Entry = v.strictObject({
  about: text('The payment or refund.', 40, 'pay_test_0000000002'),
  kind,
  reference,
  amount: inPaise('Paid or, below zero, refunded, in paise.'),
  fee: inPaise('Our sample fee, in paise.'),
  tax: inPaise('GST on the fee, in paise; that of a small card payment has none.'),
  net: inPaise('Amount less fee and tax, in paise.'),
});

export const Settlements = listOf(Settlement);
export const Entries = listOf(Entry, 'In the order in which they came in.');

export const SettlementsQuery = v.strictObject({
  ...page,
  status: v.optional(oneOf('Of this status.', settlementStates)),
  utr,
});

/** `after` is what an entry is about. */
export const EntriesQuery = v.strictObject({
  ...pageAfter(ANY_ID, 'pay_test_0000000002'),
  kind: v.optional(kind),
  reference,
});
