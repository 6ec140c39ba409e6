import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Utility bill payment API',
    description:
      'Fetch and pay electricity, water, gas, broadband and other bills over BBPS, with a reference for every payment and a dispute process.',
  },
  head: {
    heading: 'Utility bill payment',
    lead: 'One call fetches the bill, the next one pays it. The amount comes from the biller, never from memory.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Utility bill payment' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'BBPS request', to: '/apis/bbpsFeatures' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      heading: 'Bills you can pay',
      items: [
        {
          icon: 'bolt',
          title: 'Electricity',
          text: 'State boards and private suppliers, by consumer number.',
        },
        {
          icon: 'home',
          title: 'Water and gas',
          text: 'Municipal water, piped gas and cylinder booking.',
        },
        {
          icon: 'globe',
          title: 'Broadband and phone',
          text: 'Postpaid mobile, landline, fibre and cable.',
        },
        {
          icon: 'doc',
          title: 'Taxes and fees',
          text: 'Property tax, school fees, loan instalments.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From fetch to receipt',
      items: [
        { title: 'Choose biller', text: 'From the list of billers in BBPS.' },
        { title: 'Fetch', text: 'Consumer number in, amount and due date out.' },
        { title: 'Pay', text: 'Cash, UPI or wallet, with the mode in the request.' },
        { title: 'Confirm', text: 'A BBPS reference for the receipt.' },
      ],
    },
    {
      kind: 'note',
      text: 'Offered through an authorised BBPS operating unit. A payment under dispute follows the central BBPS process.',
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'BBPS verification', to: '/apis/bbpsFeatures' },
        { label: 'Cash collection', to: '/apis/CashCollection' },
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
      ],
    },
  ],
} satisfies Page<'Article'>;
