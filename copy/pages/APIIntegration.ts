import { events } from '#api-docs/events.ts';
import { operationList } from '#api-docs/operations.ts';
import { languages } from '#api-docs/samples/languages.ts';
import { sandboxValues } from '#api-docs/sandbox-values.ts';
import { SCOPES } from '#api-docs/scopes.ts';
import { yearOfUptime } from '#copy/plots.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';

export const facts = { untranslated: 'developers' } satisfies PageFacts;

const testValues = sandboxValues.flatMap(({ rows }) => rows).length;

export default {
  view: 'Company',
  meta: {
    title: 'API Integration',
    description:
      'REST APIs, a sandbox, OAuth 2.0, signed webhooks, 99.9% uptime and sample code. How a team goes from the first call to live payments.',
  },
  head: {
    heading: 'Payment API integration',
    lead: `Payments, payouts, bills and checks, one call each. Starting costs ${sumOf(charges.registration)}. Going live takes most teams 1-3 business days.`,
    crumbs: [{ label: 'API Integration' }],
    actions: [
      { label: 'Developer guide', to: '/apis/guideSteps' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
    illustration: 'integration',
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
      eyebrow: 'API Integration',
      heading: 'What your engineers will find',
      items: [
        {
          figure: `${operationList.length} calls`,
          unit: 'in one table',
          title: 'REST APIs',
          text: 'JSON in, JSON out, plain HTTP status codes and the same field names everywhere.',
        },
        {
          figure: `${testValues} values`,
          unit: 'to test with',
          title: 'Sandbox environment',
          text: 'Test keys and test values for success, failure and delay. No money moves.',
        },
        {
          figure: `${Object.keys(SCOPES).length} scopes`,
          unit: 'for a token',
          title: 'OAuth 2.0',
          text: 'Short-lived tokens with scopes, so that a service can do its task and no more.',
        },
        {
          figure: `${events.length} events`,
          unit: 'each of them signed',
          title: 'Webhooks',
          text: 'A signed message for every change of status, repeated until you answer.',
        },
        {
          figure: '99.9%',
          unit: 'of a year',
          title: '99.9% uptime',
          text: 'Planned work is announced ahead, and incidents are explained afterwards.',
        },
        {
          figure: `${languages.length} languages`,
          unit: 'for each call',
          title: 'Sample code',
          text: 'Requests that you can copy for each endpoint, with the errors that you may meet.',
        },
      ],
    },
    { kind: 'note', text: 'The figures for uptime and days are illustrative.' },
    {
      kind: 'plot',
      heading: 'A year at 99.9% uptime',
      ...yearOfUptime([
        'of a year of days, each a dot',
        'in all may be missing: a third of one dot',
      ]),
    },
    {
      kind: 'steps',
      heading: 'How integrations usually go',
      items: [
        { title: 'Day one', text: 'Sandbox, first call, first test payment.' },
        { title: 'Day two', text: 'Webhooks, refunds and the failures that will happen.' },
        { title: 'Day three', text: 'Review with our engineer, live keys, a live payment of ₹1.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'What engineers ask',
      items: [
        {
          question: 'Key or OAuth?',
          answer:
            'Server to server, a bearer key is enough, and the reference shows it. OAuth 2.0 is for software that acts for many merchants, each of whom grants a scope.',
        },
        {
          question: 'A call timed out. May I send it again?',
          answer:
            'Yes, with the same reference of yours in the Idempotency-Key header. You get the first answer again, and no money moves twice.',
        },
        {
          question: 'How do I know that a webhook is yours?',
          answer:
            'It is signed over its raw body. Check the signature before you parse, answer within seconds, and do the work afterwards.',
        },
        {
          question: 'Which languages do the samples cover?',
          answer:
            'cURL, JavaScript, Python and PHP. Everything else that speaks HTTPS and JSON works as well.',
        },
        {
          question: 'What is needed before live keys?',
          answer:
            'PAN, registration documents, a bank account and a short look at your error handling. Until then nothing is billed; the agreement then names a price per call and per transfer.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Ask for live keys',
      text: 'Write which API you want to use. The sandbox is on this site, and needs no key of your own.',
      action: { label: 'Get keys', to: '/contact?subject=sandbox-key' },
    },
  ],
} satisfies Page<'Company'>;
