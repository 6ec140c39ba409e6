import * as v from 'valibot';
import { Failure } from '#api-docs/kit/failure.ts';
import {
  address,
  currency,
  id,
  metadata,
  oneOf,
  ownNumber,
  paise,
  text,
  time,
} from '#api-docs/kit/fields.ts';
import { listOf, page } from '#api-docs/kit/lists.ts';
import { DOMAIN } from '#facts/site.ts';
import { methodOf } from './method-of.ts';
import { orderStates, paymentStates, refundStates } from './states.ts';

/** One lakh rupees: what most merchants may take at a time by UPI. */
const MOST = 1_00_000_00;

const RRN = 'SAMPLE0000000001';

const orderId = id('order', 'The order.');
const paymentId = id('pay', 'The payment.');
const amount = paise('What is to be paid, in paise: ₹1,249.00 is 124900.', 1_00, MOST, 1_249_00);
const reference = v.optional(ownNumber('Your own number, such as that of the bill.', 'bill-4821'));

export const CreateOrder = v.strictObject({ amount, currency, reference, metadata });

export const Order = v.strictObject({
  id: orderId,
  status: oneOf('Its status.', orderStates),
  amount,
  currency,
  reference,
  metadata,
  amount_paid: paise('What was captured, in paise.', 0, MOST, 0),
  expires_at: time('When it can no longer be paid.'),
  created_at: time('When it was created.'),
});

const returnUrl = address(
  'Where the customer comes back to, with payment_id, order_id, status, timestamp and signature.',
  'https://shop.example/paid',
);

/** How the customer pays. No card number enters this API, and no UPI ID that somebody typed. */
export const methods = {
  Upi: v.strictObject({
    type: v.literal('upi'),
    flow: oneOf('intent opens the app on a phone; qr is scanned from a screen.', ['intent', 'qr']),
  }),
  Card: v.strictObject({ type: v.literal('card'), return_url: returnUrl }),
  NetBanking: v.strictObject({
    type: v.literal('netbanking'),
    bank: text('The bank that the customer chose.', 40, 'Sample Bank'),
    return_url: returnUrl,
  }),
  Wallet: v.strictObject({
    type: v.literal('wallet'),
    wallet: text('The wallet that the customer chose.', 40, 'Sample Wallet'),
  }),
};

const Method = v.variant('type', [methods.Upi, methods.Card, methods.NetBanking, methods.Wallet]);

export const CreatePayment = v.strictObject({
  order_id: orderId,
  amount,
  currency,
  method: Method,
  capture: v.optional(
    oneOf('manual holds the money until you capture it.', ['automatic', 'manual']),
  ),
  description: v.optional(text('Shown to the customer.', 80, 'Order 4821')),
  metadata,
});

/** What brings the customer to pay. */
export const nextActions = {
  UpiIntent: v.strictObject({
    type: v.literal('upi_intent'),
    link: text('Opens a UPI app.', 400, 'upi://pay?pa=shop@example'),
  }),
  Qr: v.strictObject({
    type: v.literal('qr'),
    link: text('To be drawn as a QR code.', 400, 'upi://pay?pa=shop@example'),
  }),
  Redirect: v.strictObject({
    type: v.literal('redirect'),
    url: address('Our page for this payment.', `https://checkout.${DOMAIN}/pay`),
  }),
  AwaitApproval: v.strictObject({ type: v.literal('await_approval') }),
};

const NextAction = v.variant('type', [
  nextActions.UpiIntent,
  nextActions.Qr,
  nextActions.Redirect,
  nextActions.AwaitApproval,
]);

export const Payment = v.strictObject({
  id: paymentId,
  order_id: orderId,
  status: oneOf('Its status.', paymentStates),
  amount,
  currency,
  amount_refunded: paise('What went back, in paise.', 0, MOST, 0),
  method: Method,
  capture: oneOf('Whether you capture it.', ['automatic', 'manual']),
  description: v.optional(text('Shown to the customer.', 80, 'Order 4821')),
  metadata,
  rrn: v.optional(
    text('RRN: the network’s number, once the customer has paid; a wallet has none.', 30, RRN),
  ),
  fee: paise('Our sample fee, in paise.', 0, MOST, 0),
  tax: paise('GST on the fee, in paise; that of a small card payment has none.', 0, MOST, 0),
  next_action: v.optional(NextAction),
  failure: v.optional(Failure),
  expires_at: time('When a pending payment expires.'),
  created_at: time('When it was created.'),
});

/** There is no partial capture: an amount, if given, is all that is held. */
export const CapturePayment = v.strictObject({
  amount: v.optional(
    paise('All that is held, in paise; it may be left out.', 1_00, MOST, 1_249_00),
  ),
  currency: v.optional(currency),
});

export const CreateRefund = v.strictObject({
  payment_id: paymentId,
  amount: paise('What goes back, in paise; all or a part.', 1_00, MOST, 500_00),
  currency,
  reason: v.optional(text('For your own reports.', 80, 'One shirt returned')),
  reference,
  metadata,
});

export const Refund = v.strictObject({
  id: id('rfnd', 'The refund.'),
  payment_id: paymentId,
  status: oneOf('Its status.', refundStates),
  amount: paise('What goes back, in paise.', 1_00, MOST, 500_00),
  currency,
  reason: v.optional(text('For your own reports.', 80, 'One shirt returned')),
  reference,
  metadata,
  rrn: v.optional(text('RRN of a refund by UPI, once it is processed.', 30, RRN)),
  arn: v.optional(
    text('ARN of a refund to a card, by which its bank finds it, once processed.', 30, RRN),
  ),
  failure: v.optional(Failure),
  created_at: time('When it was created.'),
});

export const Orders = listOf(Order);
export const Payments = listOf(Payment);
export const Refunds = listOf(Refund);

export const OrdersQuery = v.strictObject({
  ...page,
  status: v.optional(oneOf('Of this status.', orderStates)),
  reference,
});

export const PaymentsQuery = v.strictObject({
  ...page,
  status: v.optional(oneOf('Of this status.', paymentStates)),
  order_id: v.optional(orderId),
  reference: v.optional(ownNumber('Of orders with this number of yours.', 'bill-4821')),
  method: v.optional(
    oneOf('Paid so.', Object.keys(methodOf) as [keyof typeof methodOf, ...never[]]),
  ),
  rrn: v.optional(text('With this RRN.', 30, RRN)),
});

export const RefundsQuery = v.strictObject({
  ...page,
  status: v.optional(oneOf('Of this status.', refundStates)),
  payment_id: v.optional(paymentId),
  reference,
});
