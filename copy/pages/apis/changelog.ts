import { changelogRows, changesByDuty } from '#api-docs/changelog-rows.ts';
import { HEADER_PREFIX } from '#api-docs/names.ts';
import { API_VERSION, NOTICE_MONTHS, SERVED_MONTHS } from '#api-docs/version.ts';
import { monthsOf } from '#copy/durations.ts';
import { flags } from '#copy/head-pictures.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

export default {
  view: 'Article',
  meta: {
    title: 'API changelog',
    description:
      'What is new, different or gone in the API, newest first, with every call, field, status and code that it touches.',
    section: 'For developers',
  },
  head: {
    heading: 'API changelog',
    lead: `What is new, different or gone, newest first. The version of today is ${API_VERSION}.`,
    crumbs: [
      { label: 'APIs', to: '/apis' },
      { label: 'API reference', to: '/apis/apiRefrence' },
      { label: 'API changelog' },
    ],
    actions: [
      { label: 'API reference', to: '/apis/apiRefrence' },
      { label: 'Sandbox console', to: '/apis/sandbox' },
    ],
  },
  tally: flags('All changes, by what you must do', changesByDuty),
  sections: [
    {
      kind: 'testValues',
      id: 'changes',
      heading: 'By what you must do',
      intro:
        'Calls and events have their names of the reference. What begins with body is yours to write; what begins with answer comes back.',
      columns: ['Change', 'What it means for you', 'What it touches'],
      folded: true,
      items: changelogRows,
    },
    {
      kind: 'testValues',
      id: 'what-can-change',
      heading: 'What can change under you',
      intro: `Name the version that you were built for in the header ${HEADER_PREFIX}-Version: each answer repeats it. Without it you get the newest.`,
      columns: ['What changes', 'When', 'What you do'],
      items: [
        {
          label: 'Within your version',
          rows: [
            {
              label: 'New calls and optional fields',
              input: 'At any time',
              outcome: 'Ignore fields that you do not know.',
            },
            {
              label: 'New values of a status',
              input: 'At any time',
              outcome: 'Treat an unknown one as pending.',
            },
            {
              label: 'New error codes',
              input: 'At any time',
              outcome: 'Go by the HTTP status.',
            },
          ],
        },
        {
          label: 'With a new version and its date alone',
          rows: [
            {
              label: 'A field renamed, dropped or newly required; another type, unit or meaning',
              input: `The version before is served for at least ${monthsOf(SERVED_MONTHS)} more`,
              outcome: `Move in that time: its end is in this list ${monthsOf(NOTICE_MONTHS)} before.`,
            },
          ],
        },
      ],
    },
    {
      kind: 'ticks',
      heading: 'How this list stays complete',
      items: [
        'It is compared with the OpenAPI file: a difference from the last release that it does not name fails our tests.',
        'What only reads differently, such as a description or an example, is left out.',
        'Compare for yourself: keep the OpenAPI file of the reference next to your code.',
        'Run your own tests against the sandbox before you name a new version. The sandbox is free of charge, in each version.',
      ],
    },
    {
      kind: 'note',
      text: 'Dates and versions here belong to a made-up service, as all of this API does.',
    },
  ],
} satisfies Page<'Article'>;
