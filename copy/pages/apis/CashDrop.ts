import { oneForAll } from '#copy/head-pictures.ts';
import { shop, you } from '#copy/sequence-parties.ts';
import { moneyBy } from '#copy/tariff/facts.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Cash drop API',
    description:
      'Drivers, couriers and sales staff deposit the day’s cash at a partner shop near their route, and head office sees it within seconds.',
  },
  head: {
    heading: 'Cash drop',
    lead: `Let field staff leave the day’s cash at a partner shop on their way. For courier, distribution and sales teams: ${sumOf(charges.cashReceipt)} a drop, whatever the amount, ${moneyBy}.`,
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Cash drop' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'Request the API documentation', to: '/contact?subject=sandbox-key' },
    ],
  },
  tally: oneForAll('Three drops, one price', charges.cashReceipt, [
    [9_300, 'for ₹9,300'],
    [18_500, 'for ₹18,500'],
    [42_000, 'for ₹42,000'],
  ]),
  sections: [
    termsOf('cash'),
    {
      kind: 'ticks',
      heading: 'What you need before the first drop',
      items: [
        'A list of depositors with their mobile numbers',
        'Routes, or the PIN codes that your staff pass',
        'Your limit per person and day',
        'The bank account that receives the deposits',
      ],
    },
    {
      kind: 'sequence',
      heading: 'A drop in four steps',
      parties: [{ icon: 'car', label: 'Your staff' }, shop, you],
      steps: [
        {
          kind: 'word',
          from: 2,
          to: 0,
          title: 'Plan',
          text: 'Set who may drop, where and how much.',
        },
        {
          kind: 'money',
          from: 0,
          to: 1,
          title: 'Count',
          text: 'Shop and depositor count together.',
        },
        {
          kind: 'event',
          from: 1,
          to: 2,
          title: 'Confirm',
          text: 'Both enter their code. You see the drop by person and route.',
        },
        {
          kind: 'money',
          from: 1,
          to: 2,
          title: 'Credit',
          text: 'We settle the amount to your bank.',
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      heading: 'What goes wrong, and what then',
      items: [
        {
          icon: 'cash',
          title: 'A torn or doubtful note',
          text: 'It is not counted, and goes back with the depositor.',
        },
        {
          icon: 'store',
          title: 'The shop is full',
          text: 'The app names the next shop before your driver stops.',
        },
        {
          icon: 'wifi-off',
          title: 'No network',
          text: 'Without both codes nothing counts as dropped, so the cash stays with your driver.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'Your contract sets the amount per shop and day. A shop may refuse more cash than it can keep safely.',
    },
    {
      kind: 'questions',
      heading: 'What operations managers ask',
      items: [
        {
          question: 'What if the two counts differ?',
          answer:
            'Nobody enters a code until they agree. If they cannot, the depositor takes the cash back and the app notes an abandoned drop with time and place.',
        },
        {
          question: 'Who carries the risk after the codes are entered?',
          answer:
            'The shop. From that moment the amount is confirmed and the shop answers for it under our agreement; until then your employee does.',
        },
        {
          question: 'How is a drop priced?',
          answer:
            'By the drop, and nothing on a day without one: five small drops cost five times one large one. You buy no device, since both sides confirm on their own phones.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'Cash collection', to: '/apis/CashCollection' },
        { label: 'Cash withdrawal', to: '/apis/CashWithdrawal' },
        { label: 'Payout', to: '/apis/Payout' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
      ],
    },
  ],
} satisfies Page<'Article'>;
