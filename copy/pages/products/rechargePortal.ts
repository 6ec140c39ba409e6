import { counterSums } from '#copy/counter-sums.ts';
import { beforeTax, youEarned } from '#copy/tariff/facts.ts';
import { column } from '#copy/tariff/terms.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { commissions } from '#facts/tariff.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Recharge portal for mobile, DTH and OTT',
    description:
      'Recharge prepaid mobiles, DTH boxes and OTT subscriptions for customers at your counter, with the right plan, a receipt and a commission.',
  },
  head: {
    heading: 'Mobile, DTH and OTT recharge',
    lead: 'Mobile, DTH and OTT at your counter. Enter the customer’s number, choose a plan, and earn commission on every recharge.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Recharge portal' }],
    actions: [{ label: 'Get Started', to: '/contact' }],
    illustration: 'recharge',
  },
  sections: [
    termsOf('recharges'),
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A recharge at the counter',
      steps: [
        {
          title: 'Number',
          text: 'Type it. The portal finds operator and circle.',
          screen: {
            title: 'Mobile recharge',
            pieces: [
              { kind: 'chips', chips: ['Mobile', 'DTH', 'OTT'], chosen: 'Mobile' },
              { kind: 'label', text: 'Mobile number' },
              { kind: 'row', text: '••••• 48210', state: 'chosen' },
              {
                kind: 'facts',
                facts: [
                  ['Operator', 'Champa Mobile'],
                  ['Circle', 'Uttar Pradesh East'],
                  ['Account', 'Prepaid'],
                ],
              },
              { kind: 'press', text: 'See plans' },
            ],
          },
        },
        {
          title: 'Plan',
          text: 'Choose it together, with the price in large type.',
          screen: {
            title: 'Plans',
            pieces: [
              { kind: 'chips', chips: ['28 days', '56 days', '84 days'], chosen: '28 days' },
              {
                kind: 'row',
                text: '1.5 GB a day',
                note: '28 days, calls included',
                value: '₹299',
                state: 'chosen',
              },
              { kind: 'row', text: '2 GB a day', note: '28 days, calls included', value: '₹349' },
              { kind: 'row', text: 'Calls only', note: '24 days', value: '₹155' },
              { kind: 'press', text: 'Take ₹299' },
            ],
          },
        },
        {
          title: 'Collect',
          text: 'Take cash, UPI or card.',
          screen: {
            title: 'Collect',
            pieces: [
              { kind: 'amount', text: '₹299' },
              { kind: 'row', text: 'Cash', state: 'chosen', ticked: true },
              { kind: 'row', text: 'UPI code' },
              { kind: 'row', text: 'Card' },
              { kind: 'press', text: 'Recharge now' },
            ],
          },
        },
        {
          title: 'Receipt',
          text: 'Print it, or send it by SMS.',
          screen: {
            title: 'Receipt',
            pieces: [
              { kind: 'done', text: 'Recharged' },
              {
                kind: 'facts',
                facts: [
                  ['Number', '••••• 48210'],
                  ['Plan', '₹299, 28 days'],
                  ['Operator', 'Champa Mobile'],
                  ['Reference', 'CM 4471 9052'],
                ],
              },
              { kind: 'earned', text: youEarned(counterSums.recharge) },
              { kind: 'press', text: 'Print or share' },
            ],
          },
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      names: [column.earn],
      eyebrow: 'Recharge portal',
      heading: 'Commission on each recharge',
      items: [
        {
          title: 'Mobile',
          cells: [sumOf(commissions.recharge.mobile)],
          text: 'Prepaid plans of every operator, sorted by days, data and price.',
        },
        {
          title: 'DTH',
          cells: [sumOf(commissions.recharge.dth)],
          text: 'Recharge a set-top box by its subscriber number, and see the due date before you pay.',
        },
        {
          title: 'OTT',
          cells: [sumOf(commissions.recharge.ott)],
          text: 'Video and music for a month or a year, activated on the customer’s own number.',
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What you earn',
      heading: 'Add up a day of recharges',
      intro:
        'You keep a margin on each recharge; it differs by operator and plan. Put in your own numbers.',
      id: 'earn',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      title: 'Recharges in a day',
      subtitle: beforeTax,
      sums: 'earned',
      rows: [
        { name: 'Mobile, 28 days', ratePaise: commissions.recharge.mobile, count: 22 },
        { name: 'DTH top-up', ratePaise: commissions.recharge.dth, count: 6 },
        { name: 'OTT, one month', ratePaise: commissions.recharge.ott, count: 3 },
      ],
    },
    {
      kind: 'questions',
      eyebrow: 'Recharge',
      heading: 'What shopkeepers ask about recharge',
      items: [
        {
          question: 'I recharged a wrong number. Can I get it back?',
          answer:
            'Not if the number is in use: the operator credits it within seconds. Ask the customer to check the number on screen before you collect. If no such number exists, the amount returns to your wallet.',
        },
        {
          question: 'The recharge says pending. Should I repeat it?',
          answer:
            'No, both may go through. The operator confirms, or the amount returns; until then the receipt says pending and shows the reference.',
        },
        {
          question: 'What does it cost to start, and what do I earn on a recharge?',
          answer:
            'You fill your wallet, and recharges are paid from it; the portal itself has no fee. What you earn on each operator and plan is in the commission table.',
        },
        {
          question: 'Why is the operator not found?',
          answer:
            'The number may have been ported recently. Choose operator and circle yourself; the plans change to match.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
