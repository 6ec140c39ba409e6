import { documented } from '#api-docs/documented.ts';
import { upiSamples } from '#content/test-values/upi.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'UPI ID verification API',
    description:
      'Check that a UPI ID is active and see the holder’s name before you pay: field, answers, errors and samples in four languages.',
  },
  head: {
    heading: 'UPI ID verification',
    lead: 'See the name behind a UPI ID before you send or ask for money.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'UPI ID' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The UPI ID is active and can receive money',
    'The name registered with the bank',
    'Whether it belongs to a person or a merchant',
  ],
  endpoint: documented('/upi/verify'),
  note: 'Keep the bearer key on your server. The sample ID ends in example and belongs to nobody.',
  toolTitle: 'Check the form of a UPI ID',
  toolIntro:
    'A UPI ID is a name, an @ and a handle. Its form is looked at on this device; whose it is, and whether it takes money, only the bank can say.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'upi_id',
        format: 'upi',
        label: 'UPI ID',
        help: 'For example sample.shop@example',
        keys: 'email',
      },
    ],
    missing: 'Please enter a UPI ID.',
    waiting:
      'The name and the handle will stand here, or the part that does not belong in a UPI ID.',
    samples: upiSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Show the name to whoever is about to pay and let them confirm it. An ID that is well formed but unknown has the status not_found.',
  usesTitle: 'Before the money moves',
  uses: [
    { icon: 'send', title: 'Refunds', text: 'Return money to the person who paid.' },
    { icon: 'cash', title: 'Incentives', text: 'Pay winners and agents without bank details.' },
    { icon: 'repeat', title: 'Autopay', text: 'Check the ID before you ask for a mandate.' },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about UPI ID checks',
    items: [
      {
        question: 'Can a phone number be checked?',
        answer:
          'Not here. The field takes a UPI ID with a handle, such as name@handle; one phone number may have several of them.',
      },
      {
        question: 'Does a valid ID mean that a payment will work?',
        answer:
          'It means that the ID can receive money now. The payment itself may still meet a limit, as notified; your bank may set lower limits.',
      },
      {
        question: 'How often may we ask?',
        answer:
          'Once for each payee, then when the ID changes. Looking up lists of guessed IDs is refused with 429, and the key may be closed.',
      },
      {
        question: 'What does asking for a name cost?',
        answer:
          'Sample IDs in the sandbox are free. A live ID is charged when you ask, not when you pay it, so keep the answer with the payee.',
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
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
  ],
} satisfies Page<'Verification'>;
