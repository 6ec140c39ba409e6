import { documented } from '#api-docs/documented.ts';
import { aadhaarSamples } from '#content/test-values/aadhaar.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Aadhaar verification API',
    description:
      'Check an Aadhaar number with consent and keep it masked: the field, what is answered, errors and samples in four languages.',
  },
  head: {
    heading: 'Aadhaar verification',
    lead: 'Check an Aadhaar number with the holder’s consent, and keep only the last four digits.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Aadhaar' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The number is well formed and has been issued',
    'Age band, gender and state, where the holder agrees',
    'The mobile number on record, by its last digits',
  ],
  endpoint: documented('/aadhaar/verify'),
  note: 'Ask for consent first and mask the number: XXXX XXXX 0000. Only entities that the law permits may verify Aadhaar numbers.',
  toolTitle: 'Check the digits of an Aadhaar number',
  toolIntro:
    'The last digit checks the others, so one wrong digit or two exchanged ones show at once. Digits never leave this device, the result shows the last four, and the field empties itself when all is right.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'aadhaar',
        format: 'aadhaar',
        label: 'Aadhaar number or Virtual ID',
        help: '12 or 16 digits, with or without spaces',
        keys: 'numeric',
      },
    ],
    missing: 'Please enter an Aadhaar number or a Virtual ID.',
    waiting:
      'The number will stand here as XXXX XXXX and its last four digits, or what is wrong with it.',
    forgets: true,
    samples: aadhaarSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'The number comes back masked, and age, gender and state only where the holder agreed to share them. No name, address or photograph is part of it.',
  usesTitle: 'When to ask for Aadhaar',
  uses: [
    {
      icon: 'store',
      title: 'Retailer onboarding',
      text: 'Begin the KYC of a shopkeeper with a number and a consent.',
    },
    {
      icon: 'fingerprint',
      title: 'AEPS operators',
      text: 'Check the operator before the bank’s own KYC.',
    },
    {
      icon: 'home',
      title: 'Tenants and staff',
      text: 'Confirm who will hold the keys, without a photocopy.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about Aadhaar checks',
    items: [
      {
        question: 'Who may call this?',
        answer:
          'Entities that the law permits, for the purpose that the holder agreed to. We ask for the authorisation before your production key can reach this endpoint.',
      },
      {
        question: 'May we store the number?',
        answer:
          'No. Keep XXXX XXXX and the last four digits with the request_id. Do not write the full number to logs, spreadsheets or addresses of pages.',
      },
      {
        question: 'Can a typing mistake be caught early?',
        answer:
          'Yes, with the check on this page. The last digit is a check digit, and an Aadhaar number never begins with 0 or 1. That is why the sample here, twelve zeros, can belong to nobody.',
      },
      {
        question: 'What do we pay before the first check?',
        answer:
          'Nothing to us: the check on this page and the sandbox are free. Plan the cost on your own side, for the consent screen and for the proof that the law permits you to verify.',
      },
    ],
  },
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
