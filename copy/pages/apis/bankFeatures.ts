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
    title: 'Bank account verification API',
    description: `Confirm an account number, its IFSC and the holder’s name before a payout. ${sumOf(charges.accountCheck)} a check; code in four languages.`,
  },
  head: {
    heading: 'Bank account verification',
    lead: 'Confirm the account number, IFSC and name before the first rupee leaves. For payout, payroll and lending teams.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Bank account' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'answers',
  document: documentOf('bank'),
  terms: checkOf('bank'),
  checksTitle: 'What it checks',
  checks: [
    'The account exists and can receive money',
    'The IFSC matches the branch',
    'The account holder’s name, as the bank has it',
  ],
  endpoint: documented('/bank/verify'),
  note: 'Every call carries your API key as a bearer token over 256-bit TLS (SSL). Use the sandbox’s key until you go live.',
  toolTitle: 'Check an IFSC and an account number',
  toolIntro:
    'Fill in one field or both. The first four letters of an IFSC name the bank; the list comes from the open razorpay/ifsc data and works offline.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'account_number',
        format: 'account',
        label: 'Account number',
        help: '9 to 18 digits in most banks',
        keys: 'numeric',
      },
      {
        name: 'ifsc',
        format: 'ifsc',
        label: 'IFSC',
        help: '11 characters, for example SBIN0000000',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter an account number or an IFSC.',
    samples: samples.numberCheckBank,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Read can_receive before you pay: an account can exist and still be frozen or closed to credits.',
  troublesTitle: 'When an account is not confirmed',
  troubles: [
    {
      icon: 'repeat',
      title: 'Status pending',
      text: 'The bank has not answered. Ask by the id after a minute, and hold the payout until it is valid.',
    },
    {
      icon: 'users',
      title: 'A short name',
      text: 'Banks shorten names. Ignore case and titles, accept initials, and let a person decide the rest.',
    },
    {
      icon: 'bank',
      title: 'An old IFSC',
      text: 'Codes of merged banks stop working. The check on this page names the new bank; its code is in the passbook.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about account checks',
    items: [
      {
        question: 'Is money sent to the account?',
        answer:
          'Not in the sandbox. Live, some banks reply only to a small credit. Where one is needed, the response says so and your statement shows the amount.',
      },
      {
        question: 'What does an account check cost?',
        answer:
          'Checks in the sandbox cost nothing. Live, each account is one charge; a small credit, where the bank needs one, comes from a balance that you fund first.',
      },
    ],
  },
  related: otherChecks('/apis/bankFeatures'),
} satisfies Page<'Verification'>;
