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
    title: 'Voter ID verification API',
    description: `Look up an EPIC number and compare name, age and constituency. ${sumOf(charges.identityCheck)} a check; code in four languages.`,
  },
  head: {
    heading: 'Voter ID verification',
    lead: 'Look up an EPIC number and compare name and constituency with the form. For shops and lenders that accept a second document.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Voter ID' },
    ],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'troubles',
  document: documentOf('voter'),
  terms: checkOf('voter'),
  checksTitle: 'What it checks',
  checks: [
    'The EPIC number is on the electoral roll',
    'Name and relation as printed on the card',
    'Assembly constituency and state',
  ],
  endpoint: documented('/voterid/verify'),
  note: 'Call from your server only, so that the key stays there. Older cards have slashes in the number: send it as printed.',
  toolTitle: 'Check the format of an EPIC number',
  toolIntro:
    'The last of the seven digits checks the other six. The number is read on this device; no electoral roll is searched.',
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
    samples: samples.numberCheckVoter,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Names come as the roll spells them, which may differ from other documents. The age is the one on the roll, so allow a year.',
  troublesTitle: 'When the roll says something else',
  troubles: [
    {
      icon: 'repeat',
      title: 'Status replaced',
      text: 'The voter has a newer number. Ask for the new card.',
    },
    {
      icon: 'users',
      title: 'The name is spelt differently',
      text: 'Rolls are made in the State’s language, then written in English. Compare by sound.',
    },
    {
      icon: 'search',
      title: 'Status not_found',
      text: 'The voter may have moved. They search the roll on voters.eci.gov.in; you take another document.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about voter ID checks',
    items: [
      {
        question: 'The card is old and has slashes. Does it work?',
        answer:
          'Yes: send the number as printed, slashes and all. If the status is replaced, the holder has a newer number; ask for the new card.',
      },
      {
        question: 'Can we spot a wrong digit before the call?',
        answer:
          'Mostly. On cards with three letters and seven digits the last one is a check digit. The Election Commission has not published how it is made; the check on this page takes the rule that is known. Older cards have none, so do not refuse a card for its number alone.',
      },
      {
        question: 'Is it proof of address?',
        answer:
          'No, it shows a constituency and not a house. Ask for another document if your rules want a full address.',
      },
      {
        question: 'What does it cost to try?',
        answer:
          'Nothing, here or in the sandbox. Live look-ups have no monthly minimum: a shop that checks ten customers pays for ten.',
      },
    ],
  },
  related: otherChecks('/apis/voterFeatures'),
} satisfies Page<'Verification'>;
