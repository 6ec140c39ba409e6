import type { Recipe } from './recipe.ts';

export const cardInAWebShop: Recipe = {
  id: 'web-shop',
  title: 'A web shop in three calls',
  intro:
    'Your server asks for a payment and sends the browser to our page. The customer comes back with a signed answer, and your server reads the payment.',
  steps: [
    {
      name: 'order',
      call: 'orders.create',
      title: 'Say what is in the basket',
      why: 'One order for one basket, before any money. The key is of the basket, so a second press of the button makes no second order.',
      body: { amount: 1_249_00, currency: 'INR', reference: 'bill-4822' },
      holds: [{ at: 'status', is: 'created' }],
    },
    {
      name: 'payment',
      call: 'payments.create',
      title: 'Ask for a card payment',
      why: 'Send the browser to next_action.url with status 303. No card number ever reaches your server. At a desk that page is the sandbox’s own, with a button for each thing a customer may do.',
      body: {
        order_id: { from: 'order.id' },
        amount: { from: 'order.amount' },
        currency: 'INR',
        method: { type: 'card', return_url: 'http://localhost:8080/paid' },
      },
      holds: [
        { at: 'status', is: 'pending' },
        { at: 'next_action.type', is: 'redirect' },
      ],
    },
    {
      name: 'paid',
      call: 'sandbox.pay',
      title: 'Be the customer',
      why: 'On our page a button does this. Try failure@example too: the customer comes back just the same, with status=failed.',
      body: { payment_id: { from: 'payment.id' }, payer: 'success@example' },
      holds: [{ at: 'status', is: 'captured' }],
    },
    {
      name: 'read',
      call: 'payments.get',
      title: 'Read what became of it',
      why: 'Do it when the customer comes back, and when the event comes, whichever is first. Ship when it is captured: an address can be old, or opened twice.',
      params: { payment_id: { from: 'payment.id' } },
      holds: [
        { at: 'status', is: 'captured' },
        { at: 'amount', is: { from: 'order.amount' } },
      ],
    },
  ],
};
