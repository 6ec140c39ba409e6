import { STATUS_CODES } from 'node:http';
import { KEY } from '../../../src/api-docs/keys.ts';
import { type GroupName, groups, type Sample } from '../../../src/api-docs/kit/operation.ts';
import { operationList } from '../../../src/api-docs/operations.ts';
import { type rowOf, sampleRequest } from '../../../src/api-docs/samples/sample-request.ts';
import { SANDBOX } from '../../../src/api-docs/servers.ts';
import { ABOUT_API } from './about-api.ts';
import { answerOf } from './answer-of.ts';

type Row = ReturnType<typeof rowOf>;

/** The table of calls as a Postman collection 2.1: a folder for each group; address and key are variables. */
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
      { key: 'api_key', value: KEY, type: 'string' },
    ],
    item: Object.entries(groups).map(([group, name]) => ({
      name,
      item: itemsOf(group as GroupName),
    })),
  };
}

const itemsOf = (group: GroupName) =>
  operationList.filter((row) => row.group === group).map((row) => item(row));

const item = (row: Row) => ({
  name: row.title,
  request: requestOf(row, row.samples[0]),
  response: row.samples.map((sample: Sample) => {
    const { status, headers, body } = answerOf(row.id, sample);
    return {
      name: sample.name,
      originalRequest: requestOf(row, sample),
      status: STATUS_CODES[status],
      code: status,
      header: Object.entries(headers).map(([key, value]) => ({ key, value })),
      body: body === undefined ? '' : JSON.stringify(body, null, 2),
    };
  }),
});

function requestOf(row: Row, sample: Sample) {
  const { method, target, headers, json, form } = sampleRequest(row.id, sample);
  const [path = '', search] = target.split('?');
  return {
    method,
    description: `${row.summary}.${row.caution ? ` ${row.caution}` : ''}`,
    header: [
      ...headers.map(([key, value]) => ({ key, value })),
      ...(json ? [{ key: 'Content-Type', value: 'application/json' }] : []),
    ],
    url: {
      raw: `{{base_url}}${target}`,
      host: ['{{base_url}}'],
      path: path.slice(1).split('/'),
      ...(search
        ? { query: [...new URLSearchParams(search)].map(([key, value]) => ({ key, value })) }
        : {}),
    },
    ...(json ? { body: rawBody(json) } : {}),
    ...(form ? { body: formBody(form) } : {}),
  };
}

const rawBody = (json: object) => ({
  mode: 'raw' as const,
  raw: JSON.stringify(json, null, 2),
  options: { raw: { language: 'json' } },
});

// A form's own header carries a boundary, which Postman writes.
const formBody = (form: Readonly<Record<string, string>>) => ({
  mode: 'formdata' as const,
  formdata: Object.entries(form).map(([key, src]) => ({ key, type: 'file', src })),
});
