import { callValues } from '#api-docs/call-values.ts';
import { squares } from '#copy/head-pictures.ts';
import { testValues } from '#copy/test-values.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import type { TestValues } from '#copy/types/sections.ts';

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

/** Money is decided by values of calls, which the reference has; the rest are numbers to check, faults and keys. */
const decidesMoney = ({ to }: TestValues) => to?.startsWith('/apis/reference/');
const countOf = (groups: readonly TestValues[]) => groups.flatMap(({ rows }) => rows).length;

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
    lead: 'For testers: one line for each outcome of each call and each tool, with what brings it.',
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
  tally: squares('Values, by what they decide', [
    { figure: countOf(callValues.filter(decidesMoney)), text: 'payments, payouts and bills' },
    {
      figure: countOf(callValues.filter((group) => !decidesMoney(group))),
      text: 'checks, faults and keys',
    },
    { figure: countOf(testValues), text: 'forms of tools' },
  ]),
  sections: [
    {
      kind: 'prose',
      heading: 'How to use them',
      paragraphs: [
        'The same value gives the same outcome each time, on each device and without a network; addresses alone may change with OpenStreetMap’s map. People and companies are made up, or were published for tests. All tools are free of charge, and none needs an account.',
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
      intro:
        'Each tool has the same values as buttons above its form. Type the second column, or press the button: the third is what you see. A number that passes the check of its digits is well-formed; nobody was asked whether it exists.',
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
