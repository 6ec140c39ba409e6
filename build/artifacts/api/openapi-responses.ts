import type { Operation } from '../../../src/api-docs/kit/operation.ts';
import type { OperationId } from '../../../src/api-docs/operations.ts';
import { problemAddress } from '../../../src/api-docs/problem-address.ts';
import {
  callless,
  commonProblems,
  type ProblemCode,
  problems,
} from '../../../src/api-docs/problems.ts';
import { problemsOf } from '../../../src/api-docs/problems-of.ts';
import { answerOf } from './answer-of.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { refusalHeaders, successHeaders } from './openapi-headers.ts';

type Row = Operation & { id: OperationId };

/** The success of a call, with what a fresh sandbox answers to each sample. */
function success(row: Row) {
  const { id, status, answer, samples } = row;
  const headers = successHeaders(row);
  if (!answer) return { [status]: { description: 'Done.', headers } };
  return {
    [status]: {
      description: 'The call worked.',
      headers,
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

/** Responses that every call may give, once for all; `Callless` to a request that is of no call. */
export const sharedResponses = () => ({
  ...Object.fromEntries(
    [...byStatus(commonProblems)].map(([status, codes]) => [
      `Problem${status}`,
      refusal(codes, false),
    ]),
  ),
  Callless: refusal(callless, false),
});

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
          : refusal(codes, isRepeated(row, status)),
      ]),
    ),
    default: { $ref: '#/components/responses/Callless' },
  };
}

/** What a call itself refuses is kept with its key, and answered again. */
const isRepeated = ({ idempotent, problems: own = [] }: Row, status: number): boolean =>
  Boolean(idempotent) && own.some((code) => problems[code].status === status);

function refusal(codes: readonly ProblemCode[], repeated: boolean) {
  return {
    description: codes.map((code) => problems[code].title).join('; '),
    headers: refusalHeaders(codes, repeated),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, example(code)])),
      },
    },
  };
}

const example = (code: ProblemCode) => ({
  summary: problems[code].title,
  value: {
    type: problemAddress(code),
    title: problems[code].title,
    status: problems[code].status,
    detail: problems[code].text,
    code,
    request_id: 'req_test_0000000001',
  },
});
