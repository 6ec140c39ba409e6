import type { Page } from '#content/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Recharge portal for mobile, DTH and OTT',
    description:
      'Recharge prepaid mobiles, DTH boxes and OTT subscriptions for customers at your counter, with the right plan, a receipt and a commission.',
  },
  head: {
    heading: 'Recharge anything in a minute',
    lead: 'Mobile, DTH and OTT from one search box. The customer says the number, you pick the plan, the receipt prints.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Recharge portal' }],
    actions: [{ label: 'Get Started', to: '/contact' }],
    illustration: 'recharge',
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
      eyebrow: 'Recharge portal',
      heading: 'Three recharges, one screen',
      items: [
        {
          icon: 'phone',
          title: 'Mobile',
          text: 'Prepaid plans of all operators, sorted by days, data and price. Circle and operator are found from the number.',
        },
        {
          icon: 'device',
          title: 'DTH',
          text: 'Top up a set-top box by its subscriber number, and see the balance date before the money leaves.',
        },
        {
          icon: 'play',
          title: 'OTT',
          text: 'Video and music subscriptions for a month or a year, activated on the customer’s own phone number.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'A recharge at the counter',
      items: [
        { title: 'Number', text: 'Type the mobile or subscriber number.' },
        { title: 'Plan', text: 'Choose with the customer, price in large type.' },
        { title: 'Collect', text: 'Take cash, UPI or card.' },
        { title: 'Receipt', text: 'Print it or send it by SMS with the reference.' },
      ],
    },
    {
      kind: 'preview',
      eyebrow: 'Receipt',
      heading: 'Every rupee on the slip',
      intro: 'The customer leaves with the operator’s reference, so a complaint takes one call.',
      ticks: [
        'Operator reference on each line',
        'Failed recharges return to your wallet',
        'Day report by operator',
      ],
      receipt: {
        title: 'Recharge receipt',
        subtitle: 'Counter 2, 12 March',
        rows: [
          { label: 'Mobile prepaid', note: 'Ending 4821', value: '₹299' },
          { label: 'DTH top-up', note: 'Subscriber ending 077', value: '₹350' },
          { label: 'OTT, one month', note: 'Ending 4821', value: '₹149' },
        ],
        total: { label: 'Total', value: '₹798' },
      },
    },
    {
      kind: 'ticks',
      heading: 'What your shop needs',
      items: [
        'A phone, tablet or computer with a browser',
        'PAN, shop address and a bank account',
        'A first deposit in your recharge wallet',
        'A receipt printer, or SMS in place of paper',
      ],
    },
    {
      kind: 'questions',
      eyebrow: 'Recharge',
      heading: 'What shopkeepers ask about recharge',
      items: [
        {
          question: 'I typed a wrong number. Can it be called back?',
          answer:
            'Not if the number exists: the operator credits it right away. Let the customer read the number on the screen before you collect. If no such number exists, the amount returns to your wallet.',
        },
        {
          question: 'The recharge says pending. Should I repeat it?',
          answer:
            'No. Two attempts may both succeed. The operator answers, or the amount returns; until then the receipt says pending and carries the reference.',
        },
        {
          question: 'What does it cost to start, and what do I earn on a recharge?',
          answer:
            'A deposit, out of which recharges are paid, and no fee for the portal. You keep a margin that differs by operator and plan; the commission table lists them all.',
        },
        {
          question: 'Why does the portal not find the operator?',
          answer:
            'The number may have moved to another one recently. Choose operator and circle by hand; the plans change with your choice.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Add recharge to your shop',
      text: 'Tell us how many recharges you do in a day. We send the commission table.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
