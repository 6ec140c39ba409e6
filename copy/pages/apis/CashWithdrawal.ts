import { counterSums } from '#copy/counter-sums.ts';
import { forYourShop, startInShop } from '#copy/for-your-shop.ts';
import { beforeTax, youEarned } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { forDevelopers } from '#copy/tariff/shop.ts';
import { slabs } from '#copy/tariff/slabs.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { commissions } from '#facts/tariff.ts';

export const facts = { aliases: ['/retailers/CashWithdrawal'] } satisfies PageFacts;

export default {
  view: 'Counter',
  meta: {
    title: `Cash withdrawal: you earn ${sumOf(commissions.withdrawal.small.paise)} to ${sumOf(commissions.withdrawal.large.paise)}`,
    description:
      'AEPS cash withdrawal for shops and software: the customer gives an Aadhaar number and a fingerprint and leaves with cash and a receipt.',
  },
  head: {
    heading: 'Cash withdrawal',
    lead: 'Pay out cash from Aadhaar-linked accounts, without card or PIN. For shops and their software: buy a reader, earn a commission on each withdrawal.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Cash withdrawal' }],
    actions: [startInShop('shop-cash'), { label: 'AEPS portal', to: '/products/aepsPortal' }],
  },
  sections: [
    termsOf('cashOut'),
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A withdrawal, call by call',
      steps: [
        {
          title: 'Ask',
          text: 'The customer gives the amount, Aadhaar number and bank.',
          screen: {
            title: 'Withdraw cash',
            pieces: [
              { kind: 'row', text: 'Kadamb Bank', mark: 'KB', state: 'chosen', ticked: true },
              { kind: 'row', text: '•••• •••• 4821', note: 'Aadhaar' },
              { kind: 'amount', text: '₹3,000' },
              { kind: 'chips', chips: ['1,000', '2,000', '3,000'], chosen: '3,000' },
              { kind: 'press', text: 'Start the reader' },
            ],
          },
        },
        {
          title: 'Scan',
          text: 'The customer puts a finger on the reader.',
          screen: {
            title: 'Reader',
            pieces: [{ kind: 'finger', text: 'Hold still…', note: '₹3,000 from Kadamb Bank' }],
          },
        },
        {
          title: 'Approve',
          text: 'The bank approves and sends a 12-digit reference.',
          screen: {
            title: 'Bank’s answer',
            pieces: [
              { kind: 'done', text: 'Approved', note: 'Kadamb Bank, 10:42' },
              {
                kind: 'facts',
                facts: [
                  ['Reference', '6327 0951 3348'],
                  ['Amount', '₹3,000'],
                  ['Your wallet', '+₹3,000'],
                ],
              },
              { kind: 'press', text: 'Pay out' },
            ],
          },
        },
        {
          title: 'Pay',
          text: 'The shop counts the cash and prints the receipt.',
          screen: {
            title: 'Pay out',
            pieces: [
              { kind: 'amount', text: '₹3,000' },
              { kind: 'row', text: '5 × ₹500', value: '₹2,500', ticked: true },
              { kind: 'row', text: '5 × ₹100', value: '₹500', ticked: true },
              { kind: 'earned', text: youEarned(counterSums.withdrawal) },
              { kind: 'press', text: 'Print the receipt' },
            ],
          },
        },
      ],
    },
    forYourShop,
    {
      kind: 'features',
      columns: 4,
      heading: 'What the service does',
      items: [
        {
          icon: 'fingerprint',
          title: 'Fingerprint approval',
          text: 'A registered reader encrypts the print; nobody at the shop can see it.',
        },
        {
          icon: 'bank',
          title: 'Any bank on AEPS',
          text: 'The customer names the bank, and the request carries its code.',
        },
        {
          icon: 'eye',
          title: 'Balance and statement',
          text: 'Show a customer’s balance or last five transactions.',
        },
        {
          icon: 'wallet',
          title: 'Credit within seconds',
          text: 'The amount moves to the shop’s wallet when the bank approves.',
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What you earn',
      heading: 'Commission on withdrawals',
      intro:
        'Commission is paid for each withdrawal, by its amount. Set the amounts of a busy day and of a quiet one, and compare.',
      id: 'earn',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      title: 'A pension day',
      subtitle: beforeTax,
      sums: 'earned',
      rows: [
        { name: slabs.withdrawal.small, ratePaise: commissions.withdrawal.small.paise, count: 10 },
        {
          name: slabs.withdrawal.medium,
          ratePaise: commissions.withdrawal.medium.paise,
          count: 24,
        },
        { name: slabs.withdrawal.large, ratePaise: commissions.withdrawal.large.paise, count: 9 },
      ],
    },
    {
      kind: 'ticks',
      heading: 'What you need',
      items: [
        'A registered fingerprint reader',
        'An operator who has passed the bank’s KYC',
        'A settlement account',
        'A counter with a stable connection',
      ],
    },
    {
      kind: 'questions',
      heading: 'What operators ask',
      items: [
        {
          question: 'Can a shop start on the day it signs up?',
          answer: said.aeps.operator,
        },
        {
          question: 'How much can a customer take out?',
          answer: said.aeps.mostAtCounter,
        },
        {
          question: 'What if the account was debited but no cash was given?',
          answer: said.aeps.failed,
        },
        {
          question: 'The fingerprint is not recognised. What about a face scan?',
          answer: said.aeps.otherWay,
        },
        {
          question: 'What does it cost to open a withdrawal point?',
          answer:
            'A registered (L1) fingerprint reader, bought once, and enough notes in the drawer. You earn a commission from the first customer; a withdrawal that the bank refuses costs nothing.',
        },
      ],
    },
    {
      kind: 'links',
      label: forDevelopers,
      items: [
        { label: 'Get API access', to: '/contact?subject=sandbox-key' },
        { label: 'Request the API documentation', to: '/contact?subject=sandbox-key' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
        { label: 'Aadhaar verification', to: '/apis/aadhaarFeatures' },
        { label: 'Cash drop', to: '/apis/CashDrop' },
        { label: 'Payout', to: '/apis/Payout' },
      ],
    },
  ],
} satisfies Page<'Counter'>;
