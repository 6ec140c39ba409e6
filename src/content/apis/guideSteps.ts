import { documented } from '#content/api-table/documented.ts';
import { SANDBOX } from '#content/api-table/servers.ts';
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
        { title: 'Test and debug', text: 'Provoke failures and delays with the test values.' },
        { title: 'Go live', text: 'Swap key and address, then send one real rupee.' },
      ],
    },
    {
      kind: 'features',
      columns: 2,
      heading: 'Two modes',
      intro: 'Paths, fields and answers are the same in both. Only the address and the key differ.',
      items: [
        {
          icon: 'device',
          title: 'Sandbox',
          text: 'For building and testing, free of charge. No money moves and no issuer is asked.',
          ticks: [
            'https://sandbox.kolam.example',
            'Own key, starting with test',
            'Sample names and references',
          ],
        },
        {
          icon: 'globe',
          title: 'Production',
          text: 'For real customers. Each answered call is charged.',
          ticks: [
            'https://api.kolam.example',
            'Own key, starting with live',
            'Opened after document checks',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'get-keys',
      heading: '1. Get keys',
      paragraphs: [
        'Write to us which service you want to try first. The sandbox key comes by e-mail and works at once; nothing has to be signed for it. The sign-up form of this site is a demonstration and sends nothing.',
        'The production key follows when your company’s documents are checked. Until then you can build everything, since the sandbox answers like production.',
      ],
    },
    {
      kind: 'prose',
      id: 'set-up-environment',
      heading: '2. Set up environment',
      paragraphs: [
        'Keep two variables, KOLAM_BASE_URL and KOLAM_KEY, outside the code: the same build then runs in both modes, and no key reaches a repository.',
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
      endpoint: documented('/upi/verify', SANDBOX),
    },
    {
      kind: 'features',
      id: 'test-and-debug',
      columns: 3,
      heading: '4. Test and debug',
      intro: 'In the sandbox a UPI ID gives the outcome that it names.',
      items: [
        {
          icon: 'check-circle',
          title: 'success@example',
          text: 'Answered at once with the status valid.',
        },
        {
          icon: 'alert',
          title: 'failure@example',
          text: 'Answered with the status not_found, which your code should show as such.',
        },
        {
          icon: 'clock',
          title: 'pending@example',
          text: 'Stays pending for a minute, to see that nothing is sent twice.',
        },
      ],
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
      text: 'Requests and values on this page are illustrative. The addresses end in .example and lead nowhere.',
    },
  ],
} satisfies Page<'Article'>;
