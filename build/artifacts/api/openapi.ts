import type { ApiEndpoint, ApiField, ApiHeader } from '../../../src/api-docs/api-endpoint.ts';
import { endpoints } from '../../../src/api-docs/endpoints.ts';
import { errors } from '../../../src/api-docs/errors.ts';
import { oauthAddresses, SCOPES, scopeOf } from '../../../src/api-docs/oauth.ts';
import { sampleBody } from '../../../src/api-docs/sample-body.ts';
import { PRODUCTION, SANDBOX } from '../../../src/api-docs/servers.ts';
import { event } from '../../../src/api-docs/webhook-event.ts';
import { site } from '../../../src/content/site.ts';
import { examples, failure, result } from './openapi-responses.ts';
import { webhook } from './openapi-webhook.ts';

/** What both descriptions of the API say about themselves. */
export const ABOUT_API = {
  title: `${site.brand} API`,
  version: '1.0.0',
  description:
    'Illustrative. Addresses end in .example and lead nowhere; names, numbers and responses are made up.',
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
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operation(endpoint) },
      ]),
    ),
    webhooks: { [event.type]: { post: webhook() } },
    components: {
      securitySchemes: {
        bearerKey: { type: 'http', scheme: 'bearer', description: 'Your API key.' },
        oAuth: {
          type: 'oauth2',
          description: 'For software that acts for many merchants.',
          flows: { authorizationCode: { ...oauthAddresses, scopes: SCOPES } },
        },
      },
    },
  };
}

function operation(endpoint: ApiEndpoint) {
  return {
    operationId: endpoint.path.slice(1).replace(/\/(\w)/, (_, letter) => letter.toUpperCase()),
    summary: endpoint.title,
    description: `${endpoint.summary}.`,
    security: [{ bearerKey: [] }, { oAuth: [scopeOf(endpoint.path)] }],
    ...(endpoint.headers ? { parameters: endpoint.headers.map(parameter) } : {}),
    requestBody: {
      required: true,
      content: { [endpoint.contentType]: body(endpoint) },
    },
    responses: {
      200: result(endpoint),
      ...Object.fromEntries(errors.map((error) => [error.status, failure(error, endpoint)])),
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

// A form's file cannot stand in an example.
const body = (endpoint: ApiEndpoint) =>
  endpoint.contentType === 'multipart/form-data'
    ? { schema: bodySchema(endpoint) }
    : {
        schema: bodySchema(endpoint),
        examples: examples(endpoint, (outcome) => sampleBody(endpoint, outcome)),
      };

const bodySchema = ({ fields }: ApiEndpoint) => ({
  type: 'object',
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
});

const fieldSchema = ({ type, text, pattern, sample }: ApiField) =>
  type === 'file'
    ? { type: 'string', contentMediaType: 'application/octet-stream', description: text }
    : { type, description: text, ...(pattern ? { pattern } : {}), examples: [sample] };
