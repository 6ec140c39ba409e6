import { callOf, eventOf } from '#api-docs/sequence.ts';
import { rails } from '#copy/head-pictures.ts';
import { kolam, you } from '#copy/sequence-parties.ts';
import * as railWords from '#copy/tariff/rails.ts';
import * as said from '#copy/tariff/said.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Payout API',
    description: `Send salaries, refunds, vendor dues and claims to bank accounts, UPI IDs and wallets over IMPS, NEFT, RTGS and UPI, ${sumOf(charges.payout)} each.`,
  },
  head: {
    heading: 'Payout',
    lead: `Pay one person with a call, or a thousand with a file. For finance teams: ${sumOf(charges.payout)} a payout by every rail, in seconds by IMPS and UPI.`,
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Payout' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  tally: rails(railWords),
  sections: [
    termsOf('payouts'),
    {
      kind: 'sequence',
      heading: 'A payout from start to finish',
      parties: [you, kolam, { icon: 'users', label: 'Receiver' }],
      steps: [
        {
          kind: 'money',
          from: 0,
          to: 1,
          title: 'Fund',
          text: 'Move money to your payout account.',
        },
        {
          ...callOf('beneficiaries.create'),
          from: 0,
          to: 1,
          title: 'Add receivers',
          text: 'We check each name before the first payment.',
        },
        {
          ...callOf('payouts.create'),
          from: 0,
          to: 1,
          title: 'Release',
          text: 'By call, by file or from the dashboard.',
        },
        {
          kind: 'money',
          from: 1,
          to: 2,
          title: 'Send',
          text: 'The receiver gets the full amount.',
        },
        {
          ...eventOf('payout.processed'),
          from: 1,
          to: 0,
          title: 'Follow',
          text: 'A webhook says done, failed or pending.',
        },
      ],
      runs: {
        text: 'Pay an example beneficiary in this page. No money moves.',
        calls: [{ id: 'payouts.create', label: 'Create a payout' }],
      },
    },
    {
      kind: 'features',
      columns: 3,
      heading: 'Which rail for which amount',
      intro: 'We pick the best one for the amount and the hour.',
      items: [
        {
          icon: 'bolt',
          title: 'IMPS',
          text: said.transfers.imps,
        },
        {
          icon: 'clock',
          title: 'NEFT',
          text: said.transfers.neft,
        },
        {
          icon: 'bank',
          title: 'RTGS',
          text: said.transfers.rtgs,
        },
        {
          icon: 'phone',
          title: 'UPI',
          text: 'To a UPI ID, at any hour. The two banks decide how much at a time.',
        },
        { icon: 'wallet', title: 'Wallets', text: 'To a wallet that the receiver already uses.' },
      ],
    },
    {
      kind: 'note',
      text: said.transfers.limits,
    },
    {
      kind: 'questions',
      heading: 'Questions from finance teams',
      items: [
        {
          question: 'What do we need before the first payout?',
          answer:
            'Company PAN, board or owner’s approval, a funded payout account and at least two users: one prepares, the other releases.',
        },
        {
          question: 'A payout is pending. May we repeat it?',
          answer:
            'Yes, with the same reference in the Idempotency-Key: the call returns the first answer again and cannot pay twice. A new key is a new payment.',
        },
        {
          question: 'How do we pay a thousand people in one go?',
          answer:
            'Upload a file with name, account, IFSC, amount and reference. You see the rows that fail the check before anything is released.',
        },
        {
          question: 'Where does a failed payout go?',
          answer: said.moneyBack.payout,
        },
        {
          question: 'What does it cost?',
          answer:
            'Opening a payout account is free; it only has to hold the money before you release it. You then pay a fee for each payout, and the receiver gets the full amount.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'Its calls', to: '/apis/reference/payouts' },
        { label: 'Bank account verification', to: '/apis/bankFeatures' },
        { label: 'UPI ID verification', to: '/apis/upiFeatures' },
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
      ],
    },
  ],
} satisfies Page<'Article'>;
