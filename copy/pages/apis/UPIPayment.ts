import { callOf, eventOf } from '#api-docs/sequence.ts';
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
    title: 'UPI payment API',
    description:
      'Collect by UPI from your own app or site: intent links, payment links, QR codes and Autopay mandates with one status model.',
  },
  head: {
    heading: 'UPI payment',
    lead: `Open the customer’s UPI app with the amount filled in. For app and site teams: free to build, ${percentOf(fees.upi)} from bank accounts, ${moneyBy}.`,
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'UPI payment' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'UPI Solutions', to: '/UpiSolution' },
    ],
  },
  tool: {
    name: 'upi-qr',
    samples: samples.upiQr,
    advice:
      'Offer the code first and the link second: many apps refuse links to personal IDs. Neither is a receipt, so ask for the payer’s confirmation and check your own account.',
  },
  sequence: {
    heading: 'A UPI payment, step by step',
    parties: [customer, you, kolam],
    steps: [
      {
        ...callOf('orders.create'),
        from: 1,
        to: 2,
        title: 'Create',
        text: 'Start an order with amount and reference.',
      },
      {
        ...callOf('payments.create'),
        from: 1,
        to: 2,
        title: 'Ask',
        text: 'It brings the app’s link.',
      },
      {
        kind: 'word',
        from: 1,
        to: 0,
        title: 'Open',
        text: 'Send the intent, link or code to the customer.',
      },
      {
        kind: 'money',
        from: 0,
        to: 2,
        title: 'Approve',
        text: 'The customer enters the UPI PIN in the app.',
      },
      {
        ...eventOf('payment.captured'),
        from: 2,
        to: 1,
        title: 'Verify',
        text: 'Wait for the webhook; if it is late, make a status call.',
      },
    ],
    runs: {
      text: 'Make one in this page. No money moves.',
      calls: [{ id: 'payments.create', label: 'Create a payment' }],
    },
  },
  sections: [
    termsOf('upi'),
    {
      kind: 'tool',
      heading: 'The link that opens a UPI app',
      intro: 'Fill in an intent request and get its link and its code.',
      id: 'upi-qr',
    },
    {
      kind: 'features',
      columns: 4,
      heading: 'Four ways to ask for money',
      items: [
        {
          icon: 'phone',
          title: 'Intent',
          text: 'On a phone the customer’s own UPI app opens automatically.',
        },
        {
          icon: 'send',
          title: 'Payment link',
          text: 'For customers elsewhere: by SMS or e-mail, opened in any UPI app.',
        },
        { icon: 'qr', title: 'QR code', text: 'For large screens and printed bills.' },
        { icon: 'repeat', title: 'Autopay', text: 'A mandate for amounts that repeat.' },
      ],
    },
    {
      kind: 'ticks',
      heading: said.upiLimits.heading,
      intro: said.upiLimits.since,
      items: [
        said.upiLimits.persons,
        said.upiLimits.schools,
        said.upiLimits.insurance,
        said.upiLimits.loans,
        said.upiLimits.cardBills,
        said.upiLimits.jewellery,
        said.upiLimits.lite,
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from app teams',
      items: [
        {
          question: 'What do we need to start?',
          answer:
            'A registered business, a bank account in its name, your app’s package name or site address, and a server that can receive webhooks.',
        },
        {
          question: 'The customer came back from the UPI app. Is the order paid?',
          answer:
            'Not necessarily: apps return after a cancelled payment too. Mark the order as paid only on our webhook or status call.',
        },
        {
          question: 'Can we send a request to a UPI ID that the customer types?',
          answer: said.upiLimits.collect,
        },
        {
          question: 'How do refunds work?',
          answer:
            'Send the original reference and the full or part amount. The money returns to the account that paid; its bank decides how fast.',
        },
        {
          question: 'What does collecting by UPI cost?',
          answer: 'Nothing to build, and for a mandate nothing. Live payments cost the fees above.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'Its calls', to: '/apis/reference/payments' },
        { label: 'QR payment', to: '/apis/QrPayment' },
        { label: 'UPI ID verification', to: '/apis/upiFeatures' },
        { label: 'Payout', to: '/apis/Payout' },
        { label: 'Bill payment', to: '/apis/UtilityBillPayment' },
      ],
    },
  ],
} satisfies Page<'Article'>;
