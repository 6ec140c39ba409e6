import { documented } from '#api-docs/documented.ts';
import { endpointRows } from '#api-docs/endpoint-rows.ts';
import { errors } from '#api-docs/errors.ts';
import { oauthTexts } from '#api-docs/oauth.ts';
import { PRODUCTION, SANDBOX } from '#api-docs/servers.ts';
import { OPENAPI_FILE, POSTMAN_FILE } from '#content/files.ts';
import { site } from '#content/site.ts';
import { testValues } from '#content/test-values.ts';
import type { PageFacts } from '#content/types/facts.ts';
import type { Page } from '#content/types/page.ts';

const ERROR_ICONS = { 400: 'alert', 401: 'key', 422: 'eye', 429: 'clock' } as const;

export const facts = { untranslated: 'developers' } satisfies PageFacts;

export default {
  view: 'Article',
  meta: {
    title: 'API reference',
    description: `Getting started, authentication, endpoints, request samples, error codes and SDKs for the ${site.brand} payment and verification APIs.`,
  },
  head: {
    heading: 'API reference',
    lead: 'For developers: how to call us, what to send and what comes back. Ask for a sandbox key; it comes by e-mail.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'API reference' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
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
          text: 'Bearer keys, and OAuth 2.0 tokens.',
          anchor: 'authentication',
        },
        {
          icon: 'list',
          title: 'Endpoints',
          text: 'Every documented call, and two files for your tools.',
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
          text: 'How to call the API from your language.',
          anchor: 'sdks',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'getting-started',
      heading: 'Getting started',
      paragraphs: [
        `The API speaks JSON over HTTPS. Send requests to ${SANDBOX} while you build and to ${PRODUCTION} when you are live; paths and fields are the same in both. The sandbox is free of charge.`,
        'Amounts are strings in rupees with two decimals, times are ISO 8601 with an offset, and every response carries a request_id for support.',
      ],
    },
    {
      kind: 'texts',
      id: 'authentication',
      heading: 'Authentication',
      paragraphs: [
        'Each request carries your API key as a bearer token in the Authorization header. Sandbox and production each have their own key and refuse the other’s.',
        'Keep keys on your server. If one reaches a browser, an app or a public repository, replace it at once.',
        'Software that acts for many merchants uses OAuth 2.0: each merchant approves the scopes verify or pay at /oauth/authorize, and you exchange the code for a 15-minute token, to send in place of the key.',
      ],
      ...oauthTexts,
      note: 'Use your own client ID, secret and redirect address.',
    },
    {
      kind: 'endpoints',
      id: 'endpoints',
      heading: 'Endpoints',
      intro: 'Each page has the fields, code, responses and test values.',
      items: endpointRows,
    },
    {
      kind: 'downloads',
      heading: 'Files for your tools',
      items: [
        {
          label: 'OpenAPI 3.1',
          href: `/${OPENAPI_FILE}`,
          text: 'For editors, mock servers and code generators.',
        },
        {
          label: 'Postman collection 2.1',
          href: `/${POSTMAN_FILE}`,
          text: 'For trying requests by hand. Set base_url and api_key once for the whole collection.',
        },
      ],
    },
    {
      kind: 'code',
      id: 'samples',
      heading: 'Samples',
      paragraphs: [
        'Copy it as it is: this UPI ID cannot exist.',
        'In the sandbox the value decides the response: the developer guide lists one for every status.',
      ],
      endpoint: documented('/upi/verify'),
    },
    {
      kind: 'features',
      id: 'errors',
      columns: 2,
      compact: true,
      heading: 'Errors',
      intro:
        'An error has a code, a sentence for people, the field at fault if there is one, and the request_id. An unknown number is no error: it returns 200 and not_found.',
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
        'There is no package to install: each call is one HTTPS request.',
        'Set a timeout of 30 seconds. A call that moves money carries your own reference as Idempotency-Key: repeated with the same key, it pays once and returns the first call’s status.',
      ],
    },
    {
      kind: 'testValues',
      id: 'test-values',
      heading: 'Test values of the tools',
      intro:
        'What to type into each tool here: made up, or published for tests. The same input gives the same outcome, except for addresses.',
      items: testValues,
    },
  ],
} satisfies Page<'Article'>;
