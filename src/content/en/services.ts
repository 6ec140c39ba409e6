import { site } from '#content/site.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Services for payments and payouts',
    description:
      'Eight services on one account: payment gateway, UPI, POS and ECD billing, subscriptions, payouts, compliance, API integration and analytics.',
  },
  head: {
    heading: 'Eight services on one account',
    lead: 'Collect online, at the counter and on repeat, pay out one by one or from a file, and read it all in one report.',
    crumbs: [{ label: 'Services' }],
    actions: [
      { label: 'Start Free Trial', to: '/contact' },
      { label: 'Contact Sales', to: '/contact' },
    ],
    illustration: 'pos',
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'What we offer',
      heading: 'Take one, or run all eight',
      items: [
        {
          icon: 'card',
          title: 'Payment Gateway',
          text: 'A hosted checkout for cards, UPI, wallets and net banking.',
          ticks: ['As a link or embedded', 'Refunds from the dashboard'],
        },
        {
          icon: 'qr',
          title: 'UPI Solutions',
          text: 'QR codes, payment requests and Autopay for any UPI app.',
          ticks: ['QR for each counter', 'Autopay for repeat bills'],
        },
        {
          icon: 'printer',
          title: 'POS & ECD Billing',
          text: 'Bill, charge and print from one device on the counter.',
          ticks: ['Card, UPI and cash together', 'Paper or SMS receipt'],
        },
        {
          icon: 'repeat',
          title: 'Subscriptions & Invoicing',
          text: 'Bill on the day you choose, with an invoice for each charge.',
          ticks: ['Weekly, monthly, annually', 'Retries and reminders'],
        },
        {
          icon: 'send',
          title: 'Payouts & Settlements',
          text: 'Send salaries, refunds and vendor dues in one upload.',
          ticks: ['IMPS, NEFT, RTGS and UPI', 'Settlement report each day'],
        },
        {
          icon: 'shield',
          title: 'Security & Compliance',
          text: 'Encryption, access rules and records that auditors ask for.',
          ticks: ['256-bit encryption', 'PCI DSS compliance'],
        },
        {
          icon: 'plug',
          title: 'API Integration',
          text: 'REST calls with a sandbox that behaves like the live system.',
          ticks: ['Signed webhooks', '1-3 business days'],
        },
        {
          icon: 'chart',
          title: 'Analytics & Reporting',
          text: 'Sales, fees and failures by store, day and payment mode.',
          ticks: ['Export to a spreadsheet', 'Scheduled e-mail reports'],
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      eyebrow: 'Why us',
      heading: `Why Choose ${site.brand}`,
      items: [
        {
          icon: 'receipt',
          title: 'One settlement',
          text: 'Counter, web and repeat payments arrive together, with one line per sale.',
        },
        {
          icon: 'clock',
          title: 'Live in 1-3 business days',
          text: 'A sandbox key by e-mail when you ask for one, live keys when your documents are checked.',
        },
        {
          icon: 'phone',
          title: 'Support that picks up',
          text: 'Phone and e-mail, 24/7, from people who can see your transaction.',
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'POS & ECD Billing',
      heading: 'What is left of a sale',
      intro: 'Type the fees of your own offer.',
      id: 'cost',
      title: '₹1,000 at the till',
      subtitle: 'GST is 18% of the fee.',
      limits: 'UPI from a bank account and RuPay debit have no merchant discount rate, by law.',
      sums: 'arrives',
      paidPaise: 1000_00,
      rows: [
        { name: 'Credit card', feeHundredths: 1_80, when: 'the next working day' },
        { name: 'RuPay debit card', feeHundredths: 0, when: 'the next working day' },
        { name: 'UPI', feeHundredths: 0, when: 'the same day' },
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
      heading: 'Before you take a service',
      items: [
        {
          question: 'What is in the free trial?',
          answer:
            'The sandbox of the services that you name, with test cards and test UPI IDs, and a person who answers. Real payments begin when your documents are checked.',
        },
        {
          question: 'Which services need a device?',
          answer:
            'Only POS and ECD billing. The gateway, subscriptions and payouts run in a browser, and UPI needs no more than a printed QR code.',
        },
        {
          question: 'How is each one charged?',
          answer:
            'Gateway and UPI by the payment, billing by the device, subscriptions by the charge that succeeds, payouts by the transfer. Of the eight only billing has a cost before the first sale: its device.',
        },
        {
          question: 'How fast does a payout arrive?',
          answer:
            'Over IMPS or UPI at once, over NEFT after the next half-hourly batch, over RTGS from ₹2 lakh upwards. As notified; your bank may set lower limits.',
        },
        {
          question: 'Can I leave one service and keep the others?',
          answer:
            'Yes. Each ends by itself with a written notice; its reports stay readable in your account.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Which of the eight do you need?',
      text: 'Tell us how you are paid today. We suggest the smallest set that covers it.',
      action: { label: 'Get in Touch', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
