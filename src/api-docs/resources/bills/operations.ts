import { operation } from '#api-docs/kit/operation.ts';
import { Bill, Billers, BillersQuery, BillPayment, FetchBill, PayBill } from './schemas.ts';

const bill = { biller_id: 'SAMP00000NAT01', consumer_number: '000000000' };
const payment = { ...bill, amount: 1_145_00, mode: 'ONLINE' };

export const billOperations = {
  'billers.list': operation({
    group: 'bills',
    method: 'GET',
    scope: 'bills:read',
    path: '/billers',
    title: 'List billers',
    summary: 'Returns billers, of all kinds or of one',
    query: BillersQuery,
    status: 200,
    answer: Billers,
    samples: [
      { name: 'All', query: {} },
      { name: 'Electricity', query: { category: 'electricity' } },
    ],
  }),
  'bills.fetch': operation({
    group: 'bills',
    method: 'POST',
    scope: 'bills:read',
    path: '/bbps/fetch',
    title: 'Fetch a bill',
    summary: 'Asks the biller for name, amount and due date',
    body: FetchBill,
    status: 200,
    answer: Bill,
    problems: ['biller_not_found', 'bill_not_found'],
    samples: [{ name: 'Electricity', body: bill }],
  }),
  'bills.pay': operation({
    group: 'bills',
    method: 'POST',
    scope: 'pay',
    idempotent: true,
    path: '/bbps/pay',
    title: 'BBPS bill payment',
    summary: 'Pays a bill, fetched first where the biller asks for it',
    caution: 'While it is pending, fetch it by its id. Never pay again with another key.',
    body: PayBill,
    status: 200,
    answer: BillPayment,
    problems: [
      'biller_not_found',
      'bill_not_fetched',
      'amount_differs',
      'mode_not_accepted',
      'balance_too_low',
    ],
    page: '/apis/bbpsFeatures',
    samples: [
      { name: 'paid', body: payment },
      { name: 'pending', body: { ...payment, consumer_number: '000000001' } },
      { name: 'failed', body: { ...payment, consumer_number: '000000002' } },
    ],
  }),
  'billPayments.get': operation({
    group: 'bills',
    method: 'GET',
    scope: 'bills:read',
    path: '/bill-payments/{bill_payment_id}',
    title: 'Fetch a bill payment',
    summary: 'Returns the current bill payment',
    status: 200,
    answer: BillPayment,
    problems: ['bill_payment_not_found'],
    samples: [{ name: 'By id', params: { bill_payment_id: 'bpay_test_0000000001' } }],
  }),
} as const;
