import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { feeSpan, percentOf, spanOf, sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { site } from '#facts/site.ts';
import { charges, days, fees } from '#facts/tariff.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Services for payments and payouts',
    description:
      'Eight services on one account: payment gateway, UPI, POS and ECD billing, subscriptions, payouts, compliance, API integration and analytics.',
  },
  head: {
    heading: 'Payment services on one account',
    lead: 'For businesses that collect and pay out every day: one account, one settlement, one report. Each service has its own price.',
    crumbs: [{ label: 'Services' }],
    actions: [
      { label: 'Start Free Trial', to: '/contact' },
      { label: 'Contact Sales', to: '/contact' },
    ],
    illustration: 'done',
  },
  sections: [
    termsOf('services'),
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'What we offer',
      heading: 'The eight services',
      items: [
        {
          figure: feeSpan(fees.upi, fees.creditCard),
          unit: 'of a payment',
          title: 'Payment Gateway',
          text: 'A hosted checkout for cards, UPI, wallets and net banking.',
          to: '/products/paymentGateWayPortal',
        },
        {
          figure: percentOf(fees.upi),
          unit: 'from a bank account',
          title: 'UPI Solutions',
          text: 'QR codes, payment links and Autopay for any UPI app.',
          to: '/UpiSolution',
        },
        {
          figure: sumOf(charges.posRentMonth),
          unit: 'a month, a device',
          title: 'POS & ECD Billing',
          text: 'Bill, charge and print from one device on the counter.',
          to: '/POSBilling',
        },
        {
          figure: feeSpan(fees.upi, fees.creditCard),
          unit: 'of each charge',
          title: 'Subscriptions & Invoicing',
          text: 'Bill on the day you choose, with an invoice for each charge.',
          to: '/SubscriptionManagement',
        },
        {
          figure: sumOf(charges.payout),
          unit: 'a payout',
          title: 'Payouts & Settlements',
          text: 'Send salaries, refunds and vendor dues in one upload.',
          to: '/apis/Payout',
        },
        {
          figure: '256-bit',
          unit: 'encryption',
          title: 'Security & Compliance',
          text: '256-bit encryption, PCI DSS compliance and the records auditors ask for.',
          to: '/CertificatesPage',
        },
        {
          figure: `${spanOf(days.activation)} days`,
          unit: 'to go live',
          title: 'API Integration',
          text: 'REST APIs, and a sandbox that behaves like live.',
          to: '/APIIntegration',
        },
        {
          figure: '3 ways',
          unit: 'to sort your sales',
          title: 'Analytics & Reporting',
          text: 'Sales, fees and failures by store, day and payment mode.',
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      list: true,
      eyebrow: 'Why us',
      heading: `Why Choose ${site.brand}`,
      items: [
        {
          icon: 'receipt',
          title: 'One settlement',
          text: 'Counter, web and monthly payments reach your bank together, one line per sale.',
        },
        {
          icon: 'clock',
          title: 'Live in 1-3 business days',
          text: 'The sandbox is on this site, also offline. Live keys follow once your documents are checked.',
        },
        {
          icon: 'phone',
          title: 'Support by phone and message',
          text: 'A payment is stuck? Call 24/7, and speak to people who can see it.',
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'POS & ECD Billing',
      heading: 'What you keep from a sale',
      intro: 'Type in the fees from your offer.',
      id: 'cost',
      title: '₹1,000 at the till',
      subtitle: said.gstOfFee.atTill,
      limits: 'By law, UPI from an account and RuPay debit are free.',
      sums: 'arrives',
      paidPaise: 1000_00,
      place: 'machine',
      rows: [
        { name: 'Credit card', method: 'creditCard', when: settled },
        { name: 'Debit card', method: 'debitCard', when: settled },
        { name: 'RuPay debit card', method: 'rupayDebit', when: settled },
        { name: 'UPI', method: 'upi', when: settled },
      ],
    },
    {
      kind: 'stats',
      heading: 'Used at scale',
      items: [
        { number: '10M+', label: 'transactions processed' },
        { number: '50K+', label: 'active merchants' },
        { number: '99.9%', label: 'uptime' },
        { number: '256-bit', label: 'encryption' },
      ],
      note: 'Illustrative figures.',
    },
    {
      kind: 'questions',
      heading: 'Before you start',
      items: [
        {
          question: 'What is in the free trial?',
          answer:
            'A sandbox for the services you choose, with test cards and UPI IDs. Real payments start once your documents are checked.',
        },
        {
          question: 'Which services need a device?',
          answer:
            'Only POS and ECD billing. The gateway, subscriptions and payouts run in a browser; UPI needs just a printed QR.',
        },
        {
          question: 'How is each one charged?',
          answer:
            'Gateway and UPI per payment, subscriptions per charge, payouts per transfer, billing per device. Before your first sale you pay only for the device.',
        },
        {
          question: 'How fast does a payout arrive?',
          answer: said.transfers.payout,
        },
        {
          question: 'What goes wrong most often?',
          answer:
            'Double refunds, and payouts to a wrong account. Each reference works once; you see the account’s name first.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Not sure which you need?',
      text: 'Tell us how you are paid today. We suggest the smallest set that covers it.',
      action: { label: 'Get in Touch', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
