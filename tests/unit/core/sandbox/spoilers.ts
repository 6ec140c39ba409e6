import { faults } from '#api-docs/faults.ts';
import type { SandboxRequest } from '#core/sandbox/request/request.ts';

type Spoil = (request: SandboxRequest) => SandboxRequest[];

const withHeaders =
  (headers: Record<string, string>): Spoil =>
  (request) => [{ ...request, headers: { ...request.headers, ...headers } }];

const withBody =
  (body: string, headers: Record<string, string> = {}): Spoil =>
  (request) => [{ ...request, headers: { ...request.headers, ...headers }, body }];

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };

const withField =
  (name: string, value: unknown): Spoil =>
  (request) => [
    {
      ...request,
      body: request.body.startsWith('{')
        ? JSON.stringify({ ...JSON.parse(request.body), [name]: value })
        : request.body,
    },
  ];

const withPath =
  (path: string): Spoil =>
  (request) => [{ ...request, target: path }];

/** A request, and all that can be wrong with it or happen to it on the way, by what it is. */
export const spoilers: Readonly<Record<string, Spoil>> = {
  'what is right': (request) => [request],
  'what is sent again': (request) => [request, request],
  'another body with the same key': (request) => [
    request,
    ...withField('reference', 'another')(request),
    ...withField('reason', 'another')(request),
    ...withField('purpose', 'another')(request),
    ...withField('name', 'another')(request),
    ...withField('events', ['order.paid'])(request),
    ...withField('mode', 'CASH')(request),
    ...withField('consumer_number', '000000003')(request),
  ],
  'what comes after it was done': (request) => [
    request,
    ...withHeaders({ 'idempotency-key': 'another' })(request),
  ],
  'no key': withHeaders({ authorization: '' }),
  'a user name': withHeaders({ authorization: 'Basic dGVzdDp0ZXN0' }),
  'another key': withHeaders({ authorization: 'Bearer rzp_test_x' }),
  'a revoked key': withHeaders({ authorization: 'Bearer test_key_revoked' }),
  'a key that reads': withHeaders({ authorization: 'Bearer test_key_read_only' }),
  'a key that is limited': (request) => {
    const [limited = request] = withHeaders({ authorization: 'Bearer test_key_limited' })(request);
    return [limited, limited, limited];
  },
  'a version that there never was': withHeaders({ 'kolam-version': '1999-01-01' }),
  'a version that has ended': withHeaders({ 'kolam-version': '1.0.0' }),
  'no idempotency key': withHeaders({ 'idempotency-key': '' }),
  'a malformed idempotency key': withHeaders({ 'idempotency-key': 'a b' }),
  'a large body': withBody(' '.repeat(1_000_001)),
  'no body': withBody('', json),
  'no body and no type': withBody('', { 'content-type': '' }),
  'no JSON': withBody('{', json),
  'a list': withBody('[]', json),
  'no UTF-8': withBody('\u{fffd}', json),
  'no form': withBody('{', form),
  'another type': withBody('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
  'another character set': withHeaders({ 'content-type': 'application/json; charset=latin1' }),
  'a compressed body': withBody('x', { 'content-encoding': 'gzip' }),
  'a field too many': withField('another', 1),
  'a field that is missing': (request) =>
    Object.keys(request.body.startsWith('{') ? JSON.parse(request.body) : {}).flatMap((name) =>
      withField(name, undefined)(request),
    ),
  'a value that could be real': (request) => [
    ...withField('reference', '4111111111111111')(request),
    ...withField('description', '4111111111111111')(request),
    ...withField('reason', '4111111111111111')(request),
    ...withField('purpose', '4111111111111111')(request),
    ...withField('name', '4111111111111111')(request),
    ...withField('consumer_number', '987654')(request),
    ...withField('pan', 'ABCPE1234F')(request),
  ],
  'an unknown query': (request) => withPath(`${request.target.split('?')[0]}?another=1`)(request),
  'an invalid query': (request) => withPath(`${request.target.split('?')[0]}?limit=x`)(request),
  'ids of nothing': (request) =>
    withPath(request.target.replace(/_test_\w{10}/, '_test_ZZZZZZZZZZ'))(request),
  'ids that are none': (request) => withPath(request.target.replace(/_test_\w{10}/, 'x'))(request),
  'another path': withPath('/nothing'),
  'another method': (request) => [{ ...request, method: 'PATCH' }],
  'a fault that there is not': withHeaders({ 'sandbox-fault': 'none' }),
  ...Object.fromEntries(
    Object.keys(faults).map((fault) => [
      `the fault ${fault}`,
      withHeaders({ 'sandbox-fault': fault }),
    ]),
  ),
};
