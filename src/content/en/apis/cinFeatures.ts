import { documented } from '#api-docs/documented.ts';
import { cinSamples } from '#content/test-values/cin.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Company CIN verification API',
    description:
      'Look up a company by its CIN: name, status, directors and date of incorporation, with answers, errors and samples in four languages.',
  },
  head: {
    heading: 'Company CIN verification',
    lead: 'Read a company’s name, status and directors from its identification number.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Company CIN' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The company is registered, and its status',
    'Date of incorporation, class and state',
    'Names of the present directors',
  ],
  endpoint: documented('/cin/verify'),
  note: 'Use the bearer key of your company account. Records come from public filings and may lag by some days.',
  toolTitle: 'Read a CIN without a register',
  toolIntro:
    'Twenty-one characters hold listing, industry, State, year and class of a company. They are taken apart on this device; whether the company is active only the register knows.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'cin',
        format: 'cin',
        label: 'CIN',
        help: '21 characters, for example U62099KA2020PTC000000',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter a CIN.',
    waiting:
      'Each part of the number will stand here with its meaning, or the part that cannot be right.',
    samples: cinSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'The status is the one in the register: active, dormant, under_liquidation, struck_off or, without a record, not_found. Only active should pass without a person looking at it.',
  usesTitle: 'Before you sign with a company',
  uses: [
    {
      icon: 'handshake',
      title: 'Vendor checks',
      text: 'See whether a new supplier is active before you order.',
    },
    { icon: 'bank', title: 'Merchant onboarding', text: 'Fill the company form from its number.' },
    { icon: 'shield', title: 'Audit files', text: 'Attach a dated result to the contract.' },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about company checks',
    items: [
      {
        question: 'What does the number itself say?',
        answer:
          'L or U for listed or unlisted, five digits for the industry, two letters for the state, the year, three letters for the class such as PTC, and a registration number. It has no check digit.',
      },
      {
        question: 'Does it cover LLPs and proprietors?',
        answer:
          'No. An LLP has an LLPIN, and a proprietor has neither: check the PAN and the GSTIN instead.',
      },
      {
        question: 'A director is missing. Why?',
        answer:
          'Changes count from the day on which they are filed and taken up. Ask the company for the acknowledgement of its filing.',
      },
      {
        question: 'What do we pay for one company?',
        answer:
          'To start, nothing: sandbox companies are made up and free. A live record is one charge, whether it lists two directors or twenty.',
      },
    ],
  },
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
