import { changelogRows } from '#api-docs/changelog-rows.ts';
import { HEADER_PREFIX } from '#api-docs/names.ts';
import { API_VERSION, NOTICE_MONTHS, SERVED_MONTHS } from '#api-docs/version.ts';
import { monthsOf } from '#copy/durations.ts';
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
    markdown: '/apis/changelog.md',
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
  sections: [
    {
      kind: 'testValues',
      id: 'changes',
      heading: 'By what you must do',
      intro:
        'Act now, act before you name a version, or nothing. Calls and events are listed by their reference names; then fields, values, statuses and error codes. What begins with body is yours to write; what begins with answer comes back.',
      columns: ['Change', 'What it means for you', 'What it touches'],
      folded: true,
      items: changelogRows,
    },
    {
      kind: 'prose',
      heading: 'What can change under you',
      paragraphs: [
        `Name the version that you were built for in the header ${HEADER_PREFIX}-Version: each answer repeats it. Without the header you get the newest one, and may be surprised.`,
        'New calls, new optional fields, new values of a status and new error codes may come at any time, and break nothing that was written for it: ignore fields that you do not know, treat an unknown status as pending, and an unknown code by its HTTP status.',
        `A field that is renamed, dropped or newly required, another type or unit, and another meaning of a code come with a new version and its date alone. The one before is served for at least ${monthsOf(SERVED_MONTHS)} more, and its end is in this list ${monthsOf(NOTICE_MONTHS)} before.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'How this list stays complete',
      paragraphs: [
        'The list is compared with the OpenAPI file. Any difference from the last release that is not in this list fails our tests, so no change gets lost because somebody forgot to write it down. What only reads differently, such as a description or an example, is left out.',
        'Compare for yourself: download the OpenAPI file that the reference offers and keep it next to your code. After an update, run your own tests against the sandbox before you name the new version. The sandbox is free of charge, in each version.',
      ],
    },
    {
      kind: 'note',
      text: 'Dates and versions here belong to a made-up service, as all of this API does.',
    },
  ],
} satisfies Page<'Article'>;
