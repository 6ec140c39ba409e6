import type { Page } from '#copy/types/page.ts';
import { samples } from '#generated/samples.ts';

export const facts = { sells: false } as const;

export default {
  view: 'Tool',
  meta: {
    title: 'New check',
    description:
      'What the number tells, in one sentence for search engines. Works without a network.',
    section: 'All tools',
  },
  head: {
    heading: 'New check',
    lead: 'Find a slip before you write the number on a form.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: 'New check' }],
  },
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'newcheck',
        format: 'newcheck',
        label: 'New check',
        help: 'Four letters and five digits, for example ABCD00000',
        keys: 'capitals',
      },
    ],
    missing: 'Please enter a number.',
    samples: samples.numberCheckNewcheck,
  },
  aside: {
    heading: 'What it finds',
    items: [
      {
        icon: 'check-circle',
        title: 'Slips',
        text: 'A letter in place of a digit, or one too many.',
      },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'From the document to the form',
      intro: 'For everyone who copies the number from a document, a photo or a message.',
      items: [
        { title: 'Enter', text: 'Type or paste the number. Spaces and small letters do no harm.' },
        { title: 'Check', text: 'The result says what is wrong, and at which place.' },
        { title: 'Compare', text: 'Look at that place on the document, and correct the number.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'What this check can tell',
      items: [
        {
          question: 'Does a right format mean that the number is in use?',
          answer:
            'No. Only its issuer knows which numbers it has given out. The check finds slips of the hand and of the eye.',
        },
        {
          question: 'Who sees the number that I type here?',
          answer: 'Nobody but you. It is read on this device, and is gone when you leave the page.',
        },
        {
          question: 'Where does the rule come from?',
          answer:
            'From the issuer of the number, who has published how it is made up. Say here who that is, and on which page.',
        },
      ],
    },
  ],
} satisfies Page<'Tool'>;
