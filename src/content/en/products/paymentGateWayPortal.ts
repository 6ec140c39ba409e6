import type { Page } from '#content/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Payment gateway portal',
    description:
      'UPI, cards, QR codes and analytics behind one checkout, with PCI DSS compliance, 256-bit encryption and settlement you can read line by line.',
  },
  head: {
    heading: 'A checkout that people finish',
    lead: 'UPI first, cards beside it, a QR code on large screens. One report tells you what was paid and what was not.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Payment gateway portal' }],
    actions: [
      { label: 'Get Started', to: '/contact' },
      { label: 'Try the demo', to: '/payment-gateway' },
    ],
    illustration: 'checkout',
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'Payment gateway portal',
      heading: 'Four parts, one account',
      items: [
        { icon: 'bolt', title: 'UPI', text: 'Opens the customer’s app with the amount filled in.' },
        {
          icon: 'card',
          title: 'Cards',
          text: 'RuPay, Visa, Mastercard and American Express, credit and debit.',
        },
        {
          icon: 'qr',
          title: 'QR',
          text: 'A code on the bill or the screen that holds the exact amount.',
        },
        {
          icon: 'chart',
          title: 'Analytics',
          text: 'Success by bank and mode, and the reasons for each failure.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'From order to settlement',
      items: [
        { title: 'Create', text: 'Your server makes an order with an amount and a reference.' },
        { title: 'Collect', text: 'The customer pays in our checkout or scans the code.' },
        { title: 'Confirm', text: 'A signed webhook tells your server, whatever the browser did.' },
        { title: 'Settle', text: 'The sum reaches your bank with one line per order.' },
      ],
    },
    {
      kind: 'preview',
      eyebrow: 'Settlement',
      heading: 'A report your accountant can read',
      intro: 'Gross, refunds, fees and tax are separate lines, and each links to its orders.',
      ticks: [
        'One line per order, with your own reference',
        'Refunds shown on the day they leave',
        'Export to a spreadsheet',
      ],
      receipt: {
        title: 'Settlement',
        subtitle: '12 March, one store',
        rows: [
          { label: 'Collected', note: '42 orders', value: '₹86,400' },
          { label: 'Refunds', note: '1 order', value: '−₹1,250' },
          { label: 'Fees', value: '−₹1,210' },
          { label: 'GST on fees', value: '−₹217.80' },
        ],
        total: { label: 'To your bank', value: '₹83,722.20' },
      },
    },
    {
      kind: 'note',
      text: 'The settlement is made up, and the days for integration are illustrative.',
    },
    {
      kind: 'questions',
      eyebrow: 'Before you start',
      heading: 'What merchants ask first',
      items: [
        {
          question: 'What do I need to open a gateway?',
          answer:
            'PAN, registration papers or a GSTIN, a bank account in the name of the business, and a website that shows prices, refund rules and a way to reach you. Without a website, use payment links.',
        },
        {
          question: 'What does a payment cost?',
          answer:
            'A percentage or a fixed fee by payment mode, and GST on that fee: in the sample, ₹217.80 on ₹1,210. Opening the account is free, and so are test payments.',
        },
        {
          question: 'Is there an upper limit for UPI?',
          answer:
            'It depends on what you sell. Verified merchants may take ₹5 lakh per transaction for insurance, travel and taxes, ₹2 lakh for jewellery, for instance. As notified in September 2025; your bank may set lower limits.',
        },
        {
          question: 'Do you keep my customers’ cards?',
          answer:
            'No. Since 1 October 2022 only issuers and networks may store a card number. You see the last four digits and the bank’s name.',
        },
        {
          question: 'The customer paid, but my page shows nothing. Why?',
          answer:
            'The browser was closed too early. The webhook arrives anyway, so book the order by that and not by the return page.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Put a checkout on your site',
      text: 'Integration takes 1-3 business days. A payment link takes none.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
