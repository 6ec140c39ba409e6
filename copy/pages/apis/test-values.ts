import { testValues } from '#copy/test-values.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

export default {
  view: 'Finder',
  meta: {
    title: 'Test values of the tools',
    description:
      'What to type into each tool of this site to see each of its outcomes: made-up numbers, or numbers that were published for tests.',
    section: 'For developers',
  },
  head: {
    heading: 'Test values of the tools',
    lead: 'For testers: one line for each outcome of each tool of this site, with what to type for it.',
    markdown: '/apis/test-values.md',
    crumbs: [
      { label: 'APIs', to: '/apis' },
      { label: 'API reference', to: '/apis/apiRefrence' },
      { label: 'Test values of the tools' },
    ],
    actions: [
      { label: 'All tools', to: '/tools' },
      { label: 'Sandbox console', to: '/apis/sandbox' },
    ],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'How to use them',
      paragraphs: [
        'Unfold a tool below, or search all values together. It offers the same values as buttons above its form; here they are in a table, for a test plan or a script. Type the second column into the form, or press the button, and the third column is what you see.',
        'The same input gives the same outcome each time, on each device and without a network. Addresses are the exception: they come from OpenStreetMap, whose map changes. All tools are free of charge, and none needs an account.',
        'Numbers of people and companies are made up, or were published for tests. A number that passes the check of its digits is well-formed; nobody was asked whether it exists.',
      ],
    },
    {
      kind: 'testValues',
      id: 'tools',
      heading: 'Every tool, every outcome',
      folded: true,
      items: testValues,
    },
    {
      kind: 'prose',
      heading: 'Values for calls are elsewhere',
      paragraphs: [
        'These are for forms on this site. The API has its own test values: the developer guide lists what each verification and bill payment answers, and a payment’s outcome is decided by who pays it. Amounts decide nothing, so a script may use any.',
      ],
    },
    {
      kind: 'links',
      label: 'For calls',
      items: [
        { label: 'Developer guide', to: '/apis/guideSteps' },
        { label: 'API reference', to: '/apis/apiRefrence' },
      ],
    },
  ],
} satisfies Page<'Finder'>;
