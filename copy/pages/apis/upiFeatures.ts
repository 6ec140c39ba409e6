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
    title: 'UPI ID verification API',
    description: `Check that a UPI ID is active and see the holder’s name before you pay. ${sumOf(charges.accountCheck)} a check; code in four languages.`,
  },
  head: {
    heading: 'UPI ID verification',
    lead: 'See the name behind a UPI ID before you send money to it. For teams that pay refunds, suppliers and staff.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'UPI ID' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'answers',
  document: documentOf('upi'),
  terms: checkOf('upi'),
  checksTitle: 'What it checks',
  checks: [
    'The UPI ID is active and can receive money',
    'The name registered with the bank',
    'Whether it belongs to a person or a merchant',
  ],
  endpoint: documented('/upi/verify'),
  note: 'Keep the bearer key on your server. The ID in this request ends in @example and belongs to nobody.',
  toolTitle: 'Check the format of a UPI ID',
  toolIntro:
    'The format is checked on this device; only the bank knows whose it is and whether it is active.',
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
    samples: samples.numberCheckUpi,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Show the name to the payer and let them confirm it. An unknown ID in the right format has the status not_found.',
  troublesTitle: 'Before the money moves',
  troubles: [
    {
      icon: 'users',
      title: 'A name that nobody knows',
      text: 'Stop: a UPI payment cannot be called back. Ask the receiver for the ID again.',
    },
    {
      icon: 'search',
      title: 'Status not_found',
      text: 'Apps let people change their ID. Ask for the one that the app shows today, or for its QR code.',
    },
    {
      icon: 'shield',
      title: 'Error 429',
      text: 'Lists of guessed IDs are refused, and we may close the key. Ask once for each receiver.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about UPI ID checks',
    items: [
      {
        question: 'Can I check a phone number?',
        answer:
          'No, only a UPI ID with its handle, such as name@handle. One phone number may have several.',
      },
      {
        question: 'The ID is valid. Will the payment work?',
        answer:
          'Not always. The ID can receive money, but the payment can still meet a limit of NPCI; your bank may set lower limits.',
      },
      {
        question: 'What does a name check cost?',
        answer:
          'Test IDs in the sandbox are free. A live ID is charged when you look it up, not when you pay it, so keep the result with the payee.',
      },
    ],
  },
  related: otherChecks('/apis/upiFeatures'),
} satisfies Page<'Verification'>;
