import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Cash collection API',
    description:
      'Let your customers pay loan instalments, premiums and dues in cash at a partner shop nearby, credited with your own reference.',
  },
  head: {
    heading: 'Cash collection',
    lead: 'Customers who pay in cash pay at a shop nearby. You see the instalment the moment it is taken.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Cash collection' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
      heading: 'Who uses it and why',
      items: [
        {
          icon: 'store',
          title: 'Shops nearby',
          text: 'The customer chooses any partner shop and shows a number or a code.',
        },
        {
          icon: 'list',
          title: 'Your dues, your rules',
          text: 'Full, part or minimum amounts, as you allow for each account.',
        },
        {
          icon: 'check-circle',
          title: 'Marked at once',
          text: 'Your ledger is updated by webhook while the customer waits.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'An instalment paid in cash',
      items: [
        { title: 'Upload', text: 'Send the list of dues, or let us ask your server.' },
        { title: 'Pay', text: 'The shop finds the due and takes the cash.' },
        { title: 'Notify', text: 'You and the customer get the receipt.' },
        { title: 'Settle', text: 'We pay you in one sum a day, with a list.' },
      ],
    },
    {
      kind: 'ticks',
      heading: 'Made for',
      items: [
        'Lenders and microfinance',
        'Insurers',
        'Delivery firms',
        'Schools and housing societies',
      ],
    },
    {
      kind: 'note',
      text: 'Lenders and insurers remain responsible for their own rules on cash receipts.',
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'Cash drop', to: '/apis/CashDrop' },
        { label: 'Bill payment', to: '/apis/UtilityBillPayment' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
        { label: 'QR payment', to: '/apis/QrPayment' },
      ],
    },
  ],
} satisfies Page<'Article'>;
