import type { Operation } from '../../../src/api-docs/kit/operation.ts';
import { type OperationId, operationList } from '../../../src/api-docs/operations.ts';
import { problemAddress } from '../../../src/api-docs/problem-address.ts';
import {
  callless,
  commonProblems,
  type Problem,
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

/**
 * Refusals that are the same for many calls, listed once: what any call with a key may return. `Callless` is the
 * answer to a request that is of no call.
 */
export const sharedResponses = () => ({
  ...Object.fromEntries(
    [...byStatus(commonProblems)]
      .filter(([status]) => operationList.some((row) => isShared(row, status)))
      .map(([status, codes]) => [`Problem${status}`, refusal(codes, false)]),
  ),
  Callless: refusal(callless, false),
});

/** Whether a call answers a status only for the shared reasons. */
const isShared = (row: Row, status: number): boolean =>
  byStatus(problemsOf(row)).get(status)?.length === byStatus(commonProblems).get(status)?.length;

/** All responses of a call. */
export function responses(row: Row) {
  return {
    ...success(row),
    ...Object.fromEntries(
      [...byStatus(problemsOf(row))].map(([status, codes]) => [
        status,
        isShared(row, status)
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
            { type: 'object', properties: narrowed(codes) },
          ],
        },
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  };
}

/** Typed clients narrow an error by its status, and then know its codes. */
const narrowed = (codes: readonly ProblemCode[]) => ({
  status: { type: 'integer', enum: [...new Set(codes.map((code) => problems[code].status))] },
  code: { type: 'string', enum: codes },
});

/** Each problem as it is sent, by its code. */
export const problemExamples = () =>
  Object.fromEntries(
    Object.entries<Problem>(problems).map(([code, { title, status, text }]) => [
      code,
      {
        summary: title,
        value: {
          type: problemAddress(code),
          title,
          status,
          detail: text,
          code,
          request_id: 'req_test_0000000001',
        },
      },
    ]),
  );
