import type { GenericSchema } from 'valibot';
import { idempotencyHeader } from '../../../src/api-docs/idempotency.ts';
import type { Operation } from '../../../src/api-docs/kit/operation.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Where a call takes more than its body: path, query, headers. */
export const parameters = (row: Operation) => [
  ...[...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParameter(name, row)),
  ...queryParameters(row.query),
  ...(row.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  { $ref: '#/components/parameters/Version' },
];

const pathParameter = (name: string, { samples: [{ params }] }: Operation) => ({
  name,
  in: 'path',
  required: true,
  description: `The ${name.replaceAll('_', ' ').replace(/ id$/, '')}.`,
  schema: { type: 'string', pattern: '^[a-z]+_(test_)?[0-9A-HJKMNP-TV-Z]{10}$' },
  example: params?.[name],
});

interface QuerySchema {
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
}

function queryParameters(query: GenericSchema | undefined) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = schema as QuerySchema;
    const [example] = rest.examples ?? rest.enum ?? [];
    return {
      name,
      in: 'query',
      required: required.includes(name),
      description,
      schema: rest,
      ...(example === undefined ? {} : { example }),
    };
  });
}

/** Parameters of several calls. */
export const sharedParameters = (header: string, version: string) => ({
  IdempotencyKey: {
    name: idempotencyHeader.name,
    in: 'header',
    required: true,
    description: `${idempotencyHeader.text} As in draft-ietf-httpapi-idempotency-key-header-07.`,
    schema: { type: 'string', pattern: idempotencyHeader.pattern },
    example: 'bill-4821-first-try',
  },
  Version: {
    name: header,
    in: 'header',
    required: false,
    description: 'The version that you were built for; without it, the newest.',
    schema: { type: 'string', enum: [version] },
    example: version,
  },
});
