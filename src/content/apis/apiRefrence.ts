import { documented } from '#content/api-table/documented.ts';
import { endpointRows } from '#content/api-table/endpoint-rows.ts';
import { errors } from '#content/api-table/errors.ts';
import { SANDBOX } from '#content/api-table/servers.ts';
import { testValues } from '#content/test-values/all.ts';
import type { Page } from '#content/types.ts';

const ERROR_ICONS = { 400: 'alert', 401: 'key', 422: 'eye', 429: 'clock' } as const;

export default {
  view: 'Article',
  meta: {
    title: 'API reference',
    description:
      'Getting started, authentication, endpoints, request samples, error codes and SDKs for the Kolam payment and verification APIs.',
  },
  head: {
    heading: 'API reference',
    lead: 'How to call us, what to send and what comes back. All requests on this page are illustrative.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'API reference' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'Developer guide', to: '/apis/guideSteps' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
      heading: 'Contents',
      items: [
        {
          icon: 'play',
          title: 'Getting started',
          text: 'Base addresses, formats and the first call.',
          anchor: 'getting-started',
        },
        {
          icon: 'key',
          title: 'Authentication',
          text: 'Bearer keys for sandbox and production.',
          anchor: 'authentication',
        },
        {
          icon: 'list',
          title: 'Endpoints',
          text: 'All documented calls, and two files for tools.',
          anchor: 'endpoints',
        },
        {
          icon: 'code',
          title: 'Samples',
          text: 'A request to copy, in four languages.',
          anchor: 'samples',
        },
        {
          icon: 'alert',
          title: 'Errors',
          text: 'Status codes and what to do about each.',
          anchor: 'errors',
        },
        {
          icon: 'download',
          title: 'SDKs',
          text: 'Using the API from your language.',
          anchor: 'sdks',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'getting-started',
      heading: 'Getting started',
      paragraphs: [
        'The API speaks JSON over HTTPS. Send requests to https://sandbox.kolam.example while you build and to https://api.kolam.example when you are live; paths and fields are the same in both.',
        'Amounts are strings in rupees with two decimals, times are ISO 8601 with an offset, and every answer carries a request_id. Keep it: support can find the call by it.',
      ],
    },
    {
      kind: 'prose',
      id: 'authentication',
      heading: 'Authentication',
      paragraphs: [
        'Each request carries your API key as a bearer token in the Authorization header. Sandbox and production have keys of their own, and a key from one is refused by the other.',
        'Keep keys on your server. A key that reached a browser, a phone app or a public repository should be replaced at once; the old one can stay valid for a day while you deploy.',
      ],
    },
    {
      kind: 'endpoints',
      id: 'endpoints',
      heading: 'Endpoints',
      intro: 'Each page shows the fields, the request in four languages and the answers.',
      items: endpointRows,
    },
    {
      kind: 'downloads',
      heading: 'Files for your tools',
      items: [
        {
          label: 'OpenAPI 3.1',
          href: '/api/kolam-openapi.json',
          text: 'For editors, mock servers and code generators.',
        },
        {
          label: 'Postman collection 2.1',
          href: '/api/kolam-postman.json',
          text: 'For trying requests by hand. Set base_url and api_key once for the whole collection.',
        },
      ],
    },
    {
      kind: 'code',
      id: 'samples',
      heading: 'Samples',
      paragraphs: [
        'The request here asks about a UPI ID that cannot exist, so it is safe to copy.',
        'In the sandbox the answer depends on the value that you send: the developer guide lists values for success, failure and delay.',
      ],
      endpoint: documented('/upi/verify', SANDBOX),
    },
    {
      kind: 'features',
      id: 'errors',
      columns: 2,
      compact: true,
      heading: 'Errors',
      intro:
        'An error has a code, a sentence for people, the field where one is at fault, and the request_id. A number that an issuer does not know is no error: it is answered with 200 and the status not_found.',
      items: errors.map(({ status, title, text }) => ({
        icon: ERROR_ICONS[status],
        title: `${status} ${title}`,
        text,
      })),
    },
    {
      kind: 'prose',
      id: 'sdks',
      heading: 'SDKs',
      paragraphs: [
        'There is no package to install: a call is one HTTPS request, and the client of your language is enough.',
        'Whatever you use, set a timeout of 30 seconds, send your own reference with each payment and repeat a call only with that reference.',
      ],
    },
    {
      kind: 'testValues',
      id: 'test-values',
      heading: 'Test values of the tools',
      intro:
        'Every tool of this site offers these as samples. None is a person’s: the numbers are made up, or published for tests. The same input has the same outcome, except for addresses, which a map service gives.',
      items: testValues,
    },
  ],
} satisfies Page<'Article'>;
