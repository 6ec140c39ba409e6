import { operation } from '#api-docs/kit/operation.ts';
import {
  CreateOrder,
  CreatePayment,
  CreateRefund,
  Order,
  Orders,
  OrdersQuery,
  Payment,
  Payments,
  PaymentsQuery,
  Refund,
  Refunds,
  RefundsQuery,
} from './schemas.ts';

const read = { group: 'payments', method: 'GET', scope: 'payments:read', status: 200 } as const;
const write = {
  group: 'payments',
  method: 'POST',
  scope: 'payments:write',
  idempotent: true,
} as const;

const upi = {
  order_id: 'order_test_0000000001',
  amount: 1_249_00,
  currency: 'INR',
  method: { type: 'upi', flow: 'intent' },
};
const return_url = 'https://shop.example/paid';

export const paymentOperations = {
  'orders.create': operation({
    ...write,
    path: '/orders',
    title: 'Create an order',
    summary: 'Says what is to be paid; payments are tries to pay it',
    body: CreateOrder,
    status: 201,
    answer: Order,
    samples: [
      { name: 'An order', body: { amount: 1_249_00, currency: 'INR', reference: 'bill-4821' } },
    ],
  }),
  'orders.get': operation({
    ...read,
    path: '/orders/{order_id}',
    title: 'Fetch an order',
    summary: 'Returns the order as it stands',
    answer: Order,
    problems: ['order_not_found'],
    samples: [{ name: 'By id', params: { order_id: 'order_test_0000000001' } }],
  }),
  'orders.list': operation({
    ...read,
    path: '/orders',
    title: 'List orders',
    summary: 'Returns orders, newest first',
    query: OrdersQuery,
    answer: Orders,
    samples: [
      { name: 'The newest', query: { limit: 10 } },
      { name: 'By your own number', query: { reference: 'bill-4821' } },
    ],
  }),
  'payments.create': operation({
    ...write,
    path: '/payments',
    title: 'Create a payment',
    summary: 'Asks the customer to pay an order, and returns how',
    caution: 'It answers pending. Hand over goods when the event or a fetch says captured.',
    body: CreatePayment,
    status: 201,
    answer: Payment,
    problems: ['order_not_found', 'order_already_paid', 'order_expired', 'amount_differs'],
    samples: [
      { name: 'UPI intent', body: upi },
      { name: 'UPI QR', body: { ...upi, method: { type: 'upi', flow: 'qr' } } },
      { name: 'Card, on our page', body: { ...upi, method: { type: 'card', return_url } } },
      {
        name: 'Net banking',
        body: { ...upi, method: { type: 'netbanking', bank: 'Sample Bank', return_url } },
      },
      { name: 'Wallet', body: { ...upi, method: { type: 'wallet', wallet: 'Sample Wallet' } } },
      {
        name: 'Held until captured',
        body: { ...upi, capture: 'manual', description: 'Order 4821' },
      },
    ],
  }),
  'payments.get': operation({
    ...read,
    path: '/payments/{payment_id}',
    title: 'Fetch a payment',
    summary: 'Returns the payment as it stands',
    answer: Payment,
    problems: ['payment_not_found'],
    samples: [{ name: 'By id', params: { payment_id: 'pay_test_0000000002' } }],
  }),
  'payments.list': operation({
    ...read,
    path: '/payments',
    title: 'List payments',
    summary: 'Returns payments, newest first, of all orders or of one',
    query: PaymentsQuery,
    answer: Payments,
    samples: [
      { name: 'The newest', query: { limit: 10 } },
      {
        name: 'Captured in a day',
        query: {
          status: 'captured',
          from: '2026-01-14T00:00:00+05:30',
          to: '2026-01-15T00:00:00+05:30',
        },
      },
      { name: 'Of an order', query: { order_id: 'order_test_0000000003' } },
    ],
  }),
  'payments.capture': operation({
    ...write,
    path: '/payments/{payment_id}/capture',
    title: 'Capture a payment',
    summary: 'Takes money that is held for you',
    status: 200,
    answer: Payment,
    problems: ['payment_not_found', 'state_conflict', 'order_already_paid', 'order_expired'],
    samples: [{ name: 'Of a held payment', params: { payment_id: 'pay_test_0000000001' } }],
  }),
  'payments.cancel': operation({
    ...write,
    path: '/payments/{payment_id}/cancel',
    title: 'Cancel a payment',
    summary: 'Lets go of money that is held for you',
    status: 200,
    answer: Payment,
    problems: ['payment_not_found', 'state_conflict'],
    samples: [{ name: 'Of a held payment', params: { payment_id: 'pay_test_0000000006' } }],
  }),
  'refunds.create': operation({
    ...write,
    path: '/refunds',
    title: 'Create a refund',
    summary: 'Sends a payment back, in full or in part, to the account that paid',
    body: CreateRefund,
    status: 201,
    answer: Refund,
    problems: ['payment_not_found', 'state_conflict', 'refund_too_high', 'balance_too_low'],
    samples: [
      {
        name: 'A part',
        body: {
          payment_id: 'pay_test_0000000002',
          amount: 500_00,
          currency: 'INR',
          reason: 'One shirt returned',
        },
      },
    ],
  }),
  'refunds.get': operation({
    ...read,
    path: '/refunds/{refund_id}',
    title: 'Fetch a refund',
    summary: 'Returns the refund as it stands',
    answer: Refund,
    problems: ['refund_not_found'],
    samples: [{ name: 'By id', params: { refund_id: 'rfnd_test_0000000001' } }],
  }),
  'refunds.list': operation({
    ...read,
    path: '/refunds',
    title: 'List refunds',
    summary: 'Returns refunds, newest first, of all payments or of one',
    query: RefundsQuery,
    answer: Refunds,
    samples: [
      { name: 'The newest', query: { limit: 10 } },
      { name: 'Of a payment', query: { payment_id: 'pay_test_0000000002' } },
    ],
  }),
} as const;
