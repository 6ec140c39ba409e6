import { documented } from '#api-docs/documented.ts';
import { KEY } from '#api-docs/keys.ts';
import { ENV_PREFIX } from '#api-docs/names.ts';
import { operations } from '#api-docs/operations.ts';
import { sandboxValues } from '#api-docs/sandbox-values.ts';
import { PRODUCTION, SANDBOX } from '#api-docs/servers.ts';
import { webhookTexts } from '#api-docs/webhooks/shown.ts';
import { stairs } from '#copy/head-pictures.ts';
import { spanOf } from '#copy/tariff-figures.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { days } from '#facts/tariff.ts';

/** A call to run in place. */
const runOf = (id: keyof typeof operations) => ({ id, label: operations[id].title });

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

export default {
  view: 'Article',
  meta: {
    title: 'Developer guide',
    description:
      'Five steps from keys to live payments: get keys, set up the environment, make the first call, test and debug, go live. Sandbox and production modes.',
  },
  head: {
    heading: 'Developer guide',
    lead: 'Five steps for developers, from an empty folder to live payments.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Developer guide' }],
    actions: [
      { label: 'Get keys', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
      { label: 'API recipes', to: '/apis/recipes' },
    ],
  },
  tally: stairs('Time and money', 5, [
    { figure: 'Now', text: 'keys, ₹0' },
    { figure: `${spanOf(days.activation)} days`, text: 'to build' },
    { figure: '₹1', text: 'to go live' },
  ]),
  sections: [
    {
      kind: 'steps',
      heading: 'The five steps',
      items: [
        { title: 'Get keys', text: 'The sandbox’s are the same for everybody.' },
        {
          title: 'Set up environment',
          text: 'Keep key and address in variables.',
        },
        { title: 'First call', text: 'Verify a test UPI ID and read the response.' },
        { title: 'Test and debug', text: 'Trigger each status with its test value.' },
        { title: 'Go live', text: 'Swap key and address, then make a live payment of ₹1.' },
      ],
    },
    {
      kind: 'features',
      columns: 2,
      heading: 'Two modes',
      intro: 'Only the address and the key differ.',
      items: [
        {
          icon: 'device',
          title: 'Sandbox',
          text: 'For building and testing, free of charge. No bank or issuer is contacted.',
          ticks: [SANDBOX, `Key ${KEY}`, 'Made-up names and references'],
        },
        {
          icon: 'globe',
          title: 'Production',
          text: 'For real customers. Calls that get a status are charged; every call is logged.',
          ticks: [PRODUCTION, 'Own key, starting with live', 'Opened after document checks'],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'get-keys',
      heading: '1. Get keys',
      paragraphs: [
        `The sandbox runs on your machine and takes the key ${KEY}.`,
        'Your production key follows the check of your documents.',
      ],
    },
    {
      kind: 'runs',
      text: 'Try the key, then another.',
      calls: [runOf('balance.get')],
    },
    {
      kind: 'prose',
      id: 'set-up-environment',
      heading: '2. Set up environment',
      paragraphs: [
        `Keep ${ENV_PREFIX}_BASE_URL and ${ENV_PREFIX}_API_KEY outside the code: the same build then runs in both modes. Samples read the key; in Postman, the two are base_url and api_key, and the collection runs top to bottom.`,
        'Your server’s clock must be right.',
      ],
    },
    {
      kind: 'runs',
      text: 'Ask the sandbox for its time.',
      calls: [runOf('sandbox.clock')],
    },
    {
      kind: 'code',
      id: 'first-call',
      heading: '3. First call',
      paragraphs: ['Start the sandbox, set the key, and run this: a made-up name returns.'],
      endpoint: documented('/upi/verify'),
    },
    {
      kind: 'testValues',
      id: 'test-and-debug',
      heading: '4. Test and debug',
      intro:
        'In the sandbox each of these made-up values returns one status. Show not_found as a result, not as an error. Leave out the key for 401 or a field for 422. The header Sandbox-Fault brings what goes wrong on the way, such as lost_answer or 503.',
      columns: ['Value', 'Field, status', 'Meaning'],
      folded: true,
      items: sandboxValues,
    },
    {
      kind: 'runs',
      text: 'Lose an answer, and run it again with the same Idempotency-Key. Let the payer decline. In the console, spoil a signature.',
      calls: [runOf('payments.create'), runOf('sandbox.pay')],
    },
    {
      kind: 'texts',
      id: 'webhooks',
      heading: 'Webhooks',
      paragraphs: [
        'With each new status of a payment, we send your server an event, signed by Standard Webhooks 1.0. Check the raw body before you parse it, respond with 2xx within ten seconds, then do the work.',
        'Otherwise we send it again, ten times in three days. They may come twice, in any order: remember each webhook-id for four days.',
      ],
      ...webhookTexts,
    },
    {
      kind: 'ticks',
      id: 'go-live',
      heading: '5. Go live',
      items: [
        'The address and key are for production',
        'Keys are on the server only',
        'Webhook signatures are checked',
        'A pending payment is not sent twice',
        'Timeouts are set to 30 seconds',
        'Errors show the request_id to support',
        'Someone on your team receives alerts',
        'Your live payment of ₹1 has settled',
      ],
    },
    {
      kind: 'runs',
      text: 'Send that ₹1 back.',
      calls: [runOf('refunds.create')],
    },
    {
      kind: 'note',
      text: 'Stuck on a step? Write to us with the request_id. The days here are illustrative.',
    },
  ],
} satisfies Page<'Article'>;
