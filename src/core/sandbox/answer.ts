import { HEADER_PREFIX } from '#api-docs/names.ts';
import { problemAddress } from '#api-docs/problem-address.ts';
import { type Problem, problems } from '#api-docs/problems.ts';
import { API_VERSION } from '#api-docs/version.ts';
import type { Refused } from './refused.ts';

/** What comes back. Names of headers are in small letters; there is no body with 204. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
}

const shared = (requestId: string) => ({
  'request-id': requestId,
  [`${HEADER_PREFIX.toLowerCase()}-version`]: API_VERSION,
});

/** A success. */
export const answered = (requestId: string, status: number, body: unknown): Answer => ({
  status,
  headers: {
    ...(status === 204 ? {} : { 'content-type': 'application/json' }),
    ...shared(requestId),
  },
  ...(status === 204 ? {} : { body }),
});

/** An error, as RFC 9457 writes it. */
export function refusal(requestId: string, { code, faults, headers }: Refused): Answer {
  const { status, title, text }: Problem = problems[code];
  return {
    status,
    headers: { 'content-type': 'application/problem+json', ...shared(requestId), ...headers },
    body: {
      type: problemAddress(code),
      title,
      status,
      detail: faults[0]?.detail ?? text,
      code,
      request_id: requestId,
      ...(faults.length > 0 ? { errors: faults } : {}),
    },
  };
}
