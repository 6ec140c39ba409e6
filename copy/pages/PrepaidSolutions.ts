import * as said from '#copy/tariff/said.ts';
import { percentOf, rupeesOf, sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { prepaidDraft } from '#facts/rules/lending.ts';
import { charges, fees } from '#facts/tariff.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Prepaid wallets and cards',
    description:
      'Issue prepaid wallets and cards to customers and field staff, with fraud protection, corporate payouts, mobile top-ups and use abroad.',
  },
  head: {
    heading: 'Prepaid wallets and cards',
    lead: 'For companies with field staff, gift cards or partner payouts: money to spend, with limits you set and change in a minute.',
    crumbs: [{ label: 'Prepaid Solutions' }],
    actions: [{ label: 'Contact Sales', to: '/contact' }],
    illustration: 'card',
  },
  sections: [
    termsOf('prepaid'),
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A prepaid card in four steps',
      steps: [
        {
          title: 'Design',
          text: 'Choose wallet or card, limits and where it may be used.',
          screen: {
            title: 'New card',
            pieces: [
              { kind: 'chips', chips: ['Wallet', 'Card'], chosen: 'Card' },
              {
                kind: 'row',
                text: 'Fuel',
                note: 'each day',
                value: '₹3,000',
                state: 'chosen',
                ticked: true,
              },
              {
                kind: 'row',
                text: 'Food',
                note: 'each day',
                value: '₹500',
                state: 'chosen',
                ticked: true,
              },
              { kind: 'row', text: 'Cash', value: 'not allowed', state: 'later' },
              { kind: 'row', text: 'Cities', value: 'Jaipur, Kota' },
              { kind: 'press', text: 'Save the design' },
            ],
          },
        },
        {
          title: 'KYC',
          text: 'Each holder is verified to the level the balance needs.',
          screen: {
            title: 'Holders',
            pieces: [
              { kind: 'row', text: 'Arjun Menon', mark: 'AM', note: 'Full KYC', ticked: true },
              { kind: 'row', text: 'Rubina Shah', mark: 'RS', note: 'Full KYC', ticked: true },
              {
                kind: 'row',
                text: 'Dev Toppo',
                mark: 'DT',
                note: 'Waits for a photo',
                state: 'later',
              },
              { kind: 'facts', facts: [['Verified', '2/3']] },
              { kind: 'press', text: 'Remind 1 holder' },
            ],
          },
        },
        {
          title: 'Load',
          text: 'Move money from your account to one holder or to all.',
          screen: {
            title: 'Load cards',
            pieces: [
              { kind: 'amount', text: '₹9,000' },
              { kind: 'row', text: 'Arjun Menon', value: '₹4,500', state: 'chosen', ticked: true },
              { kind: 'row', text: 'Rubina Shah', value: '₹4,500', state: 'chosen', ticked: true },
              { kind: 'label', text: 'From' },
              { kind: 'row', text: 'Saffron Loom, ending 4821' },
              { kind: 'press', text: 'Load 2 cards' },
            ],
          },
        },
        {
          title: 'Watch',
          text: 'Follow spending as it happens and freeze a card at any time.',
          screen: {
            title: 'Today',
            pieces: [
              { kind: 'row', text: 'Fuel, Kota', note: 'Arjun, 09:12', value: '−₹1,400' },
              { kind: 'row', text: 'Food, Kota', note: 'Arjun, 13:40', value: '−₹180' },
              {
                kind: 'row',
                text: 'Cash machine',
                note: 'Rubina, 15:05',
                value: 'refused',
                state: 'later',
              },
              { kind: 'facts', facts: [['Left on 2 cards', '₹7,420']] },
              { kind: 'press', text: 'Freeze a card' },
            ],
          },
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      eyebrow: 'Prepaid Solutions',
      heading: 'Six things you can issue and control',
      items: [
        {
          figure: percentOf(fees.upi),
          unit: 'to load by UPI',
          title: 'Digital wallets',
          text: 'A balance under your own brand that customers load by UPI, card or cash.',
        },
        {
          figure: sumOf(charges.prepaidCard),
          unit: 'a card',
          title: 'Prepaid cards',
          text: 'Plastic or virtual cards for gifts, meals, fuel and travel advances.',
        },
        {
          figure: '3 limits',
          unit: 'on each card',
          title: 'Fraud protection',
          text: 'By day, type of shop and city; and a freeze button.',
        },
        {
          figure: '1 file',
          unit: 'for all cards',
          title: 'Corporate payouts',
          text: 'Incentives, allowances and refunds, for thousands of cards.',
        },
        {
          figure: '2 kinds',
          unit: 'of top-up',
          title: 'Mobile top-ups',
          text: 'Phones and DTH from the wallet, with receipts.',
        },
        {
          figure: '2 conditions',
          unit: 'for use abroad',
          title: 'Global reach',
          text: 'The issuer has enabled it, and the RBI allows it.',
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What it costs',
      heading: 'Load a wallet with ₹1,000',
      intro: 'Loading by card or net banking costs a fee. Type in yours and see what arrives.',
      id: 'cost',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      title: 'A load of ₹1,000',
      subtitle: said.gstOfFee.notLoad,
      limits: 'Here the holder pays the fee; your programme can pay it instead.',
      sums: 'arrives',
      paidPaise: 1000_00,
      place: 'online',
      rows: [
        { name: 'Credit card', method: 'creditCard', when: 'usable within seconds' },
        { name: 'Debit card', method: 'debitCard', when: 'usable within seconds' },
        { name: 'UPI', method: 'upi', when: 'usable within seconds' },
        { name: 'Net banking', method: 'netBanking', when: 'usable within seconds' },
      ],
    },
    {
      kind: 'features',
      columns: 2,
      names: ['In the draft'],
      heading: 'What the RBI’s draft would change',
      intro: said.prepaid,
      items: [
        {
          title: 'A gift card',
          cells: [rupeesOf(prepaidDraft.giftCardRupees)],
          text: 'At most.',
        },
        {
          title: 'Cash',
          cells: [rupeesOf(prepaidDraft.cashMonthRupees)],
          text: 'At most a month.',
        },
        { title: 'Credit card', cells: ['Ends'], text: 'To load money by.' },
        { title: 'Abroad', cells: ['Ends'], text: 'To pay there.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you issue a card',
      items: [
        {
          question: 'Wallet or card first?',
          answer:
            'A wallet if people already pay by phone, a card if they shop where there are card machines. One balance can serve both if the issuer offers it.',
        },
        {
          question: 'What must a holder show?',
          answer:
            'For small balances, at least a mobile number and an identity number; for large ones, full KYC. The issuer sets the level, we build the form.',
        },
        {
          question: 'A field worker lost a card. What happens?',
          answer:
            'You or the worker freeze it. The balance is safe and moves to a new card. Payments made before the freeze follow the issuer’s rules.',
        },
        {
          question: 'What does a programme cost to start?',
          answer:
            'First you pay for the card design, and put in the money you load. After that there is a fee per card and per load; the issuer and we share what shops pay to accept it.',
        },
        {
          question: 'How soon can the first card be loaded?',
          answer:
            'Virtual cards right after KYC. Printed ones wait for the issuer to approve the design, and for the post.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
