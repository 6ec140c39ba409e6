import { STATUS_CODES } from 'node:http';
import type { ApiEndpoint } from '../src/content/api-table/api-endpoint.ts';
import { endpoints } from '../src/content/api-table/endpoints.ts';
import { errorBody, errors, resultBody } from '../src/content/api-table/errors.ts';
import { sampleBody } from '../src/content/api-table/sample-body.ts';
import { KEY_PLACEHOLDER, SANDBOX } from '../src/content/api-table/servers.ts';
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
  const request = {
    method: endpoint.method,
    description: `${endpoint.summary}.`,
    header: [...ownHeaders(endpoint), ...(isForm(endpoint) ? [] : [JSON_HEADER])],
    url: {
      raw: `{{base_url}}${endpoint.path}`,
      host: ['{{base_url}}'],
      path: endpoint.path.slice(1).split('/'),
    },
    body: isForm(endpoint) ? formBody(endpoint) : rawBody(endpoint),
  };
  const answers = [
    { status: 200, body: resultBody(endpoint) },
    ...errors.map((error) => ({ status: error.status, body: errorBody(error, endpoint) })),
  ];
  return {
    name: endpoint.title,
    request,
    response: answers.map(({ status, body }) => ({
      name: `${status} ${STATUS_CODES[status]}`,
      originalRequest: request,
      status: STATUS_CODES[status],
      code: status,
      header: [JSON_HEADER],
      body: JSON.stringify(body, null, 2),
    })),
  };
}

const JSON_HEADER = { key: 'Content-Type', value: 'application/json' };

const ownHeaders = ({ headers = [] }: ApiEndpoint) =>
  headers.map(({ name, sample, text }) => ({ key: name, value: sample, description: text }));

// A form's own header carries a boundary, which Postman writes.
const isForm = ({ contentType }: ApiEndpoint) => contentType === 'multipart/form-data';

const rawBody = (endpoint: ApiEndpoint) => ({
  mode: 'raw' as const,
  raw: JSON.stringify(sampleBody(endpoint), null, 2),
  options: { raw: { language: 'json' } },
});

const formBody = ({ fields }: ApiEndpoint) => ({
  mode: 'formdata' as const,
  formdata: fields.map(({ name, type, text, sample }) =>
    type === 'file'
      ? { key: name, type: 'file', src: sample, description: text }
      : { key: name, type: 'text', value: sample, description: text },
  ),
});
