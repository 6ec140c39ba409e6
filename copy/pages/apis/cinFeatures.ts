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
    title: 'Company CIN verification API',
    description: `Look up a company by its CIN: name, status, directors and date of incorporation. ${sumOf(charges.companyCheck)} a check; code in four languages.`,
  },
  head: {
    heading: 'Company CIN verification',
    lead: 'See a company’s name, status and directors before you sign with it. For procurement and onboarding teams.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Company CIN' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'troubles',
  document: documentOf('company'),
  terms: checkOf('company'),
  checksTitle: 'What it checks',
  checks: [
    'The company is registered, and its status',
    'Date of incorporation, class and state',
    'Names of the current directors',
  ],
  endpoint: documented('/cin/verify'),
  note: 'Records come from public filings and may lag by some days. Call from your server, with your bearer key.',
  toolTitle: 'Read what a CIN says',
  toolIntro:
    'The number is read on this device; only the register knows whether the company is active.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'cin',
        format: 'cin',
        label: 'CIN',
        help: '21 characters, for example U62099KA2020PTC000000',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter a CIN.',
    samples: samples.numberCheckCin,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'The status comes from the register: active, dormant, under_liquidation or struck_off; without a record it is not_found. Have a person check anything but active.',
  troublesTitle: 'Before you sign with a company',
  troubles: [
    {
      icon: 'users',
      title: 'A director is missing',
      text: 'A change appears once it is filed and recorded. Ask for the acknowledgement of the filing.',
    },
    {
      icon: 'doc',
      title: 'The CIN has changed',
      text: 'It does when a company lists, moves to another State or changes its industry or class. Ask for the new certificate.',
    },
    {
      icon: 'shield',
      title: 'Status struck_off',
      text: 'Do not sign: it may do no business until the tribunal restores it.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about company checks',
    items: [
      {
        question: 'What does the number itself say?',
        answer:
          'L or U for listed or unlisted, five digits for the industry, two letters for the State, the year, three letters for the class such as PTC, then a registration number. There is no check digit.',
      },
      {
        question: 'Does it cover LLPs and proprietors?',
        answer:
          'No. An LLP has an LLPIN and a proprietor has neither number: check the PAN and the GSTIN instead.',
      },
      {
        question: 'What do we pay for one company?',
        answer: 'To start, nothing: sandbox companies are free. A live record is one charge.',
      },
    ],
  },
  related: otherChecks('/apis/cinFeatures'),
} satisfies Page<'Verification'>;
