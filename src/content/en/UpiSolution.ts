import { upiQrSamples } from '#content/test-values/upi-qr.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'UPI Solutions for business',
    description:
      'Accept instant UPI payments, print QR codes for each counter, set up Autopay for repeat bills and read UPI analytics by store and hour.',
  },
  head: {
    heading: 'UPI for every sale you make',
    lead: 'One set of UPI tools for the counter, the invoice and the monthly fee, paid from whichever app the customer has.',
    crumbs: [{ label: 'UPI Solutions' }],
    actions: [
      { label: 'Get Started with UPI', to: '/signup?api=/apis/UPIPayment' },
      { label: 'UPI payment API', to: '/apis/UPIPayment' },
    ],
    illustration: 'upi',
  },
  tool: {
    name: 'upi-qr',
    samples: upiQrSamples,
    advice:
      'A code only asks for money; it does not prove that any came. Ask for the payer’s confirmation, and hand over the goods when your own app or bank shows the payment.',
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'UPI Solutions',
      heading: 'Four tools for one rail',
      items: [
        {
          icon: 'bolt',
          title: 'Instant UPI Payments',
          text: 'Send a request or a link. The money leaves the customer’s bank while you watch.',
        },
        {
          icon: 'qr',
          title: 'UPI QR Code Integration',
          text: 'A fixed code for the counter, or one per bill with the amount inside.',
        },
        {
          icon: 'repeat',
          title: 'UPI Autopay',
          text: 'The customer approves a mandate once. Fees and bills then collect themselves.',
        },
        {
          icon: 'chart',
          title: 'UPI Analytics',
          text: 'See success and failure by bank, store and hour, and act on the pattern.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'At the counter',
      heading: 'A scan from start to finish',
      items: [
        { title: 'Enter the amount', text: 'The bill makes a QR code that holds the amount.' },
        { title: 'Scan', text: 'The customer opens any UPI app and points it at the code.' },
        { title: 'Approve', text: 'They check your name and type their UPI PIN.' },
        { title: 'Confirmed', text: 'Your screen turns green when the bank says so, not before.' },
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
      kind: 'ticks',
      heading: 'Good to know about UPI',
      items: [
        'Works with every UPI app and bank',
        'No card machine needed',
        'Payments between persons: up to ₹1 lakh as notified',
        'Your bank may set lower limits',
      ],
    },
    {
      kind: 'questions',
      eyebrow: 'UPI in practice',
      heading: 'What shops ask about UPI',
      items: [
        {
          question: 'Fixed code or a code per bill?',
          answer:
            'A fixed code holds only your UPI ID, so the customer types the amount and may mistype it. A code per bill carries amount and reference, and the payment finds its bill by itself.',
        },
        {
          question: 'Why did a payment link fail where the code worked?',
          answer:
            'Many apps refuse links to personal or unsigned merchant IDs, but accept a scan. Offer the code first and the link second.',
        },
        {
          question: 'Can I trust the customer’s screenshot?',
          answer:
            'No. A code or a link is only a request. Hand over the goods when your own screen or your bank confirms.',
        },
        {
          question: 'What about small sums?',
          answer:
            'UPI Lite pays up to ₹1,000 at a time from a balance of up to ₹5,000, as notified; your bank may set lower limits.',
        },
        {
          question: 'What does a UPI payment cost me?',
          answer:
            'Your first code is free: print it with the tool above. A merchant’s rate follows what is sold and how the customer funds the payment.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Take your first UPI payment',
      text: 'The sign-up form opens with UPI payment chosen. It is a demonstration: to be paid by UPI, write to us.',
      action: { label: 'Get Started with UPI', to: '/signup?api=/apis/UPIPayment' },
    },
  ],
} satisfies Page<'Marketing'>;
