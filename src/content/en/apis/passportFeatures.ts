import { documented } from '#api-docs/documented.ts';
import { passportSamples } from '#content/test-values/passport.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Passport verification API',
    description:
      'Check an Indian passport number and its holder for travel, forex and hiring: field, answers, errors and samples in four languages.',
  },
  head: {
    heading: 'Passport verification',
    lead: 'Check a passport number before a booking, a visa file or an overseas hire.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Passport' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The number belongs to an issued passport',
    'Name and date of birth, to set against your form',
    'The date up to which it is valid',
  ],
  endpoint: documented('/passport/verify'),
  note: 'Send the number with your bearer key and keep the outcome. Copies of the passport are not needed for this call.',
  toolTitle: 'Check the form of a passport number',
  toolIntro:
    'One letter and seven digits, with nothing that checks them: a wrong letter in a digit’s place shows, a wrong digit does not. Nothing typed here leaves the device.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'passport_number',
        format: 'passport',
        label: 'Passport number',
        help: 'One letter and seven digits, for example A0000000',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter a passport number.',
    waiting: 'Whether the number has the form of an Indian passport will stand here.',
    samples: passportSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'The status is valid, expired, cancelled or not_found. Compare valid_until with the date of travel: many countries want six months beyond it.',
  usesTitle: 'Journeys that start with it',
  uses: [
    {
      icon: 'plane',
      title: 'Travel desks',
      text: 'Catch a wrong digit before the ticket is issued.',
    },
    {
      icon: 'globe',
      title: 'Foreign exchange',
      text: 'Meet the identity rule for currency and cards.',
    },
    { icon: 'users', title: 'Hiring', text: 'Confirm identity for roles abroad.' },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about passport checks',
    items: [
      {
        question: 'Does it cover passports of other countries?',
        answer:
          'No. The number of an Indian passport is one letter and seven digits; anything else is answered with 422.',
      },
      {
        question: 'Is a copy of the passport needed?',
        answer:
          'Not for this call. If you have a photo of it anyway, the OCR endpoint can read the number for you, and this one then checks it.',
      },
      {
        question: 'What should we keep?',
        answer:
          'The status, the date and the request_id are enough to show that you checked. Delete the number when the booking or the hire is finished.',
      },
      {
        question: 'What does a passport check cost to start with?',
        answer:
          'Nothing until you check a real traveller. From then on each number is a charge of its own, so check at the booking and not at every search.',
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
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
