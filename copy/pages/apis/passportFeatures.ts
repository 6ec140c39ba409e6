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
    title: 'Passport verification API',
    description: `Check an Indian passport number and its holder for travel, forex and hiring. ${sumOf(charges.identityCheck)} a check; code in four languages.`,
  },
  head: {
    heading: 'Passport verification',
    lead: 'Check a passport number before you book, file for a visa or hire abroad. For travel, forex and hiring teams.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Passport' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'troubles',
  document: documentOf('passport'),
  terms: checkOf('passport'),
  checksTitle: 'What it checks',
  checks: [
    'The number belongs to an issued passport',
    'Name and date of birth, to compare with your form',
    'The date until which it is valid',
  ],
  endpoint: documented('/passport/verify'),
  note: 'Call from your server with your bearer key. Keep the outcome, not the number.',
  toolTitle: 'Check the format of a passport number',
  toolIntro:
    'There is no check digit, so this finds a letter in a digit’s place but not a wrong digit. Nothing you type leaves the device.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'passport_number',
        format: 'passport',
        label: 'Passport number',
        help: 'As printed, for example A0000000 or, on an e-passport, AA000000',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter a passport number.',
    samples: samples.numberCheckPassport,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'The status is valid, expired, cancelled or not_found. Compare valid_until with the date of travel: many countries want six months to spare.',
  troublesTitle: 'Before you book on it',
  troubles: [
    {
      icon: 'plane',
      title: 'Status cancelled',
      text: 'It was withdrawn or reported lost. Do not book; send the traveller to the passport office.',
    },
    {
      icon: 'users',
      title: 'A name without surname',
      text: 'Some passports have one name only. Compare given name and surname together.',
    },
    {
      icon: 'search',
      title: 'Status not_found',
      text: 'Read it from the page with the photo. The file number on the last page is another number; keep it ready too.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about passport checks',
    items: [
      {
        question: 'Does it cover passports of other countries?',
        answer:
          'No, Indian passports only: one letter and seven digits, or two letters and six digits on e-passports. Any other format is refused with 422.',
      },
      {
        question: 'Do we have to send a copy of the passport?',
        answer:
          'No copy. In the sandbox the number is enough; live, Passport Seva also asks for the file number, on the last page, and the date of birth.',
      },
      {
        question: 'What should we keep?',
        answer:
          'The status, the date and the request_id show that you checked. Delete the number once the booking or the hire is complete.',
      },
      {
        question: 'What does a passport check cost?',
        answer:
          'Nothing until you check a real traveller. From then on every check is charged, so check at booking and not at every search.',
      },
    ],
  },
  related: otherChecks('/apis/passportFeatures'),
} satisfies Page<'Verification'>;
