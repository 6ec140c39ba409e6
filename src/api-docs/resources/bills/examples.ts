import type { InferOutput } from 'valibot';
import type { Bill, Biller, BillPayment } from './schemas.ts';

export const billers: InferOutput<typeof Biller>[] = [
  {
    id: 'SAMP00000NAT01',
    name: 'Sample Electricity Board',
    category: 'electricity',
    fetch: 'required',
    modes: ['ONLINE', 'CASH', 'UPI', 'WALLET'],
  },
  {
    id: 'SAMP00000NAT02',
    name: 'Sample Fibre',
    category: 'broadband',
    fetch: 'optional',
    modes: ['ONLINE', 'UPI'],
  },
  {
    id: 'SAMP00000NAT03',
    name: 'Sample Trust',
    category: 'donation',
    fetch: 'none',
    modes: ['ONLINE', 'CASH'],
  },
];

const billOf = (id: string, consumer_number: string): InferOutput<typeof Bill> => ({
  id,
  biller_id: 'SAMP00000NAT01',
  consumer_number,
  customer_name: 'SAMPLE NAME',
  amount: 1_145_00,
  currency: 'INR',
  due_on: '2026-01-31',
  fetched_at: '2026-01-15T09:30:00+05:30',
});

/** Bills that were fetched, so that each can be paid with one call. */
export const bills = [
  billOf('bill_test_0000000001', '000000000'),
  billOf('bill_test_0000000002', '000000001'),
  billOf('bill_test_0000000003', '000000002'),
];

export const billPayments: InferOutput<typeof BillPayment>[] = [
  {
    id: 'bpay_test_0000000001',
    request_id: 'req_test_0000000001',
    status: 'paid',
    biller_id: 'SAMP00000NAT02',
    consumer_number: '000000000',
    amount: 799_00,
    currency: 'INR',
    mode: 'ONLINE',
    bbps_reference: 'SAMPLE000000000001',
    paid_at: '2026-01-15T09:30:02+05:30',
    created_at: '2026-01-15T09:30:00+05:30',
  },
];
