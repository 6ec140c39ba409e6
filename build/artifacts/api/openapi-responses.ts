import type { ApiEndpoint, ApiOutcome } from '../../../src/api-docs/api-endpoint.ts';
import {
  type ApiError,
  type ApiErrorHeader,
  errorBody,
  resultBody,
} from '../../../src/api-docs/errors.ts';
import { schemaOf } from './schema-of.ts';

/** Examples by what is sent in the sandbox, so that a request and its response have the same name. */
export const examples = ({ outcomes }: ApiEndpoint, bodyOf: (outcome: ApiOutcome) => object) =>
  Object.fromEntries(
    outcomes.map((outcome) => [
      outcome.sandbox,
      { summary: `${outcome.status}: ${outcome.text}`, value: bodyOf(outcome) },
    ]),
  );

/** Responses with 200: every status of the call, each with an example. */
export function result(endpoint: ApiEndpoint) {
  const { outcomes, optionalData } = endpoint;
  const schema = schemaOf(resultBody(outcomes[0]), optionalData);
  const status = { type: 'string', enum: [...new Set(outcomes.map((each) => each.status))] };
  return {
    description: 'OK. Where there is no record, the response has a status and no data.',
    content: {
      'application/json': {
        schema: {
          ...schema,
          required: ['request_id', 'status'],
          properties: { ...schema.properties, status },
        },
        examples: examples(endpoint, resultBody),
      },
    },
  };
}

/** Response of one error. */
export function failure(error: ApiError, endpoint: ApiEndpoint) {
  const example = errorBody(error, endpoint);
  return {
    description: error.text,
    ...(error.headers ? { headers: Object.fromEntries(error.headers.map(header)) } : {}),
    content: { 'application/json': { schema: schemaOf(example), example } },
  };
}

const header = ({ name, text, sample }: ApiErrorHeader) => [
  name,
  { description: text, required: true, schema: { type: 'integer', minimum: 1 }, example: sample },
];
