import { HEADER_PREFIX } from '#api-docs/names.ts';
import type { TestValues } from './types/sections.ts';

/** Name in another API, ours in the same place, and what differs. A test holds ours to the table of calls. */
type Row = readonly [theirs: string, ours: string, differs: string];

const rowsOf = (rows: readonly Row[]) =>
  rows.map(([label, input, outcome]) => ({ label, input, outcome }));

const RAZORPAY: readonly Row[] = [
  ['Basic auth: key_id and key_secret', 'Authorization', 'Bearer and one key.'],
  ['POST /v1/orders', 'POST /orders', 'Amounts are in paise in both.'],
  ['receipt', 'reference', 'Up to 64 characters; lists can be filtered by it.'],
  ['notes', 'metadata', 'Texts by name, on what is created and in its events.'],
  [
    'Checkout script and its handler',
    'POST /payments',
    'Your server makes the payment. The customer goes to the address in next_action: no script on your page.',
  ],
  [
    'razorpay_payment_id, razorpay_order_id, razorpay_signature',
    'payment_id, order_id, status, timestamp, signature',
    'Your return_url receives them. Signed as webhooks are, after a refusal and a step back too.',
  ],
  [
    'status: created, authorized, captured, failed',
    'created, authorized, captured, failed',
    'pending while the customer acts; expired and cancelled are separate.',
  ],
  [
    'POST /v1/payments/{id}/capture',
    'POST /payments/{payment_id}/capture',
    'All that is held, or nothing: no partial capture.',
  ],
  [
    'X-Refund-Idempotency',
    'Idempotency-Key',
    'Wanted by each POST that creates something, of 1 to 64 characters.',
  ],
  ['currency', 'currency', 'INR alone.'],
  ['POST /v1/payments/{id}/refund', 'POST /refunds', 'The payment is in the body, as payment_id.'],
  [
    'acquirer_data.rrn, acquirer_data.arn',
    'rrn, arn',
    'Fields of the payment and of the refund themselves.',
  ],
  [
    'X-Razorpay-Signature',
    'webhook-signature',
    'Standard Webhooks: id, timestamp and raw body are signed, in Base64.',
  ],
  ['x-razorpay-event-id', 'webhook-id', 'The same in each delivery of one event.'],
  [
    'payment.captured, refund.processed, order.paid',
    'payment.captured, refund.processed, order.paid',
    'The same names; data is the object itself.',
  ],
  [
    'from, to, count, skip',
    'from, to, limit, after',
    'An id in place of a number to skip: new objects move no page. Times of RFC 3339, in place of seconds.',
  ],
  [
    'Test card or UPI ID decides',
    'POST /sandbox/pay',
    'Who pays decides, on the checkout or by this call. No card number enters the API.',
  ],
];

const CASHFREE: readonly Row[] = [
  ['x-client-id, x-client-secret', 'Authorization', 'Bearer and one key.'],
  ['x-api-version', `${HEADER_PREFIX}-Version`, 'A date in both.'],
  ['x-idempotency-key', 'Idempotency-Key', 'Wanted by each POST that creates something.'],
  [
    'POST /pg/orders',
    'POST /orders',
    'Theirs takes rupees with decimals, ours paise: 1249.00 becomes 124900.',
  ],
  ['order_amount, order_currency', 'amount, currency', 'Whole paise, and INR.'],
  [
    'order_id, which you choose',
    'reference',
    'The id is ours, your own number goes into reference.',
  ],
  ['order_tags, order_note', 'metadata', 'Texts by name.'],
  [
    'payment_session_id and their script',
    'next_action',
    'The address of the checkout, or a link for UPI apps.',
  ],
  [
    'order_meta.return_url',
    'return_url',
    'Of a payment by card or net banking; what comes there is signed.',
  ],
  [
    'order_status: ACTIVE, PAID, EXPIRED, TERMINATED',
    'created, paid, expired, cancelled',
    'An order with a try that failed is attempted.',
  ],
  [
    'payment_status: SUCCESS, FAILED, PENDING, VOID, USER_DROPPED',
    'captured, failed, pending, voided, expired',
    'A customer who leaves lets the payment expire.',
  ],
  ['POST /pg/orders/{order_id}/refunds', 'POST /refunds', 'By payment, not by order.'],
  ['refund_id, refund_note', 'reference, reason', ''],
  ['bank_reference', 'rrn', 'A refund to a card has its arn as well.'],
  [
    'x-webhook-signature, x-webhook-timestamp',
    'webhook-signature, webhook-timestamp',
    'Both sign timestamp and raw body in Base64; ours the id before them, with dots between.',
  ],
  [
    'PAYMENT_SUCCESS_WEBHOOK, REFUND_STATUS_WEBHOOK',
    'payment.captured, refund.processed',
    'One event for each change of a status.',
  ],
];

const STRIPE: readonly Row[] = [
  ['Authorization: Bearer', 'Authorization', 'The same.'],
  ['Stripe-Version', `${HEADER_PREFIX}-Version`, 'A date in both.'],
  [
    'Idempotency-Key',
    'Idempotency-Key',
    'The same, and wanted by each POST that creates something.',
  ],
  ['Bodies of form fields', 'application/json', 'Anything else is refused with 415.'],
  [
    'PaymentIntent',
    'POST /orders, POST /payments',
    'The order says what is to be paid; a payment is one try.',
  ],
  ['metadata', 'metadata', 'The same.'],
  ['capture_method: manual', 'capture', 'manual as well; all that is held is captured.'],
  ['requires_action', 'pending', 'next_action says what the customer does.'],
  ['requires_capture', 'authorized', ''],
  ['succeeded', 'captured', 'part_refunded and refunded once money goes back.'],
  ['canceled', 'cancelled, voided', 'voided where money was held.'],
  ['next_action.redirect_to_url.url', 'next_action', 'Of type redirect, with url.'],
  ['return_url with payment_intent, redirect_status', 'return_url', 'Five parameters, and signed.'],
  [
    'POST /v1/refunds with payment_intent',
    'POST /refunds',
    'With payment_id; amount is always given.',
  ],
  [
    'Stripe-Signature: t=, v1=',
    'webhook-timestamp, webhook-signature',
    'Two headers, Base64 in place of hexadecimal, and the id is signed as well.',
  ],
  ['payment_intent.succeeded, charge.refunded', 'payment.captured, payment.refunded', ''],
  [
    'limit, starting_after',
    'limit, after',
    'after is an id as well: the answer has it as next, and null on the last page.',
  ],
  ['ending_before', 'order, after', 'order oldest goes up from an id, page by page.'],
  ['created[gte], created[lt]', 'from, to', 'Times of RFC 3339, in place of seconds.'],
  ['has_more', 'next', 'The id to send as after, or null.'],
  [
    'Test cards, such as pm_card_visa',
    'POST /sandbox/pay',
    'Who pays decides. No card number enters the API.',
  ],
  [
    'stripe listen, stripe trigger',
    'POST /sandbox/pay',
    'One file on your machine: events go to the address that you name with --forward.',
  ],
];

/** The tables of a page for those who know another API. */
export const moving: readonly TestValues[] = [
  { label: 'From Razorpay', rows: rowsOf(RAZORPAY) },
  { label: 'From Cashfree', rows: rowsOf(CASHFREE) },
  { label: 'From Stripe', rows: rowsOf(STRIPE) },
];
