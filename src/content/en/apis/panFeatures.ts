import { documented } from '#api-docs/documented.ts';
import { panSamples } from '#content/test-values/pan.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'PAN verification API',
    description:
      'Check that a PAN is in use and see the name on it: the request field, answers, errors and samples in four languages.',
  },
  head: {
    heading: 'PAN verification',
    lead: 'Check a Permanent Account Number and the name on it before you bill, pay or lend.',
    crumbs: [{ label: 'Verification APIs', to: '/products/verificationPortal' }, { label: 'PAN' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The PAN exists and is in use',
    'The name on it, so that you can compare it with yours',
    'The type of holder: person, company, firm or trust',
  ],
  endpoint: documented('/pan/verify'),
  note: 'Your key goes in the Authorization header over 256-bit TLS (SSL). The sample PAN has a serial that is never issued.',
  toolTitle: 'Check the form of a PAN',
  toolIntro:
    'Five letters, four digits, a letter: the form shows slips of the pen, and the fourth letter says who holds the number. Read on this device, sent nowhere, not kept.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'pan',
        format: 'pan',
        label: 'PAN',
        help: 'Ten characters, for example AAAPS0000K',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter a PAN.',
    waiting: 'The type of holder will stand here, or which character is wrong and what it must be.',
    samples: panSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'The status says valid, inactive or not_found. A number that nobody holds is an answer, not an error, so it comes with 200.',
  usesTitle: 'Where PAN checks help',
  uses: [
    {
      icon: 'users',
      title: 'Customer KYC',
      text: 'Open an account with a name that matches the tax record.',
    },
    {
      icon: 'receipt',
      title: 'Vendor payments',
      text: 'Deduct tax at the right rate from the first invoice.',
    },
    {
      icon: 'wallet',
      title: 'Credit',
      text: 'Tie an application to one person, not two spellings.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about PAN checks',
    items: [
      {
        question: 'Can I find a wrong PAN without a call?',
        answer:
          'In part, with the check on this page. It finds a wrong form and names the type of holder by the fourth letter: P for a person, C for a company. Whether the last letter is right can only be known from the record.',
      },
      {
        question: 'The name differs by an initial. What now?',
        answer:
          'The answer gives the name as it is recorded. Compare it without case, dots and titles, and show both to a person when they still differ.',
      },
      {
        question: 'How should we keep a PAN?',
        answer:
          'Keep the outcome and the request_id. Where you must show the number, show the first five characters and the last, and hide the four digits.',
      },
      {
        question: 'What does a first PAN check cost?',
        answer:
          'In the sandbox nothing, for as many sample PANs as you like. Live, each number that is answered counts once, also one that nobody holds; a request refused with 400 or 422 does not count.',
      },
    ],
  },
  related: [
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
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
