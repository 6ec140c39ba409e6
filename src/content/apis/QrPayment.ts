import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'QR payment API',
    description:
      'Make UPI QR codes with a fixed or open amount for bills, counters and vending machines, and get a webhook when each is paid.',
  },
  head: {
    heading: 'QR payment',
    lead: 'Print one code for the counter or draw a new one for each bill. Any UPI app can scan both.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'QR payment' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'UPI Solutions', to: '/UpiSolution' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
      heading: 'Two codes, one report',
      items: [
        {
          icon: 'qr',
          title: 'Static code',
          text: 'One code per counter; the customer types the amount.',
        },
        {
          icon: 'receipt',
          title: 'Dynamic code',
          text: 'One code per bill; the amount and reference are inside.',
        },
        {
          icon: 'bolt',
          title: 'Status by webhook',
          text: 'Your server hears of the payment without asking.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A code and its payment',
      items: [
        { title: 'Create', text: 'Send amount and reference, get the code back as an image.' },
        { title: 'Show', text: 'On the screen, the bill or a table stand.' },
        { title: 'Scan', text: 'The customer approves in a UPI app.' },
        { title: 'Match', text: 'The webhook carries your reference.' },
      ],
    },
    {
      kind: 'note',
      text: 'A QR code is a request for money and no proof of payment. Wait for the webhook before you hand over goods.',
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'UPI ID verification', to: '/apis/upiFeatures' },
        { label: 'Cash collection', to: '/apis/CashCollection' },
        { label: 'Payout', to: '/apis/Payout' },
      ],
    },
  ],
} satisfies Page<'Article'>;
