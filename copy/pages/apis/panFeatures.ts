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
    title: 'PAN verification API',
    description: `Check that a PAN is in use and see the name on it. ${sumOf(charges.panCheck)} a check; code in four languages.`,
  },
  head: {
    heading: 'PAN verification',
    lead: 'Check a PAN and the name on it before you bill, pay or lend. For finance and onboarding teams.',
    crumbs: [{ label: 'Verification APIs', to: '/products/verificationPortal' }, { label: 'PAN' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'answers',
  document: documentOf('pan'),
  terms: checkOf('pan'),
  checksTitle: 'What it checks',
  checks: [
    'The PAN exists and is in use',
    'The name on it, to compare with your records',
    'The type of holder: person, company, firm or trust',
  ],
  endpoint: documented('/pan/verify'),
  note: 'Send your key in the Authorization header, over 256-bit TLS (SSL). Nobody holds the PAN in this request: the serial 0000 is never issued.',
  toolTitle: 'Check the format of a PAN',
  toolIntro:
    'Find a slip before you call. The number is read on this device, never sent and not kept.',
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
    samples: samples.numberCheckPan,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'The status is valid, inactive or not_found. An unknown PAN is a result and not an error, so it comes with 200 too.',
  troublesTitle: 'When a PAN does not fit',
  troubles: [
    {
      icon: 'users',
      title: 'The name differs',
      text: 'Compare without case, dots and titles. If they still differ, a person looks at both.',
    },
    {
      icon: 'receipt',
      title: 'Inactive: cancelled, or not linked with Aadhaar',
      text: 'Tax is deducted at the higher rate. The holder sees why on incometax.gov.in.',
    },
    {
      icon: 'search',
      title: 'Status not_found',
      text: 'Read it again from the card, not from an old form. If it stays, ask for another document.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about PAN checks',
    items: [
      {
        question: 'Can I spot a wrong PAN without a call?',
        answer:
          'Partly, with the check on this page. It finds a wrong format and reads the fourth letter: P for a person, C for a company. Only the record can confirm the last letter.',
      },
      {
        question: 'What may we store?',
        answer:
          'Store the outcome and the request_id. Where you must show the PAN, show its first five characters and the last, and hide the four digits.',
      },
      {
        question: 'What does a PAN check cost?',
        answer:
          'Nothing in the sandbox, however many test PANs you try. Live, you pay for each PAN that gets a status, not_found included; a request refused with 400 or 422 is free.',
      },
    ],
  },
  related: otherChecks('/apis/panFeatures'),
} satisfies Page<'Verification'>;
