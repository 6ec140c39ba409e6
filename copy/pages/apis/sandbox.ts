import { KEY } from '#api-docs/keys.ts';
import { manual } from '#api-docs/manual/manual.ts';
import { payers } from '#api-docs/resources/payments/values.ts';
import { SANDBOX } from '#api-docs/servers.ts';
import { exchange } from '#copy/head-pictures.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { SANDBOX_FILE } from '#facts/files.ts';

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

const FILE = SANDBOX_FILE.slice(SANDBOX_FILE.lastIndexOf('/') + 1);

export default {
  view: 'Sandbox',
  meta: {
    title: 'Sandbox console',
    description:
      'Run every documented call on this device, also without a network: log, clock, events, a webhook tester, and a log to take to your desk.',
  },
  head: {
    heading: 'Sandbox console',
    lead: 'Every call of the API, answered on this device. Nothing is sent, and nothing real goes in.',
    crumbs: [{ label: 'API reference', to: '/apis/apiRefrence' }, { label: 'Sandbox console' }],
  },
  tally: exchange('One call', [
    { figure: 'POST', text: 'a call' },
    { figure: '201', text: 'its answer' },
    { figure: 'event', text: 'signed' },
  ]),
  withoutScripts: `The console needs JavaScript. Without it, run node ${FILE} at your desk.`,
  labels: {
    call: 'Call',
    app: {
      heading: 'The customer’s app',
      none: 'No payment waits for its customer. Create one.',
      acts: Object.entries(payers).map(([payer, text]) => ({
        payer,
        label: text.replace(/\.$/, ''),
      })),
      back: 'The customer comes back to',
    },
    clock: {
      heading: 'Clock',
      next: 'To the next event',
      hour: '+ 1 hour',
      day: '+ 1 day',
      waits: 'Next:',
    },
    log: {
      heading: 'Log',
      none: 'No call yet.',
      curl: 'Copy as curl',
      request: 'Request',
      answer: 'Answer',
      again: 'Run again',
      sameKey: 'Run with the same key',
    },
    objects: { heading: 'Made here', none: 'Nothing yet. Examples are there from the start.' },
    events: {
      heading: 'Events',
      intro: 'They go to a receiver in this page, which answers as you choose.',
      none: 'No event yet.',
      answers: 'The receiver answers',
      receivers: [
        { status: 200, label: '200, taken' },
        { status: 500, label: '500, an error' },
        { status: 0, label: 'nothing, in time' },
      ],
      test: 'Test this one',
    },
    tester: {
      heading: 'Webhook tester',
      body: 'Body',
      secret: 'Secret',
      age: 'It arrives',
      ages: [
        { seconds: 0, label: 'no delay' },
        { seconds: 360, label: 'six minutes later' },
        { seconds: -360, label: 'six minutes early' },
      ],
      seen: 'This id was seen before',
      check: 'Check',
      verdicts: {
        right: 'Right: id, time and signature hold. Answer 200, then work.',
        missing: 'Refused: a header is missing.',
        malformed: 'Refused: the time is no number.',
        old: 'Refused: it is older than five minutes.',
        future: 'Refused: its time is more than five minutes ahead.',
        signature: 'Refused: the signature is of another body or secret.',
        replayed: 'Already handled: answer 200 and do nothing.',
      },
    },
    take: {
      heading: 'Take it along',
      text: `The log holds your steps. At a desk, node ${FILE} --replay brings the same payments, and answers at ${SANDBOX}.`,
      log: 'Download the log',
      file: 'Sandbox for your machine',
      reset: 'Reset',
    },
  },
  sections: [
    {
      kind: 'prose',
      heading: 'What it is, and what it is not',
      paragraphs: [
        `The sandbox is part of this page: it has no server, no account and no network. Its key, ${KEY}, is the same for everybody. A tab is a sandbox: a reload brings your steps back, and closing the tab ends it.`,
        'Identity, card and account fields take documented test values only, and any other text with what could be a card, Aadhaar or PAN number is refused before it is logged. No fees, limits or banks here are real. The sandbox is free of charge.',
        'Outcomes are decided by test values, never by amounts. A payment waits until its customer acts: you act for the customer below the call. Time passes while you look at the page; the clock takes you to the next settlement or expiry.',
        'Try this: create an order, then a UPI payment, with lost_answer as its fault. No answer comes. Run it again with the same Idempotency-Key: the first answer comes, and there is one payment. Let the customer pay, then refund a part, and check the event’s signature in the tester.',
      ],
    },
    {
      kind: 'texts',
      id: 'at-a-desk',
      heading: 'At a desk',
      paragraphs: [
        `The file of this sandbox runs on your own machine, with the same calls and a checkout: ${FILE}. Events come to the endpoints that you create, or to one address by --forward.`,
      ],
      ...manual,
    },
  ],
} satisfies Page<'Sandbox'>;
