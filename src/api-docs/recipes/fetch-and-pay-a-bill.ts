import type { Recipe } from './recipe.ts';

/** A number whose payment is pending for a minute. */
const consumer_number = '000000001';

export const fetchAndPayABill: Recipe = {
  id: 'fetch-and-pay-a-bill',
  title: 'Fetch and pay a bill',
  intro:
    'A customer brings an electricity bill and cash to your counter. The biller takes a minute to confirm, as billers do.',
  steps: [
    {
      name: 'billers',
      call: 'billers.list',
      title: 'Find the biller',
      why: 'Its field fetch says whether a bill must be fetched first, and modes says how the customer may have paid you.',
      query: { category: 'electricity' },
      holds: [{ at: 'data.0.fetch', is: 'required' }],
    },
    {
      name: 'bill',
      call: 'bills.fetch',
      title: 'Fetch the bill',
      why: 'Read name and amount out to the customer before you take the cash: a typing error in the number is somebody else’s bill.',
      body: { biller_id: { from: 'billers.data.0.id' }, consumer_number },
      holds: [
        { at: 'customer_name', is: 'SAMPLE NAME' },
        { at: 'amount', is: 1_145_00 },
      ],
    },
    {
      name: 'payment',
      call: 'bills.pay',
      title: 'Pay it once',
      why: 'The amount is that of the fetched bill, to the paisa. If no answer comes, repeat the request as it is: the key keeps it one payment.',
      body: {
        biller_id: { from: 'bill.biller_id' },
        consumer_number,
        amount: { from: 'bill.amount' },
        mode: 'CASH',
      },
      holds: [
        { at: 'status', is: 'pending' },
        { at: 'amount', is: { from: 'bill.amount' } },
      ],
    },
    {
      name: 'clock',
      call: 'sandbox.moveClock',
      title: 'Let a minute pass',
      why: 'In production you wait for the event bill_payment.paid or bill_payment.failed. Give the customer a receipt that says pending.',
      body: { seconds: 60 },
      holds: [],
    },
    {
      name: 'receipt',
      call: 'billPayments.get',
      title: 'Read what became of it',
      why: 'Read it by its id, and never pay again to find out. Print bbps_reference on the receipt: every participant of BBPS can trace it.',
      params: { bill_payment_id: { from: 'payment.id' } },
      holds: [
        { at: 'status', is: 'paid' },
        { at: 'bbps_reference', is: { from: 'payment.bbps_reference' } },
      ],
    },
  ],
};
