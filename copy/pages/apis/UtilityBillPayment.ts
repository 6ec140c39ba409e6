import { counterSums } from '#copy/counter-sums.ts';
import { forYourShop, startInShop } from '#copy/for-your-shop.ts';
import { beforeTax, youEarned } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { forDevelopers } from '#copy/tariff/shop.ts';
import { termsOf } from '#copy/terms.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { commissions } from '#facts/tariff.ts';

export const facts = { aliases: ['/retailers/UtilityBillPayment'] } satisfies PageFacts;

export default {
  view: 'Counter',
  meta: {
    title: 'Utility bill payment API',
    description:
      'Fetch and pay electricity, water, gas, broadband and other bills over BBPS, with a reference for every payment and a dispute process.',
  },
  head: {
    heading: 'Utility bill payment',
    lead: 'Type the consumer number, see the bill, take the money. For shops and apps: no entry fee, and a commission on each bill.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Utility bill payment' }],
    actions: [startInShop('shop-bills'), { label: 'BBPS request', to: '/apis/bbpsFeatures' }],
  },
  sections: [
    termsOf('bills'),
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A bill payment, from fetch to receipt',
      steps: [
        {
          title: 'Choose biller',
          text: 'Pick it from the BBPS list of billers.',
          screen: {
            title: 'Bills',
            pieces: [
              { kind: 'chips', chips: ['Power', 'Water', 'Gas', 'Fibre'], chosen: 'Power' },
              {
                kind: 'row',
                text: 'Purva Vidyut',
                mark: 'PV',
                note: 'Barabanki',
                state: 'chosen',
                ticked: true,
              },
              { kind: 'row', text: 'Neem Power', mark: 'NP', note: 'Lucknow' },
              { kind: 'row', text: 'Doab Electric', mark: 'DE', note: 'Kanpur' },
              { kind: 'press', text: 'Next' },
            ],
          },
        },
        {
          title: 'Fetch',
          text: 'Enter the consumer number; amount and due date come back.',
          screen: {
            title: 'Purva Vidyut',
            pieces: [
              { kind: 'label', text: 'Consumer number' },
              { kind: 'row', text: '•••• 7716', state: 'chosen' },
              {
                kind: 'facts',
                facts: [
                  ['Name', 'Meena Stores'],
                  ['Bill of', 'February'],
                  ['Due', 'Wed 18 March'],
                ],
              },
              { kind: 'amount', text: '₹1,145' },
              { kind: 'press', text: 'Collect' },
            ],
          },
        },
        {
          title: 'Pay',
          text: 'Take cash, UPI or wallet; the request carries the mode.',
          screen: {
            title: 'Collect ₹1,145',
            pieces: [
              { kind: 'row', text: 'Cash', state: 'chosen', ticked: true },
              { kind: 'row', text: 'UPI code' },
              { kind: 'row', text: 'Wallet', note: '₹8,220 left' },
              { kind: 'facts', facts: [['Mode', 'ONLINE']] },
              { kind: 'press', text: 'Pay the bill' },
            ],
          },
        },
        {
          title: 'Confirm',
          text: 'Print the BBPS reference on the receipt.',
          screen: {
            title: 'Receipt',
            pieces: [
              { kind: 'done', text: 'Bill paid' },
              {
                kind: 'facts',
                facts: [
                  ['Biller', 'Purva Vidyut'],
                  ['Amount', '₹1,145'],
                  ['BBPS reference', 'PV26 0718 4402'],
                ],
              },
              { kind: 'earned', text: youEarned(counterSums.bill) },
              { kind: 'press', text: 'Print or share' },
            ],
          },
        },
      ],
    },
    forYourShop,
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
      kind: 'example',
      eyebrow: 'What a shop earns',
      heading: 'Commission on bills',
      intro:
        'Each bill earns a commission by type of biller. The queue is longest just before the due date.',
      id: 'earn',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      title: 'Bills in a day',
      subtitle: beforeTax,
      sums: 'earned',
      rows: [
        { name: 'Electricity', ratePaise: commissions.bill.electricity, count: 18 },
        { name: 'Water and gas', ratePaise: commissions.bill.waterAndGas, count: 9 },
        { name: 'Broadband and phone', ratePaise: commissions.bill.broadband, count: 7 },
      ],
    },
    {
      kind: 'ticks',
      heading: 'What you need before the first bill',
      items: [
        'A business account with us, PAN and address proof',
        'An agreement under an authorised BBPS operating unit',
        'A funded wallet for bills that customers pay in cash',
        'A printer or SMS for the BBPS receipt',
      ],
    },
    {
      kind: 'note',
      text: said.bills,
    },
    {
      kind: 'questions',
      heading: 'Questions about bills',
      items: [
        {
          question: 'Can I type the amount instead of fetching it?',
          answer:
            'Only where the biller takes payments without a fetched bill. Everywhere else name, amount and due date come from the biller, who also decides whether a part payment is allowed.',
        },
        {
          question: 'When does the biller see the payment?',
          answer:
            'You get the BBPS reference within seconds. The biller posts the payment on its own schedule, so pay some days before the due date.',
        },
        {
          question: 'A payment went to the wrong consumer number. Can it be undone?',
          answer:
            'Complain with the BBPS reference. The complaint goes through the central dispute process to the biller, and we pass on the reply.',
        },
        {
          question: 'What does it cost to start, and what does a shop earn?',
          answer:
            'There is no entry fee: you fill a wallet, and buy a printer if you want paper receipts. Each bill then earns a commission by type of biller.',
        },
      ],
    },
    {
      kind: 'links',
      label: forDevelopers,
      items: [
        { label: 'Its calls', to: '/apis/reference/bills' },
        { label: 'Get API access', to: '/contact?subject=sandbox-key' },
        { label: 'API reference', to: '/apis/apiRefrence' },
        { label: 'BBPS verification', to: '/apis/bbpsFeatures' },
        { label: 'Cash collection', to: '/apis/CashCollection' },
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
      ],
    },
  ],
} satisfies Page<'Counter'>;
