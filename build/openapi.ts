import type { ApiEndpoint, ApiField, ApiHeader } from '../src/content/api-table/api-endpoint.ts';
import { endpoints } from '../src/content/api-table/endpoints.ts';
import { errorBody, errors, resultBody } from '../src/content/api-table/errors.ts';
import { PRODUCTION, SANDBOX } from '../src/content/api-table/servers.ts';
import { site } from '../src/content/site.ts';

/** What both descriptions of the API say about themselves. */
export const ABOUT_API = {
  title: `${site.brand} API`,
  version: '1.0.0',
  description:
    'Illustrative. Addresses end in .example and lead nowhere; names, numbers and answers are made up.',
};

/** The table of endpoints as an OpenAPI 3.1 document. */
export function openApi() {
  return {
    openapi: '3.1.0',
    info: ABOUT_API,
    servers: [
      // Tools offer the first one: a first try should move no money.
      { url: SANDBOX, description: 'Sandbox' },
      { url: PRODUCTION, description: 'Production' },
    ],
    security: [{ bearerKey: [] }],
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operation(endpoint) },
      ]),
    ),
    components: {
      securitySchemes: {
        bearerKey: { type: 'http', scheme: 'bearer', description: 'Your API key.' },
      },
    },
  };
}

function operation(endpoint: ApiEndpoint) {
  return {
    operationId: endpoint.path.slice(1).replace(/\/(\w)/, (_, letter) => letter.toUpperCase()),
    summary: endpoint.title,
    description: `${endpoint.summary}.`,
    ...(endpoint.headers ? { parameters: endpoint.headers.map(parameter) } : {}),
    requestBody: {
      required: true,
      content: { [endpoint.contentType]: { schema: bodySchema(endpoint) } },
    },
    responses: {
      200: answer('Answered.', resultBody(endpoint)),
      ...Object.fromEntries(
        errors.map((error) => [error.status, answer(error.text, errorBody(error, endpoint))]),
      ),
    },
  };
}

const parameter = ({ name, text, sample, pattern }: ApiHeader) => ({
  name,
  in: 'header',
  required: true,
  description: text,
  schema: { type: 'string', pattern },
  example: sample,
});

const bodySchema = ({ fields }: ApiEndpoint) => ({
  type: 'object',
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
});

const fieldSchema = ({ type, text, pattern, sample }: ApiField) =>
  type === 'file'
    ? { type: 'string', contentMediaType: 'application/octet-stream', description: text }
    : { type, description: text, ...(pattern ? { pattern } : {}), examples: [sample] };

const answer = (description: string, example: unknown) => ({
  description,
  content: { 'application/json': { schema: schemaOf(example), example } },
});

/** Schema of everything that has the same shape as an example; a list is like its first item. */
function schemaOf(example: unknown): object {
  if (Array.isArray(example)) return { type: 'array', items: schemaOf(example[0]) };
  if (typeof example !== 'object' || example === null) return { type: typeof example };
  const entries = Object.entries(example);
  return {
    type: 'object',
    required: entries.map(([name]) => name),
    properties: Object.fromEntries(entries.map(([name, value]) => [name, schemaOf(value)])),
  };
}
