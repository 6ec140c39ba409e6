import { SLUG } from '../../../facts/site.ts';
import type { Operation } from '../../../src/api-docs/kit/operation.ts';
import { HEADER_PREFIX } from '../../../src/api-docs/names.ts';
import type { ProblemCode } from '../../../src/api-docs/problems.ts';
import { API_VERSION } from '../../../src/api-docs/version.ts';

const VERSION = `${HEADER_PREFIX}-Version`;

const text = (description: string, schema: object, example: string | number) => ({
  description,
  schema: { type: 'string', ...schema },
  example,
});

/** Headers of answers, by their names in the description. */
export const sharedHeaders = () => ({
  RequestId: {
    required: true,
    ...text('The call, for support.', { pattern: '^req_' }, 'req_test_0000000001'),
  },
  Version: {
    required: true,
    ...text('The version that answered.', { enum: [API_VERSION] }, API_VERSION),
  },
  Replayed: text(
    'true where this is the answer to an earlier request with the same key.',
    { enum: ['true'] },
    'true',
  ),
  RetryAfter: text(
    'Seconds to wait before the same request is sent again.',
    { type: 'integer', minimum: 1 },
    1,
  ),
  RateLimit: text(
    'What is left of this second, as in draft-ietf-httpapi-ratelimit-headers.',
    { pattern: '^"key";r=[0-9]+;t=1$' },
    '"key";r=999;t=1',
  ),
  RateLimitPolicy: text(
    'Calls of a key in a second.',
    { pattern: '^"key";q=[0-9]+;w=1$' },
    '"key";q=1000;w=1',
  ),
  Challenge: {
    required: true,
    ...text(
      'How a key is sent, and what was wrong with this one (RFC 6750, 3).',
      { pattern: '^Bearer ' },
      `Bearer realm="${SLUG}"`,
    ),
  },
  Accept: text('The content type that the call takes.', {}, 'application/json'),
  AcceptEncoding: text('No compression.', { enum: ['identity'] }, 'identity'),
  Allow: text('Methods that the path has.', {}, 'POST, GET, HEAD, OPTIONS'),
});

type Name = keyof ReturnType<typeof sharedHeaders>;

const NAMED: Readonly<Record<Name, string>> = {
  RequestId: 'Request-Id',
  Version: VERSION,
  Replayed: 'Idempotent-Replayed',
  RetryAfter: 'Retry-After',
  RateLimit: 'RateLimit',
  RateLimitPolicy: 'RateLimit-Policy',
  Challenge: 'WWW-Authenticate',
  Accept: 'Accept',
  AcceptEncoding: 'Accept-Encoding',
  Allow: 'Allow',
};

const references = (names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [NAMED[name], { $ref: `#/components/headers/${name}` }]));

const LIMITS: readonly Name[] = ['RateLimit', 'RateLimitPolicy'];

/** Headers of a success. */
export const successHeaders = ({ idempotent }: Operation) =>
  references(['RequestId', 'Version', ...LIMITS, ...(idempotent ? (['Replayed'] as const) : [])]);

/** Codes that tell how long to wait. */
const WAITING: readonly ProblemCode[] = [
  'request_in_progress',
  'rate_limited',
  'unavailable',
  'upstream_timeout',
];

/** Headers of a refusal with one of these codes. */
export function refusalHeaders(codes: readonly ProblemCode[], isRepeated: boolean) {
  const has = (...some: ProblemCode[]) => codes.some((code) => some.includes(code));
  return references([
    'RequestId',
    'Version',
    // A request without a key of ours is counted nowhere.
    ...(has('key_missing', 'host_not_allowed') ? [] : LIMITS),
    ...(isRepeated ? (['Replayed'] as const) : []),
    ...(has(...WAITING) ? (['RetryAfter'] as const) : []),
    ...(has('key_missing', 'scope_missing') ? (['Challenge'] as const) : []),
    ...(has('content_type_unsupported') ? (['Accept', 'AcceptEncoding'] as const) : []),
    ...(has('method_not_allowed') ? (['Allow'] as const) : []),
  ]);
}
