import { conventionRows } from '#api-docs/convention-rows.ts';
import { documented } from '#api-docs/documented.ts';
import { endpointRows } from '#api-docs/endpoint-rows.ts';
import { eventRows } from '#api-docs/event-rows.ts';
import { keys } from '#api-docs/keys.ts';
import { limitRows } from '#api-docs/limit-rows.ts';
import { ENV_PREFIX } from '#api-docs/names.ts';
import { oauthTexts } from '#api-docs/oauth.ts';
import { operations } from '#api-docs/operations.ts';
import { problemRows } from '#api-docs/problem-rows.ts';
import { PRODUCTION, SANDBOX } from '#api-docs/servers.ts';
import { versionRows } from '#api-docs/version-rows.ts';
import { marks } from '#copy/head-pictures.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import {
  OPENAPI_FILE,
  POSTMAN_FILE,
  SAMPLE_BLURRED_FILE,
  SAMPLE_DOCUMENT_FILE,
  SANDBOX_DIGEST_FILE,
  SANDBOX_FILE,
} from '#facts/files.ts';
import { site } from '#facts/site.ts';

const methods = Object.values(operations).map(({ method }) => method);
const countOf = (method: string) => methods.filter((each) => each === method).length;
const [removes, acts, reads] = [countOf('DELETE'), countOf('POST'), countOf('GET')];

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

export default {
  view: 'Article',
  meta: {
    title: 'API reference',
    description: `Getting started, authentication, endpoints, request samples, error codes and SDKs for the ${site.brand} payment and verification APIs.`,
  },
  head: {
    heading: 'API reference',
    lead: 'For developers: what to send, and what comes back.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'API reference' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'Developer guide', to: '/apis/guideSteps' },
      { label: 'Sandbox console', to: '/apis/sandbox' },
    ],
  },
  tally: marks(
    `All ${methods.length} calls`,
    [removes, acts, reads],
    [
      { figure: String(removes), text: 'DELETE' },
      { figure: String(acts), text: 'POST' },
      { figure: String(reads), text: 'GET' },
    ],
  ),
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
          text: 'Every documented call, and files for your tools.',
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
        `Everything here is illustrative: ${PRODUCTION} leads nowhere. The sandbox is real: run calls in this page or in its console, also without a network, or download it, run node with it, and send requests to ${SANDBOX}. The sandbox is free of charge.`,
        'The pages of the groups, with the console and the files, are kept on your device once you have opened one with a network.',
      ],
    },
    {
      kind: 'texts',
      id: 'authentication',
      heading: 'Authentication',
      paragraphs: [
        'Each request carries your API key as a bearer token in the Authorization header. The sandbox has four keys, the same for everybody:',
        `${Object.entries(keys)
          .map(([key, { text }]) => `${key}: ${text}`)
          .join(' ')}`,
        'Keep live keys on your server. If one reaches a browser, an app or a public repository, replace it the same hour.',
        'Software that acts for many merchants uses OAuth 2.0: each merchant approves scopes such as payments:read at /oauth/authorize, and you exchange the code, with PKCE and state, for a 15-minute token, to send in place of the key.',
      ],
      ...oauthTexts,
      note: 'Use your own client ID, secret and redirect address.',
    },
    {
      kind: 'testValues',
      id: 'conventions',
      heading: 'Conventions',
      intro: 'What holds for every call.',
      columns: ['Matter', 'Rule', 'Why'],
      folded: true,
      items: [
        { label: 'Requests and answers', rows: conventionRows },
        { label: 'Limits in numbers', rows: limitRows },
        { label: 'Versions', rows: versionRows },
      ],
    },
    {
      kind: 'endpoints',
      id: 'endpoints',
      heading: 'Endpoints',
      intro: 'Every call, by group. Each leads to its fields, answers, errors and a run.',
      items: endpointRows,
    },
    {
      kind: 'downloads',
      heading: 'Files for your tools',
      intro: 'For a desk: download them while you have a network.',
      items: [
        {
          label: 'OpenAPI 3.1',
          href: `/${OPENAPI_FILE}`,
          text: `For editors, mock servers and types in one line: npx openapi-typescript ${OPENAPI_FILE.slice(4)} -o types.ts`,
        },
        {
          label: 'Sandbox for your machine',
          href: `/${SANDBOX_FILE}`,
          text: `One file for Node 20 or newer, without dependencies: node ${SANDBOX_FILE.slice(4)}. It answers on your machine alone.`,
        },
        {
          label: 'SHA-256 of the sandbox',
          href: `/${SANDBOX_DIGEST_FILE}`,
          text: 'For sha256sum --check, next to the file.',
        },
        {
          label: 'Postman collection 2.1',
          href: `/${POSTMAN_FILE}`,
          text: 'Runs from top to bottom, or by hand, with the sandbox’s address and key. Keep the sample document beside it.',
        },
        {
          label: 'Sample document',
          href: `/${SAMPLE_DOCUMENT_FILE}`,
          text: 'What requests for OCR send.',
        },
        {
          label: 'Blurred document',
          href: `/${SAMPLE_BLURRED_FILE}`,
          text: 'Comes back unreadable.',
        },
      ],
    },
    {
      kind: 'code',
      id: 'samples',
      heading: 'Samples',
      paragraphs: [
        `Start the sandbox, set ${ENV_PREFIX}_API_KEY, and copy it as it is: this UPI ID cannot exist.`,
        'In the sandbox the value decides the response: the developer guide lists one for every status.',
      ],
      endpoint: documented('/upi/verify'),
    },
    {
      kind: 'testValues',
      id: 'errors',
      heading: 'Errors',
      intro:
        'An error is application/problem+json: code, a sentence for people, request_id and, with 422, all fields at fault. An unknown number is no error: it returns 200 and not_found. A refused payment is none either: its status is failed.',
      columns: ['Code', 'Meaning', 'What to do'],
      folded: true,
      items: problemRows,
    },
    {
      kind: 'testValues',
      id: 'events',
      heading: 'Events',
      columns: ['Event', 'Its data', 'When'],
      folded: true,
      items: eventRows,
    },
    {
      kind: 'prose',
      id: 'sdks',
      heading: 'SDKs',
      paragraphs: [
        'There is no package to install: each call is one HTTPS request.',
        'Set a timeout of 30 seconds. A call that moves money carries your own reference as Idempotency-Key: repeated with the same key, it pays once and brings the same answer again. Read a later state with GET.',
      ],
    },
    {
      kind: 'links',
      label: 'See also',
      items: [
        { label: 'API recipes', to: '/apis/recipes' },
        { label: 'Checkout for a web shop', to: '/apis/checkout' },
        { label: 'Test values', to: '/apis/test-values' },
        { label: 'Changelog', to: '/apis/changelog' },
      ],
    },
  ],
} satisfies Page<'Article'>;
