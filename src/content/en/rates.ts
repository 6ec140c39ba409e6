import { fees } from '#content/tariff.ts';
import { debitPrice, percentOf } from '#content/tariff-figures.ts';
import type { Page } from '#content/types/page.ts';
import { answers, beforeTax, gstOnFee, settledBy } from '#words/tariff/facts.ts';
import * as lines from '#words/tariff/rates.ts';
import { ruleLines } from '#words/tariff/rules.ts';
import { sheets } from '#words/tariff/sheets.ts';

export default {
  view: 'Rates',
  meta: {
    title: 'Rates, limits and documents',
    description: `Charges: UPI ${percentOf(fees.upi)}, debit cards from ${debitPrice(true).fee}, credit cards ${percentOf(fees.creditCard)}. What is left of a sale, when it is in your bank, what a shop earns and needs.`,
  },
  head: {
    heading: 'Rates, limits and documents',
    lead: 'Type a sum and see what you get, and when. All rates follow.',
    crumbs: [{ label: 'Rates, limits and documents' }],
  },
  ribbon: 'Sample rates',
  about:
    'Our fees, days, limits and hours here are illustrative samples. Your own stand in your agreement. Limits of the regulator are facts, with who set them and when we looked.',
  arrives: settledBy,
  sheets,
  sections: [
    {
      kind: 'features',
      columns: 4,
      compact: true,
      heading: 'Find what is yours',
      intro: 'By who you are and what you do.',
      items: [
        {
          icon: 'store',
          title: 'I have a shop',
          text: 'What you earn at the counter.',
          anchor: 'commissions',
        },
        {
          icon: 'card',
          title: 'I sell online',
          text: 'Fees by way of paying, and when money arrives.',
          anchor: 'fees',
        },
        {
          icon: 'send',
          title: 'I pay out or check',
          text: 'Prices of payouts, checks, cards and devices.',
          anchor: 'charges',
        },
        {
          icon: 'doc',
          title: 'I want to begin',
          text: 'Documents by kind of business.',
          anchor: 'documents',
        },
        {
          icon: 'clock',
          title: 'I am waiting',
          text: 'Days until you start, refunds and disputes.',
          anchor: 'arrival',
        },
        {
          icon: 'shield',
          title: 'I need a limit',
          text: 'What the regulator sets, with its date.',
          anchor: 'rules',
        },
        {
          icon: 'trend',
          title: 'I take large sums',
          text: 'How much we carry at most.',
          anchor: 'limits',
        },
        {
          icon: 'phone',
          title: 'I need a person',
          text: 'Who answers, when and in which language.',
          anchor: 'help',
        },
      ],
    },
    {
      kind: 'rates',
      id: 'fees',
      heading: 'Fees by way of paying',
      intro: `All sales of a day arrive together. ${gstOnFee}`,
      columns: ['Way of paying', 'Fee', 'Arrives'],
      lines: lines.feeLines,
    },
    {
      kind: 'rates',
      id: 'commissions',
      heading: 'What a shop earns',
      intro: `For each, into your wallet at once. ${beforeTax}`,
      columns: ['Service', 'You earn'],
      lines: lines.commissionLines,
    },
    {
      kind: 'rates',
      id: 'charges',
      heading: 'Prices of single things',
      intro: 'Without GST. A check without a result and a payout that fails cost nothing.',
      columns: ['For', 'Price'],
      lines: lines.chargeLines,
    },
    {
      kind: 'rates',
      id: 'arrival',
      heading: 'Days: start, refund, dispute',
      intro: 'Working days are Monday to Friday, without bank holidays.',
      columns: ['What', 'Takes'],
      lines: lines.dayLines,
    },
    {
      kind: 'rates',
      id: 'documents',
      heading: 'Documents by kind of business',
      intro: 'Copies are enough to begin, but none of Aadhaar. A person who signs is at least 18.',
      columns: ['Business', 'Documents'],
      lines: lines.documentLines,
    },
    {
      kind: 'ticks',
      heading: 'Businesses we do not serve',
      items: [
        'Betting, lotteries and games for money',
        'Crypto assets and unregistered investments',
        'Weapons, drugs, and tobacco sold online',
        'Adult services',
        'Chain selling, and lending without a licence',
        'Anything that the law forbids',
      ],
    },
    {
      kind: 'rates',
      id: 'limits',
      heading: 'Our own limits',
      intro: 'At the start. They grow with your account: ask for yours.',
      columns: ['What', 'At most'],
      lines: lines.ownLimitLines,
    },
    {
      kind: 'rates',
      id: 'rules',
      heading: 'Limits and duties that others set',
      intro:
        'As notified; your bank may set lower limits. Rules change, so each line says when we looked.',
      columns: ['What', 'Rule', 'Set by, and looked up'],
      lines: ruleLines,
    },
    {
      kind: 'rates',
      id: 'help',
      heading: 'Who answers, and when',
      intro: answers,
      columns: ['By', 'When'],
      lines: lines.supportLines,
    },
    {
      kind: 'questions',
      heading: 'About these rates',
      items: [
        {
          question: 'What do I pay before my first sale?',
          answer:
            'Nothing for an online account. A shop fills its wallet; AEPS needs a reader, and billing a device.',
        },
        {
          question: 'May my rates differ?',
          answer:
            'Yes: they depend on what you sell and how much. The offer lists each of them before you sign.',
        },
        {
          question: 'Do I need a distributor?',
          answer:
            'No, you deal with us. We have no list of distributors to search. Say where your shop is: if a partner serves that area, our answer names them.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Ask for your rates',
      text: 'Say what you sell and how much of it in a month. The answer is an offer, line by line.',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
    },
  ],
} satisfies Page<'Rates'>;
