import * as v from 'valibot';
import { Failure } from '#api-docs/kit/failure.ts';
import {
  code,
  currency,
  day,
  id,
  metadata,
  oneOf,
  paise,
  text,
  time,
} from '#api-docs/kit/fields.ts';
import { listOf, page, pageAfter } from '#api-docs/kit/lists.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

const BILLER_ID = '^[A-Z0-9]{14}$';
const SAMPLE_BILLER = 'SAMP00000NAT01';
const billerId = code(
  BILLER_ID,
  '14 letters and digits',
  'The biller’s ID in BBPS.',
  SAMPLE_BILLER,
);
const consumerNumber = sensitive(
  'account',
  '^[A-Za-z0-9]{1,30}$',
  '1 to 30 letters and digits',
  'The customer’s number with that biller.',
  '000000000',
);
const amount = paise(
  'In paise; of a fetched bill, exactly its amount.',
  1_00,
  10_00_000_00,
  1_145_00,
);
const modes = ['ONLINE', 'CASH', 'UPI', 'WALLET'] as const;
const mode = oneOf('How the customer paid you.', modes);

export const categories = ['electricity', 'broadband', 'donation'] as const;
const category = oneOf('Kind of bill.', categories);

export const Biller = v.strictObject({
  id: billerId,
  name: text('As customers know it.', 80, 'Sample Electricity Board'),
  category,
  fetch: oneOf('Whether a bill must be fetched before it is paid.', [
    'required',
    'optional',
    'none',
  ]),
  modes: v.pipe(v.array(mode), v.description('Modes of payment that it takes.')),
});

export const Billers = listOf(Biller, 'Always in the same order.');
export const BillersQuery = v.strictObject({
  ...pageAfter(BILLER_ID, SAMPLE_BILLER),
  category: v.optional(category),
});

export const FetchBill = v.strictObject({ biller_id: billerId, consumer_number: consumerNumber });

export const Bill = v.strictObject({
  id: id('bill', 'The bill.'),
  biller_id: billerId,
  consumer_number: consumerNumber,
  customer_name: text('As the biller has it.', 80, 'SAMPLE NAME'),
  amount,
  currency,
  due_on: day('Last day without a charge.', '2026-01-31'),
  fetched_at: time('When it was fetched.'),
});

export const PayBill = v.strictObject({
  biller_id: billerId,
  consumer_number: consumerNumber,
  amount,
  mode,
  metadata,
});

export const billPaymentStates = ['pending', 'paid', 'failed'] as const;

const bbpsReference = text(
  'For the receipt; every BBPS participant can trace it.',
  30,
  'SAMPLE000000000001',
);

export const BillPayment = v.strictObject({
  id: id('bpay', 'The bill payment.'),
  request_id: text('The call that made it, for support.', 40, 'req_test_0000000001'),
  status: oneOf('Its status.', billPaymentStates),
  biller_id: billerId,
  consumer_number: consumerNumber,
  amount,
  currency,
  mode,
  metadata,
  bbps_reference: bbpsReference,
  paid_at: v.optional(time('When the biller confirmed it.')),
  failure: v.optional(Failure),
  created_at: time('When it was created.'),
});

export const BillPayments = listOf(BillPayment);

export const BillPaymentsQuery = v.strictObject({
  ...page,
  status: v.optional(oneOf('Of this status.', billPaymentStates)),
  biller_id: v.optional(billerId),
  mode: v.optional(mode),
  bbps_reference: v.optional(bbpsReference),
});
