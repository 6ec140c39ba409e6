import { STATUS_CODES } from 'node:http';
import type { ApiEndpoint, ApiOutcome } from '../../../src/api-docs/api-endpoint.ts';
import { endpoints } from '../../../src/api-docs/endpoints.ts';
import {
  type ApiErrorHeader,
  errorBody,
  errors,
  resultBody,
} from '../../../src/api-docs/errors.ts';
import { sampleBody } from '../../../src/api-docs/sample-body.ts';
import { KEY_PLACEHOLDER, SANDBOX } from '../../../src/api-docs/servers.ts';
import { ABOUT_API } from './openapi.ts';

/** The table of endpoints as a Postman collection 2.1; its address and key are variables. */
export function postman() {
  return {
    info: {
      name: ABOUT_API.title,
      description: ABOUT_API.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: SANDBOX, type: 'string' },
      { key: 'api_key', value: KEY_PLACEHOLDER, type: 'string' },
    ],
    item: endpoints.map(item),
  };
}

function item(endpoint: ApiEndpoint) {
  return {
    name: endpoint.title,
    request: requestOf(endpoint),
    response: [
      ...endpoint.outcomes.map((outcome) =>
        savedResponse(requestOf(endpoint, outcome), {
          code: 200,
          name: `200 ${outcome.status}: ${outcome.text}`,
          body: resultBody(outcome),
        }),
      ),
      ...errors.map((error) =>
        savedResponse(requestOf(endpoint), {
          code: error.status,
          name: `${error.status} ${error.title}`,
          headers: error.headers,
          body: errorBody(error, endpoint),
        }),
      ),
    ],
  };
}

/** The request with its made-up values, or with what brings an outcome in the sandbox. */
const requestOf = (endpoint: ApiEndpoint, outcome?: ApiOutcome) => ({
  method: endpoint.method,
  description: `${endpoint.summary}.`,
  header: [...ownHeaders(endpoint), ...(isForm(endpoint) ? [] : [JSON_HEADER])],
  url: {
    raw: `{{base_url}}${endpoint.path}`,
    host: ['{{base_url}}'],
    path: endpoint.path.slice(1).split('/'),
  },
  body: isForm(endpoint)
    ? formBody(endpoint, sampleBody(endpoint, outcome))
    : rawBody(sampleBody(endpoint, outcome)),
});

interface SavedResponse {
  code: number;
  name: string;
  headers?: readonly ApiErrorHeader[];
  body: object;
}

const savedResponse = (
  originalRequest: ReturnType<typeof requestOf>,
  { code, name, headers = [], body }: SavedResponse,
) => ({
  name,
  originalRequest,
  status: STATUS_CODES[code],
  code,
  header: [JSON_HEADER, ...headers.map(({ name: key, sample }) => ({ key, value: `${sample}` }))],
  body: JSON.stringify(body, null, 2),
});

const JSON_HEADER = { key: 'Content-Type', value: 'application/json' };

const ownHeaders = ({ headers = [] }: ApiEndpoint) =>
  headers.map(({ name, sample, text }) => ({ key: name, value: sample, description: text }));

// A form's own header carries a boundary, which Postman writes.
const isForm = ({ contentType }: ApiEndpoint) => contentType === 'multipart/form-data';

const rawBody = (values: object) => ({
  mode: 'raw' as const,
  raw: JSON.stringify(values, null, 2),
  options: { raw: { language: 'json' } },
});

const formBody = ({ fields }: ApiEndpoint, values: Record<string, string>) => ({
  mode: 'formdata' as const,
  formdata: fields.map(({ name, type, text }) =>
    type === 'file'
      ? { key: name, type: 'file', src: values[name], description: text }
      : { key: name, type: 'text', value: values[name], description: text },
  ),
});
