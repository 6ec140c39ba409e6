import type { Page } from '#content/types.ts';

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
          text: 'All documented calls with their fields.',
          anchor: 'endpoints',
        },
        { icon: 'code', title: 'Samples', text: 'A request that you can copy.', anchor: 'samples' },
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
      kind: 'features',
      id: 'endpoints',
      columns: 2,
      compact: true,
      heading: 'Endpoints',
      intro: 'Each page lists the fields and shows a request.',
      items: [
        { icon: 'id', title: 'PAN', text: 'POST /pan/verify', to: '/apis/panFeatures' },
        {
          icon: 'fingerprint',
          title: 'Aadhaar',
          text: 'POST /aadhaar/verify',
          to: '/apis/aadhaarFeatures',
        },
        {
          icon: 'bank',
          title: 'Bank account',
          text: 'POST /bank/verify',
          to: '/apis/bankFeatures',
        },
        {
          icon: 'users',
          title: 'Voter ID',
          text: 'POST /voterid/verify',
          to: '/apis/voterFeatures',
        },
        {
          icon: 'receipt',
          title: 'BBPS bill payment',
          text: 'POST /bbps/pay',
          to: '/apis/bbpsFeatures',
        },
        { icon: 'car', title: 'Vehicle RC', text: 'POST /rc/verify', to: '/apis/rcFeatures' },
        {
          icon: 'plane',
          title: 'Passport',
          text: 'POST /passport/verify',
          to: '/apis/passportFeatures',
        },
        { icon: 'doc', title: 'Company CIN', text: 'POST /cin/verify', to: '/apis/cinFeatures' },
        {
          icon: 'eye',
          title: 'OCR of documents',
          text: 'POST /ocr/verify',
          to: '/apis/ocrFeatures',
        },
        { icon: 'qr', title: 'UPI ID', text: 'POST /upi/verify', to: '/apis/upiFeatures' },
      ],
    },
    {
      kind: 'code',
      id: 'samples',
      heading: 'Samples',
      paragraphs: [
        'A request names the method, the address, the key and the body. The one here asks about a UPI ID that cannot exist, so it is safe to copy.',
        'In the sandbox the answer depends on the value that you send: the developer guide lists values for success, failure and delay.',
      ],
      endpoint: {
        method: 'POST',
        path: '/upi/verify',
        fields: [],
        sample: `curl -X POST \\
  https://sandbox.kolam.example/upi/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "upi_id": "sample.shop@example"
  }'`,
      },
    },
    {
      kind: 'features',
      id: 'errors',
      columns: 3,
      heading: 'Errors',
      intro: 'An error has a code, a sentence for people and the request_id.',
      items: [
        {
          icon: 'alert',
          title: '400 Bad request',
          text: 'A field is missing or has the wrong form. The answer names it.',
        },
        {
          icon: 'key',
          title: '401 Unauthorised',
          text: 'The key is missing, wrong or from the other environment.',
        },
        {
          icon: 'lock',
          title: '403 Forbidden',
          text: 'The key is right but may not use this service.',
        },
        {
          icon: 'search',
          title: '404 Not found',
          text: 'The issuer has no record of that number.',
        },
        {
          icon: 'clock',
          title: '429 Too many requests',
          text: 'Wait for the seconds that Retry-After names.',
        },
        {
          icon: 'refresh',
          title: '503 Unavailable',
          text: 'The issuer does not answer. Try again later with the same reference.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'sdks',
      heading: 'SDKs',
      paragraphs: [
        'There is no package to install: a call is one HTTPS request, and the client of your language is enough. That keeps your build small and your upgrade in your own hands.',
        'Whatever you use, set a timeout of 30 seconds, send your own reference with each payment and repeat a call only with that same reference, so that it cannot be paid twice.',
      ],
    },
  ],
} satisfies Page<'Article'>;
