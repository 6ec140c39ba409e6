import { documented } from '#api-docs/documented.ts';
import { bbpsSamples } from '#content/test-values/bbps.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'BBPS bill payment API',
    description:
      'Pay a fetched bill through BBPS with biller, consumer number, amount and mode: fields, answers, errors and samples in four languages.',
  },
  head: {
    heading: 'BBPS bill payment',
    lead: 'Pay a fetched bill through the Bharat Bill Payment System and keep the reference.',
    crumbs: [{ label: 'Verification APIs', to: '/products/verificationPortal' }, { label: 'BBPS' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it does',
  checks: [
    'Accepts a payment for a bill that was fetched before',
    'Checks that the amount is one that the biller allows',
    'Answers with a BBPS reference for the receipt',
  ],
  endpoint: documented('/bbps/pay'),
  note: 'The bearer key identifies your agent institution. Repeat a call only with the same Idempotency-Key, so that no bill is paid twice.',
  toolTitle: 'Check what can be checked of a bill',
  toolIntro:
    'A biller ID has a fixed length and an amount has a form. A consumer number has no national format: each biller makes its own, and only the fetched bill can confirm it.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'biller_id',
        format: 'biller',
        label: 'Biller ID',
        help: '14 letters and digits',
        keys: 'capitals',
      },
      {
        name: 'consumer_number',
        format: 'consumer',
        label: 'Consumer number',
        help: 'As printed on the bill',
        keys: 'capitals',
      },
      {
        name: 'amount',
        format: 'amount',
        label: 'Amount (₹)',
        help: 'As fetched, for example 1145.00',
        keys: 'decimal',
      },
    ],
    missing: 'Please enter a biller ID, a consumer number or an amount.',
    waiting: 'What can be said about each of the three will stand here, and what cannot.',
    samples: bbpsSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Print the bbps_reference on the receipt: a customer quotes it in a complaint, and every participant in BBPS can find the payment by it.',
  usesTitle: 'Who pays bills with it',
  uses: [
    {
      icon: 'store',
      title: 'Shop counters',
      text: 'Take cash for a bill and hand back a receipt.',
    },
    {
      icon: 'phone',
      title: 'Your own app',
      text: 'Add a bills page without a contract per biller.',
    },
    {
      icon: 'repeat',
      title: 'Standing bills',
      text: 'Fetch and pay rent, fees and power each month.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about bill payments',
    items: [
      {
        question: 'Must a bill be fetched first?',
        answer:
          'Yes. BBPS accepts a payment for a fetched bill, and the amount must be one that the biller allows: in full, in part or above, as the fetched bill says.',
      },
      {
        question: 'What does pending mean?',
        answer:
          'The biller has not confirmed yet. Do not pay again and do not hand the cash back. Send the call again with the same Idempotency-Key: it answers with the state of the first one, until that is paid or failed. A failed payment returns to your balance.',
      },
      {
        question: 'Who stands behind the payment?',
        answer:
          'An authorised BBPS operating unit settles it with the biller. You act as its agent institution, after its checks.',
      },
      {
        question: 'What do we pay before the first bill?',
        answer:
          'Nothing in the sandbox. A live bill needs a funded balance, from which the biller is settled; the commission by type of biller comes back to it.',
      },
    ],
  },
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
