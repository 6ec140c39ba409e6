import type { Page } from '#content/types.ts';

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
      { label: 'Get keys', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'The five steps',
      items: [
        { title: 'Get keys', text: 'Sign up and receive a sandbox key by e-mail.' },
        {
          title: 'Set up environment',
          text: 'Keep key and base address in variables, outside the code.',
        },
        { title: 'First call', text: 'Verify a sample UPI ID and read the answer.' },
        { title: 'Test and debug', text: 'Provoke failures and delays with the test values.' },
        { title: 'Go live', text: 'Swap key and address, then send one real rupee.' },
      ],
    },
    {
      kind: 'code',
      heading: 'Your first call',
      paragraphs: [
        'Store the key as KOLAM_KEY in your shell, then run this request. The sandbox answers with a sample name.',
        'The answer holds a request_id. Write it to your log beside your own reference.',
      ],
      endpoint: {
        method: 'POST',
        path: '/upi/verify',
        fields: [
          {
            name: 'upi_id',
            type: 'string, required',
            text: 'The UPI ID to look up, such as name@handle.',
          },
        ],
        sample: `curl -X POST \\
  https://sandbox.kolam.example/upi/verify \\
  -H "Authorization: Bearer $KOLAM_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "upi_id": "success@example"
  }'`,
      },
    },
    {
      kind: 'features',
      columns: 2,
      heading: 'Two modes',
      items: [
        {
          icon: 'device',
          title: 'Sandbox',
          text: 'For building and testing. No money moves and no issuer is asked.',
          ticks: [
            'Own key, starting with test',
            'Sample names and references',
            'success@, failure@ and pending@example give the answer that they name',
          ],
        },
        {
          icon: 'globe',
          title: 'Production',
          text: 'For real customers. Each call is charged and recorded.',
          ticks: [
            'Own key, starting with live',
            'Opened after document checks',
            'Alerts by e-mail and webhook',
          ],
        },
      ],
    },
    {
      kind: 'ticks',
      heading: 'Before you go live',
      items: [
        'Keys are on the server only',
        'Webhook signatures are checked',
        'A pending payment is not sent twice',
        'Timeouts are set to 30 seconds',
        'Errors show the request_id to support',
        'Someone is named to receive alerts',
      ],
    },
    {
      kind: 'note',
      text: 'Requests and values on this page are illustrative. The addresses end in .example and lead nowhere.',
    },
  ],
} satisfies Page<'Article'>;
