import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'UPI payment API',
    description:
      'Collect by UPI from your own app or site: intent links, collect requests, QR codes and Autopay mandates with one status model.',
  },
  head: {
    heading: 'UPI payment',
    lead: 'Open the customer’s UPI app with the amount filled in, then learn the result from the bank.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'UPI payment' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'UPI Solutions', to: '/UpiSolution' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      heading: 'Four ways to ask',
      items: [
        {
          icon: 'phone',
          title: 'Intent',
          text: 'On a phone the customer’s own UPI app opens by itself.',
        },
        {
          icon: 'send',
          title: 'Collect request',
          text: 'A request to a UPI ID, approved in the app within minutes.',
        },
        { icon: 'qr', title: 'QR code', text: 'For large screens and printed bills.' },
        { icon: 'repeat', title: 'Autopay', text: 'A mandate for amounts that repeat.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'A UPI payment, step by step',
      items: [
        { title: 'Create', text: 'Order with amount and your reference.' },
        { title: 'Open', text: 'Intent, request or code reaches the customer.' },
        { title: 'Approve', text: 'UPI PIN in the customer’s app.' },
        { title: 'Verify', text: 'Webhook first, status call if it is late.' },
      ],
    },
    {
      kind: 'note',
      text: 'UPI between persons is limited to ₹1 lakh a day as notified; some merchant categories have higher limits. Your bank may set lower limits.',
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'QR payment', to: '/apis/QrPayment' },
        { label: 'UPI ID verification', to: '/apis/upiFeatures' },
        { label: 'Payout', to: '/apis/Payout' },
        { label: 'Bill payment', to: '/apis/UtilityBillPayment' },
      ],
    },
  ],
} satisfies Page<'Article'>;
