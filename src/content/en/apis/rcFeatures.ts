import { documented } from '#api-docs/documented.ts';
import { rcSamples } from '#content/test-values/rc.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Vehicle RC verification API',
    description:
      'Check a vehicle registration: owner, class, fuel and validity from one field, with answers, errors and samples in four languages.',
  },
  head: {
    heading: 'Vehicle RC verification',
    lead: 'Read the owner, class and validity behind a registration number.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Vehicle RC' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The registration number exists and is active',
    'Vehicle class, fuel and first registration',
    'Validity of fitness and insurance on record',
  ],
  endpoint: documented('/rc/verify'),
  note: 'The key in the header decides what your answer shows: the owner’s name is masked unless your purpose needs it.',
  toolTitle: 'Check a plate or a licence number',
  toolIntro:
    'A plate names its State, office and series; plates of the Bharat series begin with a year. A licence number in the common form names State, office and year of issue. Both are read on this device.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'rc_number',
        format: 'rc',
        label: 'Registration number',
        help: 'As on the plate, for example DL00AA0000',
        keys: 'capitals',
      },
      {
        name: 'licence',
        format: 'licence',
        label: 'Driving licence number',
        help: '15 characters on newer licences',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter a registration number or a licence number.',
    waiting:
      'State, office and series will stand here, or the part of the number that cannot be right.',
    samples: rcSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Dates are the last days on which something holds. A date in the past is your signal to ask for a renewed paper, not an error of the call.',
  usesTitle: 'Who asks about a vehicle',
  uses: [
    {
      icon: 'car',
      title: 'Fleet onboarding',
      text: 'Accept a driver’s vehicle only with a live registration.',
    },
    { icon: 'umbrella', title: 'Motor insurance', text: 'Fill the proposal from the record.' },
    {
      icon: 'wallet',
      title: 'Used vehicle loans',
      text: 'See the owner and a loan note before you lend.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about vehicle checks',
    items: [
      {
        question: 'Which numbers are accepted?',
        answer:
          'State plates such as DL00AA0000 and plates of the Bharat series, which begin with a year. Leave out spaces and hyphens.',
      },
      {
        question: 'Why is the owner’s name masked?',
        answer:
          'A plate can be read by anyone in the street. The full name is shown only for purposes that need it, such as a loan or a policy, and after we have agreed on that purpose.',
      },
      {
        question: 'How fresh is the record?',
        answer:
          'It follows the registering office, which may take some days after a sale or a renewal. Ask for the paper when dates matter.',
      },
      {
        question: 'What does reading a plate cost?',
        answer:
          'Nothing for made-up plates in the sandbox. Live plates are charged by the look-up, and a fleet that reads all its vehicles once can ask for the price of the batch.',
      },
    ],
  },
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
