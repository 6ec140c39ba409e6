import type { Operation } from '../../../src/api-docs/kit/operation.ts';
import { groups } from '../../../src/api-docs/kit/operation.ts';
import type { OperationId } from '../../../src/api-docs/operations.ts';
import { sampleRequest } from '../../../src/api-docs/samples/sample-request.ts';
import { sensitiveValues } from '../../../src/api-docs/sensitive-values.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { parameters } from './openapi-parameters.ts';
import { exampleName, responses } from './openapi-responses.ts';

type Row = Operation & { id: OperationId };

/** One call as an operation of OpenAPI 3.1. */
export function openApiOperation(row: Row) {
  const { id, group, title, summary, caution, scope } = row;
  return {
    operationId: id,
    tags: [groups[group]],
    summary: title,
    description: `${summary}.${caution ? ` ${caution}` : ''}`,
    security: group === 'control' ? [{ bearerKey: [] }] : [{ bearerKey: [] }, { oAuth: [scope] }],
    parameters: parameters(row),
    ...(row.body ? { requestBody: { required: !row.optionalBody, content: content(row) } } : {}),
    responses: responses(row),
  };
}

function content(row: Row) {
  const schema = row.body && jsonSchemaOf(row.body);
  // An example cannot contain a form's file.
  if (row.form) return { 'multipart/form-data': { schema: schema && withFiles(schema) } };
  const examples = Object.fromEntries(
    row.samples.flatMap((sample) => {
      const value = sampleRequest(row.id, sample).json;
      return value ? [[exampleName(sample.name), { summary: sample.name, value }]] : [];
    }),
  );
  return { 'application/json': { schema, examples } };
}

/** Fields of a form as OpenAPI has files: what they are named is not said. */
const withFiles = ({ properties, ...schema }: JsonSchema) => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, field]) => [
      name,
      {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: (field as JsonSchema).description,
        'x-sandbox-values': sensitiveValues[name],
      },
    ]),
  ),
});
