import type { Operation } from '../../../src/api-docs/kit/operation.ts';
import type { OperationId } from '../../../src/api-docs/operations.ts';
import { problemAddress } from '../../../src/api-docs/problem-address.ts';
import { commonProblems, type ProblemCode, problems } from '../../../src/api-docs/problems.ts';
import { problemsOf } from '../../../src/api-docs/problems-of.ts';
import { answerOf } from './answer-of.ts';
import { jsonSchemaOf } from './json-schema.ts';

type Row = Operation & { id: OperationId };

const REQUEST_ID = { 'Request-Id': { $ref: '#/components/headers/RequestId' } };

/** The success of a call, with what a fresh sandbox answers to each sample. */
function success(row: Row) {
  const { id, status, answer, samples } = row;
  if (!answer) return { [status]: { description: 'Done.', headers: REQUEST_ID } };
  return {
    [status]: {
      description: 'The call worked.',
      headers: {
        ...REQUEST_ID,
        ...(row.idempotent
          ? { 'Idempotent-Replayed': { $ref: '#/components/headers/Replayed' } }
          : {}),
      },
      content: {
        'application/json': {
          schema: jsonSchemaOf(answer),
          examples: Object.fromEntries(
            samples.map((sample) => [
              exampleName(sample.name),
              { summary: sample.name, value: answerOf(id, sample).body },
            ]),
          ),
        },
      },
    },
  };
}

/** Names of examples are keys, which have no spaces. */
export const exampleName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function byStatus(codes: readonly ProblemCode[]): Map<number, ProblemCode[]> {
  const all = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = problems[code];
    all.set(status, [...(all.get(status) ?? []), code]);
  }
  return all;
}

/** Responses that every call may give, once for all. */
export const sharedResponses = () =>
  Object.fromEntries(
    [...byStatus(commonProblems)].map(([status, codes]) => [`Problem${status}`, refusal(codes)]),
  );

/** All responses of a call. */
export function responses(row: Row) {
  const own = problemsOf(row);
  const shared = byStatus(commonProblems);
  return {
    ...success(row),
    ...Object.fromEntries(
      [...byStatus(own)].map(([status, codes]) => [
        status,
        codes.length === shared.get(status)?.length
          ? { $ref: `#/components/responses/Problem${status}` }
          : refusal(codes),
      ]),
    ),
  };
}

function refusal(codes: readonly ProblemCode[]) {
  const [first] = codes;
  const status = first && problems[first].status;
  const waits = status === 429 || status === 503;
  return {
    description: codes.map((code) => problems[code].title).join('; '),
    headers: {
      ...REQUEST_ID,
      ...(waits ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
    },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { enum: codes } } },
          ],
        },
        ...(first ? { example: example(first) } : {}),
      },
    },
  };
}

const example = (code: ProblemCode) => ({
  type: problemAddress(code),
  title: problems[code].title,
  status: problems[code].status,
  detail: problems[code].text,
  code,
  request_id: 'req_test_0000000001',
});
