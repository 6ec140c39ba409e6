import type { Recipe } from './recipe.ts';

export const upiAtAShop: Recipe = {
  id: 'upi-at-a-shop',
  title: 'A UPI payment at a shop',
  intro:
    'The till shows a QR code, the customer scans it, and the goods change hands when the money has.',
  steps: [
    {
      name: 'order',
      call: 'orders.create',
      title: 'Say what is to be paid',
      why: 'An order is one bill. However many times the customer tries, it is paid once. Your own bill number is its reference.',
      body: { amount: 1_249_00, currency: 'INR', reference: 'bill-4821' },
      holds: [
        { at: 'status', is: 'created' },
        { at: 'amount', is: 1_249_00 },
      ],
    },
    {
      name: 'payment',
      call: 'payments.create',
      title: 'Ask for a QR code',
      why: 'Draw next_action.link as a QR code on the screen of the till. The payment is pending: nobody has paid yet.',
      body: {
        order_id: { from: 'order.id' },
        amount: { from: 'order.amount' },
        currency: 'INR',
        method: { type: 'upi', flow: 'qr' },
      },
      holds: [
        { at: 'status', is: 'pending' },
        { at: 'next_action.type', is: 'qr' },
        { at: 'order_id', is: { from: 'order.id' } },
      ],
    },
    {
      name: 'paid',
      call: 'sandbox.pay',
      title: 'Be the customer',
      why: 'In the sandbox nobody scans, so you act for the customer. Try failure@example too: the same order then takes a second payment. Production does not have this call.',
      body: { payment_id: { from: 'payment.id' }, payer: 'success@example' },
      holds: [{ at: 'status', is: 'captured' }],
    },
    {
      name: 'read',
      call: 'payments.get',
      title: 'Read the payment',
      why: 'Hand over the goods when it is captured, not before. While it is pending read it again every few seconds, or wait for the event.',
      params: { payment_id: { from: 'payment.id' } },
      holds: [
        { at: 'status', is: 'captured' },
        { at: 'amount', is: { from: 'order.amount' } },
      ],
    },
    {
      name: 'bill',
      call: 'orders.get',
      title: 'Close the bill',
      why: 'Write the id of the payment next to the bill: a refund needs it. An order that is paid refuses any other payment.',
      params: { order_id: { from: 'order.id' } },
      holds: [
        { at: 'status', is: 'paid' },
        { at: 'amount_paid', is: { from: 'order.amount' } },
      ],
    },
  ],
};
