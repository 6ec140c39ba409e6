import { callValues } from '#api-docs/call-values.ts';
import { testValues } from '#copy/test-values.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

export default {
  view: 'Finder',
  meta: {
    title: 'Test values',
    description:
      'What to send to the sandbox, and what to type into each tool, for each outcome: payers, accounts, bills, checks, keys and faults.',
    section: 'For developers',
  },
  head: {
    heading: 'Test values',
    lead: 'For testers: one line for each outcome of each call and of each tool of this site, with what brings it.',
    markdown: '/apis/test-values.md',
    crumbs: [
      { label: 'APIs', to: '/apis' },
      { label: 'API reference', to: '/apis/apiRefrence' },
      { label: 'Test values' },
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
        'Unfold a call or a tool below, or search all values together. A tool offers the same values as buttons above its form; here they are in a table, for a test plan or a script. Type the second column into the form, or press the button, and the third column is what you see.',
        'The same input gives the same outcome each time, on each device and without a network. Addresses are the exception: they come from OpenStreetMap, whose map changes. All tools are free of charge, and none needs an account.',
        'Numbers of people and companies are made up, or were published for tests. A number that passes the check of its digits is well-formed; nobody was asked whether it exists.',
      ],
    },
    {
      kind: 'testValues',
      id: 'calls',
      heading: 'Every call, every outcome',
      intro:
        'In the sandbox these values decide, and amounts decide nothing. Other numbers of people, accounts and documents are refused with sandbox_value_only.',
      columns: ['Value', 'Field', 'Outcome'],
      folded: true,
      items: callValues,
    },
    {
      kind: 'testValues',
      id: 'tools',
      heading: 'Every tool, every outcome',
      folded: true,
      items: testValues,
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
