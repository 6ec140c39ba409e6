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
    title: 'Aadhaar verification API',
    description: `Check an Aadhaar number with consent and keep it masked. ${sumOf(charges.identityCheck)} a check; code in four languages.`,
  },
  head: {
    heading: 'Aadhaar verification',
    lead: 'Check an Aadhaar number with consent and keep only the last four digits. For entities that the law permits to verify.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Aadhaar' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'troubles',
  document: documentOf('aadhaar'),
  terms: checkOf('aadhaar'),
  checksTitle: 'What it checks',
  checks: [
    'The number has the right format and was issued',
    'Age band, gender and state, where the holder agrees',
    'The last digits of the mobile number on record',
  ],
  endpoint: documented('/aadhaar/verify'),
  note: 'Take the holder’s consent before you call, and show the number masked: XXXX XXXX 0000.',
  toolTitle: 'Check the digits of an Aadhaar number',
  toolIntro:
    'Catch a typing mistake before you call: the last digit gives away one wrong digit or two swapped ones. The number never leaves this device, and a right one is cleared from the field.',
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
    forgets: true,
    samples: samples.numberCheckAadhaar,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'The number comes back masked. Age band, gender and state come only if the holder agreed to share them; name, address and photograph never do.',
  troublesTitle: 'When an Aadhaar check stops',
  troubles: [
    {
      icon: 'search',
      title: 'Status not_found',
      text: 'Have the holder read it out once more. If the digits are right, take another document.',
    },
    {
      icon: 'shield',
      title: 'No authorisation',
      text: 'Take a voter ID or a passport: these need no permission of UIDAI.',
    },
    {
      icon: 'users',
      title: 'Age or State is missing',
      text: 'The holder did not agree to share it. Ask them; do not guess.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about Aadhaar checks',
    items: [
      {
        question: 'Who may call this?',
        answer:
          'Entities that the law permits, for the purpose that the holder agreed to. Send us your authorisation; once we have checked it, your production key opens this endpoint.',
      },
      {
        question: 'May we store the number?',
        answer:
          'No. Keep XXXX XXXX and the last four digits with the request_id. Do not write the full number to logs, spreadsheets or page addresses.',
      },
      {
        question: 'Can we catch a typing mistake before the call?',
        answer:
          'Yes, with the check on this page: the last digit is a check digit, and no Aadhaar number begins with 0 or 1. That is why the twelve zeros in our request belong to nobody.',
      },
      {
        question: 'What do we pay before the first check?',
        answer:
          'Nothing: the check on this page and the sandbox are free. Plan for costs of your own, such as the consent screen and the proof that you may verify.',
      },
    ],
  },
  related: otherChecks('/apis/aadhaarFeatures'),
} satisfies Page<'Verification'>;
