import type { InferOutput } from 'valibot';
import type { Order, Payment, Refund } from './schemas.ts';

const TODAY = '2026-01-15T10:29:00+05:30';
const YESTERDAY = '2026-01-14T16:00:00+05:30';
const currency = 'INR' as const;

const orderOf = (
  number: number,
  status: InferOutput<typeof Order>['status'],
  amount = 1_249_00,
  created_at = TODAY,
): InferOutput<typeof Order> => ({
  id: `order_test_000000000${number}`,
  status,
  amount,
  currency,
  reference: `bill-${4820 + number}`,
  amount_paid: status === 'paid' ? amount : 0,
  expires_at: created_at === TODAY ? '2026-01-16T10:29:00+05:30' : '2026-01-15T16:00:00+05:30',
  created_at,
});

/** Two that are paid and settled; then two whose money is held, one to refund, one being paid, one to pay. */
export const orders = [
  orderOf(5, 'paid', 2_000_00, YESTERDAY),
  orderOf(6, 'paid', 350_00, YESTERDAY),
  orderOf(2, 'attempted'),
  orderOf(7, 'attempted'),
  orderOf(3, 'paid'),
  orderOf(4, 'attempted'),
  orderOf(1, 'created'),
];

const paymentOf = (
  number: number,
  order: number,
  fields: Pick<InferOutput<typeof Payment>, 'status' | 'method'> &
    Partial<InferOutput<typeof Payment>>,
): InferOutput<typeof Payment> => ({
  id: `pay_test_000000000${number}`,
  order_id: `order_test_000000000${order}`,
  amount: 1_249_00,
  currency,
  amount_refunded: 0,
  capture: 'automatic',
  ...(fields.status === 'pending' ? {} : { rrn: `SAMPLE000000000${number}` }),
  fee: 0,
  tax: 0,
  expires_at: '2026-01-15T10:44:00+05:30',
  created_at: TODAY,
  ...fields,
});

const ofYesterday = { expires_at: '2026-01-14T16:15:00+05:30', created_at: YESTERDAY };

const held = { method: { type: 'upi', flow: 'intent' }, capture: 'manual' } as const;

export const payments = [
  paymentOf(4, 5, {
    status: 'captured',
    method: { type: 'card', return_url: 'https://shop.example/paid' },
    amount: 2_000_00,
    // A card payment of ₹2,000 is the largest whose fee carries no GST.
    fee: 40_00,
    tax: 0,
    ...ofYesterday,
  }),
  paymentOf(5, 6, {
    status: 'captured',
    method: { type: 'upi', flow: 'qr' },
    amount: 350_00,
    ...ofYesterday,
  }),
  paymentOf(1, 2, { status: 'authorized', ...held }),
  paymentOf(6, 7, { status: 'authorized', ...held }),
  paymentOf(2, 3, { status: 'captured', method: { type: 'upi', flow: 'qr' } }),
  paymentOf(3, 4, {
    status: 'pending',
    method: { type: 'wallet', wallet: 'Sample Wallet' },
    next_action: { type: 'await_approval' },
  }),
];

export const refunds: InferOutput<typeof Refund>[] = [
  {
    id: 'rfnd_test_0000000001',
    payment_id: 'pay_test_0000000002',
    status: 'pending',
    amount: 249_00,
    currency,
    reason: 'One shirt returned',
    created_at: TODAY,
  },
];
