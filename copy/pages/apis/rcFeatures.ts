import { documented } from '#api-docs/documented.ts';
import { documentOf } from '#copy/documents.ts';
import { otherChecks } from '#copy/other-checks.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { checkOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Vehicle RC verification API',
    description: `Check a vehicle registration: owner, class, fuel and validity from one field. ${sumOf(charges.vehicleCheck)} a check; code in four languages.`,
  },
  head: {
    heading: 'Vehicle RC verification',
    lead: 'See the owner, class and validity behind a plate. For fleets, insurers and lenders.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Vehicle RC' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'troubles',
  document: documentOf('vehicle'),
  terms: checkOf('vehicle'),
  checksTitle: 'What it checks',
  checks: [
    'The registration number exists and is active',
    'Vehicle class, fuel and first registration',
    'Fitness and insurance dates on record',
  ],
  endpoint: documented('/rc/verify'),
  note: 'Your key decides how much you see: the owner’s name is masked unless your agreed purpose needs it.',
  toolTitle: 'Check a plate or a licence number',
  toolIntro:
    'A plate of the Bharat series begins with its year. Both numbers are read on this device.',
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
    samples: samples.numberCheckRc,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Each date is the last day of validity. A date in the past is no error: ask the owner for the renewed document.',
  troublesTitle: 'When the record lags',
  troubles: [
    {
      icon: 'search',
      title: 'Status not_found',
      text: 'Compare with the plate: 0 and O, 1 and I are easily swapped.',
    },
    {
      icon: 'car',
      title: 'The seller is still the owner',
      text: 'The transfer waits at the RTO. Ask for its receipt, or for the new RC in DigiLocker.',
    },
    {
      icon: 'umbrella',
      title: 'The insurance has ended',
      text: 'The insurer may not have reported the renewal. Ask for the policy.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about vehicle checks',
    items: [
      {
        question: 'Which numbers are accepted?',
        answer:
          'State plates such as DL00AA0000, and Bharat series plates, which begin with a year. Leave out spaces and hyphens.',
      },
      {
        question: 'Why is the owner’s name masked?',
        answer:
          'Anyone in the street can read a plate. You get the full name only for a purpose that needs it, such as a loan or a policy, and that we have agreed with you.',
      },
      {
        question: 'What does a plate look-up cost?',
        answer: 'Test plates in the sandbox are free. Live, you pay per look-up.',
      },
    ],
  },
  related: otherChecks('/apis/rcFeatures'),
} satisfies Page<'Verification'>;
