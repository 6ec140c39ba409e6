import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { percentOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { fees } from '#facts/tariff.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'UPI Solutions for business',
    description: `UPI from a bank account costs ${percentOf(fees.upi)}. Print QR codes for each counter, set up Autopay for repeat bills and read UPI analytics by store and hour.`,
  },
  head: {
    heading: 'UPI payments for your business',
    lead: 'For shops, schools and online sellers: get paid from any app, at the counter, by link or every month.',
    crumbs: [{ label: 'UPI Solutions' }],
    actions: [
      { label: 'Get Started with UPI', to: '/signup?api=/apis/UPIPayment' },
      { label: 'UPI payment API', to: '/apis/UPIPayment' },
    ],
    illustration: 'upi',
  },
  tool: {
    name: 'upi-qr',
    samples: samples.upiQr,
    advice:
      'A QR code only asks for money; it does not prove you were paid. Ask for the payer’s confirmation, and hand over the goods once your own app or bank shows the payment.',
  },
  sections: [
    termsOf('upi'),
    {
      kind: 'phone',
      eyebrow: 'At the counter',
      heading: 'A scan from start to finish',
      steps: [
        {
          title: 'Enter the amount',
          text: 'It becomes a QR code on your screen.',
          screen: {
            title: 'New bill',
            pieces: [
              { kind: 'amount', text: '₹340' },
              { kind: 'label', text: 'For' },
              { kind: 'row', text: '2 kg rice, 1 l oil' },
              { kind: 'keypad' },
              { kind: 'press', text: 'Show code' },
            ],
          },
        },
        {
          title: 'Scan',
          text: 'The customer scans it with any UPI app.',
          screen: {
            title: 'Meena Stores',
            pieces: [
              { kind: 'code', text: 'Scan and pay' },
              { kind: 'amount', text: '₹340' },
              { kind: 'row', text: 'Waiting for the customer', state: 'later' },
            ],
          },
        },
        {
          title: 'Approve',
          text: 'They check your name and type their UPI PIN.',
          screen: {
            title: 'On the customer’s phone',
            pieces: [
              { kind: 'label', text: 'Paying' },
              { kind: 'row', text: 'Meena Stores', mark: 'MS', note: 'Barabanki', ticked: true },
              { kind: 'amount', text: '₹340' },
              { kind: 'row', text: 'Account ending 4821', note: 'Parijat Bank' },
              { kind: 'row', text: 'UPI PIN  • • • • • •', state: 'chosen' },
              { kind: 'press', text: 'Pay' },
            ],
          },
        },
        {
          title: 'Confirmed',
          text: 'Your screen turns green only when the bank confirms.',
          screen: {
            title: 'New bill',
            pieces: [
              { kind: 'done', text: '₹340 received' },
              {
                kind: 'facts',
                facts: [
                  ['From', 'Arjun Menon'],
                  ['At', '10:42'],
                  ['Reference', '6327 1180 4406'],
                ],
              },
              { kind: 'press', text: 'Next customer' },
            ],
          },
        },
      ],
    },
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'UPI Solutions',
      heading: 'Four ways to use UPI',
      items: [
        {
          figure: percentOf(fees.upi),
          unit: 'of a payment',
          title: 'Instant UPI Payments',
          text: 'Send a link or show a code, and see when it is paid.',
        },
        {
          figure: '2 kinds',
          unit: 'of code',
          title: 'UPI QR Code Integration',
          text: 'A fixed one for the counter, or one per bill.',
        },
        {
          figure: '1 approval',
          unit: 'by the customer',
          title: 'UPI Autopay',
          text: 'Fees and bills then collect themselves.',
        },
        {
          figure: '3 views',
          unit: 'of success',
          title: 'UPI Analytics',
          text: 'By bank, store and hour; failures too.',
        },
      ],
    },
    {
      kind: 'tool',
      eyebrow: 'Try it',
      heading: 'Make a code for your counter',
      intro: 'Type your UPI ID and name, and print the poster. It works without a network.',
      id: 'upi-qr',
    },
    {
      kind: 'example',
      eyebrow: 'What it costs',
      heading: 'What you keep of a UPI payment',
      id: 'cost',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      title: '₹3,000 by UPI',
      subtitle: said.gstOfFee.notPayment,
      limits: said.upiLimits.fees,
      sums: 'arrives',
      paidPaise: 3000_00,
      place: 'code',
      rows: [
        { name: 'From a bank account', method: 'upi', when: settled },
        { name: 'From a RuPay credit card', method: 'rupayCreditByUpi', when: settled },
        { name: 'From a prepaid wallet', method: 'walletByUpi', when: settled },
      ],
    },
    {
      kind: 'ticks',
      heading: 'Good to know about UPI',
      items: [
        'Works with every UPI app',
        'No card machine needed',
        said.upiLimits.personalId,
        said.upiLimits.betweenPersons,
        'Banks may set lower limits',
      ],
    },
    {
      kind: 'questions',
      heading: 'What shops ask about UPI',
      items: [
        {
          question: 'Fixed code or a code per bill?',
          answer:
            'With a fixed code the customer types the amount, and may mistype it. A code per bill carries amount and reference, so each payment finds its bill.',
        },
        {
          question: 'Why did the link fail when the code worked?',
          answer: 'Many apps refuse links to personal or unsigned merchant IDs, but accept a scan.',
        },
        {
          question: 'Can I trust the customer’s screenshot?',
          answer:
            'No, it is easily faked. Go by your app or bank: keep the goods until it shows the payment.',
        },
        {
          question: 'What about small amounts?',
          answer: said.upiLimits.liteAnswer,
        },
        {
          question: 'What does a UPI payment cost me?',
          answer: said.upiLimits.cost,
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
