import { documented } from '#api-docs/documented.ts';
import { bankSamples } from '#content/test-values/bank.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Bank account verification API',
    description:
      'Confirm an account number, its IFSC and the holder’s name before a payout: fields, answers, errors and samples in four languages.',
  },
  head: {
    heading: 'Bank account verification',
    lead: 'Confirm that an account number and IFSC belong together before the first rupee leaves your account.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Bank account' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The account exists and can receive money',
    'The IFSC matches the branch',
    'The name on the account, so you can compare it with your records',
  ],
  endpoint: documented('/bank/verify'),
  note: 'Every call carries your API key as a bearer token over 256-bit TLS (SSL). Use the sandbox key until you go live.',
  toolTitle: 'Check an IFSC and an account number',
  toolIntro:
    'An IFSC names the bank in its first four letters; the list of banks comes from the open razorpay/ifsc data and works without a network. Fill in one field or both.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'account_number',
        format: 'account',
        label: 'Account number',
        help: '9 to 18 digits in most banks',
        keys: 'numeric',
      },
      {
        name: 'ifsc',
        format: 'ifsc',
        label: 'IFSC',
        help: '11 characters, for example SBIN0000000',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter an account number or an IFSC.',
    waiting:
      'The bank and the branch code will stand here, and the account number with all but four digits hidden.',
    samples: bankSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Read can_receive before you pay: an account may exist and still be frozen or closed to credits. The name is the one that the bank holds.',
  usesTitle: 'Where teams use it',
  uses: [
    {
      icon: 'send',
      title: 'Payouts',
      text: 'Check a beneficiary once and stop failed or misdirected transfers.',
    },
    {
      icon: 'users',
      title: 'Onboarding',
      text: 'Add a merchant or an employee without a cancelled cheque.',
    },
    {
      icon: 'wallet',
      title: 'Lending',
      text: 'Match the borrower’s name before money is released.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about account checks',
    items: [
      {
        question: 'Is money sent to the account?',
        answer:
          'Not in the sandbox. In production some banks answer only to a small credit; where that is needed, the answer says so and the amount stands in your statement.',
      },
      {
        question: 'What if the bank is silent?',
        answer:
          'The status is then pending. Ask again with the same two fields after a minute, and hold the payout until the status is valid.',
      },
      {
        question: 'How do we compare names?',
        answer:
          'Banks shorten names. Compare without case and titles, accept initials, and let a person decide about the rest.',
      },
      {
        question: 'What does an account check cost?',
        answer:
          'Sandbox checks are free. A live one is charged by the account, and where a bank answers only to a small credit, that credit comes out of a balance that you fund first.',
      },
    ],
  },
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
