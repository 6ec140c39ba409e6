import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Payout API',
    description:
      'Send salaries, refunds, vendor dues and claims to bank accounts, UPI IDs and wallets over IMPS, NEFT, RTGS and UPI, one or thousands at a time.',
  },
  head: {
    heading: 'Payout',
    lead: 'One call for one person, one file for a thousand. The best rail is picked for the amount and the hour.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Payout' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      heading: 'Ways to send',
      items: [
        {
          icon: 'bank',
          title: 'IMPS, NEFT, RTGS',
          text: 'To any account with an IFSC, at any hour of the day.',
        },
        { icon: 'bolt', title: 'UPI', text: 'To a UPI ID, with the name checked first.' },
        { icon: 'wallet', title: 'Wallets', text: 'To a wallet that the receiver already uses.' },
        {
          icon: 'users',
          title: 'Maker and checker',
          text: 'One person prepares, another releases.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A payout from start to finish',
      items: [
        { title: 'Fund', text: 'Move money to your payout account.' },
        { title: 'Add receivers', text: 'Verified by name before the first payment.' },
        { title: 'Release', text: 'By call, by file or from the dashboard.' },
        { title: 'Follow', text: 'Done, failed or pending, by webhook.' },
      ],
    },
    {
      kind: 'note',
      text: 'Limits as notified: IMPS up to ₹5 lakh per transaction, RTGS from ₹2 lakh, NEFT in half-hourly batches. Your bank may set lower limits.',
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'Bank account verification', to: '/apis/bankFeatures' },
        { label: 'UPI ID verification', to: '/apis/upiFeatures' },
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
      ],
    },
  ],
} satisfies Page<'Article'>;
