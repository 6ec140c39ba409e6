import { callOf, eventOf } from '#api-docs/sequence.ts';
import { stands } from '#copy/head-pictures.ts';
import { customer, kolam, you } from '#copy/sequence-parties.ts';
import { moneyBy } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { percentOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { fees } from '#facts/tariff.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'Article',
  meta: {
    title: 'QR payment API',
    description:
      'Make UPI QR codes with a fixed or open amount for bills, counters and vending machines, and get a webhook when each is paid.',
  },
  head: {
    heading: 'QR payment',
    lead: `Print one code for the counter or draw a new one for each bill. For shops, restaurants and vending machines: ${percentOf(fees.upi)} from bank accounts, ${moneyBy}.`,
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'QR payment' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'UPI Solutions', to: '/UpiSolution' },
    ],
  },
  tool: {
    name: 'upi-qr',
    samples: samples.upiQr,
    advice:
      'A code made here sends no webhook when it is paid. Ask for the payer’s confirmation, then check your own account.',
  },
  tally: stands('One printed code, or one for each bill', [
    { figure: 'Printed', text: 'The customer types the amount.' },
    { figure: '₹340.00', text: 'Amount and reference are in it.' },
  ]),
  sections: [
    termsOf('upi'),
    {
      kind: 'tool',
      heading: 'Draw a code now',
      intro:
        'Without an amount it is a static code, with one it is dynamic. Any UPI app reads both.',
      id: 'upi-qr',
    },
    {
      kind: 'sequence',
      heading: 'A code and its payment',
      parties: [customer, you, kolam],
      steps: [
        {
          ...callOf('payments.create'),
          from: 1,
          to: 2,
          title: 'Create',
          text: 'Send amount and reference, get the code back as an image.',
        },
        {
          kind: 'word',
          from: 1,
          to: 0,
          title: 'Show',
          text: 'On the screen, the bill or a table stand.',
        },
        {
          kind: 'money',
          from: 0,
          to: 2,
          title: 'Scan',
          text: 'The customer approves in a UPI app.',
        },
        {
          ...eventOf('payment.captured'),
          from: 2,
          to: 1,
          title: 'Match',
          text: 'The webhook carries your reference.',
        },
      ],
      runs: {
        text: 'Ask for a code: choose UPI QR as the sample. No money moves.',
        calls: [{ id: 'payments.create', label: 'Create a payment' }],
      },
    },
    {
      kind: 'ticks',
      heading: 'What you need for a code',
      items: [
        'A bank account in the name of the business',
        'A merchant UPI ID, which we open with the bank',
        'A webhook address on your server, or our dashboard',
        'A reference for each bill, of letters and digits only',
      ],
    },
    {
      kind: 'note',
      text: 'Wait for the webhook before you hand over goods: a code asks for money and does not prove that it came.',
    },
    {
      kind: 'questions',
      heading: 'Questions about codes',
      items: [
        {
          question: 'Should I print one code or make one per bill?',
          answer:
            'A printed code suits a tea stall: the customer types the amount. A code per bill suits a chemist or a restaurant, where amount and reference must match.',
        },
        {
          question: 'Why was a reference with a slash refused?',
          answer: said.upiLimits.transactionIds,
        },
        {
          question: 'How large may one payment be?',
          answer: said.upiLimits.onePayment,
        },
        {
          question: 'Does a code work in every app?',
          answer:
            'Yes. All UPI apps share one standard, so a scan opens the payment screen in whichever app the customer uses.',
        },
        {
          question: 'What does the first code cost?',
          answer:
            'A code on your screen or from your own printer is free, as the tool above shows, and so are payments from bank accounts. We have no soundbox and no table stands.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'Its calls', to: '/apis/reference/payments' },
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'UPI ID verification', to: '/apis/upiFeatures' },
        { label: 'Cash collection', to: '/apis/CashCollection' },
        { label: 'Payout', to: '/apis/Payout' },
      ],
    },
  ],
} satisfies Page<'Article'>;
