import { documented } from '#api-docs/documented.ts';
import { voterSamples } from '#content/test-values/voter.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Voter ID verification API',
    description:
      'Look up an EPIC number and compare name, age and constituency: the request field, answers, errors and samples in four languages.',
  },
  head: {
    heading: 'Voter ID verification',
    lead: 'Look up an EPIC number and compare name, age and constituency with what you were told.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Voter ID' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The EPIC number is on the roll',
    'Name and relation as printed on the card',
    'Assembly constituency and state',
  ],
  endpoint: documented('/voterid/verify'),
  note: 'Send the bearer key from your server only. Older cards have slashes in the number: send it as printed.',
  toolTitle: 'Check the form of an EPIC number',
  toolIntro:
    'The last of the seven digits checks the other six. The number is looked at here, on this device, and on no electoral roll.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'voter_id',
        format: 'voter',
        label: 'Voter ID (EPIC)',
        help: 'Three letters and seven digits, for example ABC0000000',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter a voter ID.',
    waiting:
      'Whether the check digit fits will stand here. Numbers with slashes are older and have none.',
    samples: voterSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Names come as they stand on the roll, often in one spelling of several. The age counts from the date on the roll, so allow a year.',
  usesTitle: 'Good uses of a voter ID',
  uses: [
    {
      icon: 'id',
      title: 'Second document',
      text: 'Accept it when the first document has a spelling mistake.',
    },
    {
      icon: 'pin',
      title: 'Address match',
      text: 'Compare the constituency with the address on the form.',
    },
    { icon: 'phone', title: 'SIM and device sales', text: 'Check a walk-in customer in seconds.' },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about voter ID checks',
    items: [
      {
        question: 'The card is old and has slashes. Does it work?',
        answer:
          'Send the number as printed, slashes and all. Where the holder has received a new number since, the status is replaced, and the new card is needed.',
      },
      {
        question: 'Can a wrong digit be noticed before the call?',
        answer:
          'On cards with three letters and seven digits, yes: the last one is a check digit, and the check on this page uses it. Older forms have none, so do not refuse a card for its form alone.',
      },
      {
        question: 'Is it proof of address?',
        answer:
          'It shows a constituency, not a house. Ask for another document where your rules want a full address.',
      },
      {
        question: 'What does it cost to try?',
        answer:
          'Trying is free, here and in the sandbox. Live look-ups have no monthly minimum, so a shop that checks ten customers pays for ten.',
      },
    ],
  },
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
