import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Money transfer API',
    description:
      'Domestic money transfer (DMT) from cash at a counter to any bank account in India over IMPS or NEFT, with a registered sender and a receipt.',
  },
  head: {
    heading: 'Money transfer',
    lead: 'Cash on the counter becomes money in a bank account anywhere in India, with a reference that both sides keep.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Money transfer' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      heading: 'What the service does',
      items: [
        {
          icon: 'users',
          title: 'Registered sender',
          text: 'Mobile number and identity document are checked once, then each transfer needs a one-time code.',
        },
        {
          icon: 'bank',
          title: 'Any bank account',
          text: 'Send with account number and IFSC over IMPS or NEFT.',
        },
        {
          icon: 'check-circle',
          title: 'Name before money',
          text: 'The account holder’s name is shown before the customer hands over cash.',
        },
        {
          icon: 'receipt',
          title: 'Receipt',
          text: 'Printed or by SMS, with the reference of the bank.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A transfer in four steps',
      items: [
        { title: 'Register', text: 'Sender gives a mobile number and an identity document.' },
        { title: 'Add receiver', text: 'Account number and IFSC, verified by name.' },
        { title: 'Confirm', text: 'One-time code from the sender’s phone.' },
        { title: 'Send', text: 'The bank answers: done, failed or pending.' },
      ],
    },
    {
      kind: 'ticks',
      heading: 'Why shops offer it',
      items: [
        'Customers come back every payday',
        'Commission on each transfer',
        'No bank queue for the sender',
        'Failed transfers return to the wallet',
      ],
    },
    {
      kind: 'note',
      text: 'Limits as notified: for a walk-in customer ₹5,000 per transaction and ₹25,000 per sender a month. Your bank may set lower limits.',
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'Bank account verification', to: '/apis/bankFeatures' },
        { label: 'Payout', to: '/apis/Payout' },
        { label: 'Cash withdrawal', to: '/apis/CashWithdrawal' },
        { label: 'Cash collection', to: '/apis/CashCollection' },
      ],
    },
  ],
} satisfies Page<'Article'>;
