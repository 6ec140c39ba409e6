import { documented } from '#api-docs/documented.ts';
import { ENV_PREFIX } from '#api-docs/names.ts';
import { sandboxValues } from '#api-docs/sandbox-values.ts';
import { PRODUCTION, SANDBOX } from '#api-docs/servers.ts';
import { webhookTexts } from '#api-docs/webhook-shown.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Developer guide',
    description:
      'Five steps from keys to live payments: get keys, set up the environment, make the first call, test and debug, go live. Sandbox and production modes.',
  },
  head: {
    heading: 'Developer guide',
    lead: 'Five steps from an empty folder to live payments. Most teams need 1-3 business days.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Developer guide' }],
    actions: [
      { label: 'Get keys', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'The five steps',
      items: [
        { title: 'Get keys', text: 'Ask our team for a sandbox key.' },
        {
          title: 'Set up environment',
          text: 'Keep key and base address in variables, outside the code.',
        },
        { title: 'First call', text: 'Verify a sample UPI ID and read the answer.' },
        { title: 'Test and debug', text: 'Bring about each status with its test value.' },
        { title: 'Go live', text: 'Swap key and address, then send one real rupee.' },
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
          text: 'For building and testing, free of charge. No issuer is asked.',
          ticks: [SANDBOX, 'Own key, starting with test', 'Sample names and references'],
        },
        {
          icon: 'globe',
          title: 'Production',
          text: 'For real customers. Each answered call is charged, each call recorded.',
          ticks: [PRODUCTION, 'Own key, starting with live', 'Opened after document checks'],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'get-keys',
      heading: '1. Get keys',
      paragraphs: [
        'Write to us which service you want to try first. The sandbox key comes by e-mail and works at once; nothing has to be signed or paid for it. The sign-up form of this site is a demonstration and sends nothing unasked.',
        'The production key follows when your company’s documents are checked.',
      ],
    },
    {
      kind: 'prose',
      id: 'set-up-environment',
      heading: '2. Set up environment',
      paragraphs: [
        `Keep ${ENV_PREFIX}_BASE_URL and ${ENV_PREFIX}_API_KEY outside the code: the same build then runs in both modes, and no key reaches a repository. The Postman file calls them base_url and api_key; samples write YOUR_API_KEY.`,
        'Call from a server only. Allow it to reach the base address over HTTPS, and keep its clock right, since webhook signatures carry a time.',
      ],
    },
    {
      kind: 'code',
      id: 'first-call',
      heading: '3. First call',
      paragraphs: [
        'Put your sandbox key in place of YOUR_API_KEY and run this request. The sandbox answers with a sample name.',
        'The answer holds a request_id. Write it to your log beside your own reference.',
      ],
      endpoint: documented('/upi/verify'),
    },
    {
      kind: 'testValues',
      id: 'test-and-debug',
      heading: '4. Test and debug',
      intro:
        'In the sandbox each of these made-up values brings one status. Answered with the status not_found, show that and no error. Leave out a field for 400 or the key for 401, and break the form of a value for 422.',
      columns: ['Value', 'Field, status', 'Meaning'],
      items: sandboxValues,
    },
    {
      kind: 'texts',
      id: 'webhooks',
      heading: 'Webhooks',
      paragraphs: [
        'When a payment changes its state, your server is sent an event with the call’s Idempotency-Key. Check the signature over the raw body before you parse it, and answer 2xx within ten seconds.',
        'Anything else is a failure: the event comes again for a day, in growing intervals. Drop an event_id that you have seen.',
      ],
      ...webhookTexts,
    },
    {
      kind: 'ticks',
      id: 'go-live',
      heading: '5. Go live',
      items: [
        'Address and key are those of production',
        'Keys are on the server only',
        'Webhook signatures are checked',
        'A pending payment is not sent twice',
        'Timeouts are set to 30 seconds',
        'Errors show the request_id to support',
        'Someone is named to receive alerts',
        'One real rupee has arrived',
      ],
    },
    {
      kind: 'note',
      text: 'Requests, values and days here are illustrative. The addresses end in .example and lead nowhere.',
    },
  ],
} satisfies Page<'Article'>;
