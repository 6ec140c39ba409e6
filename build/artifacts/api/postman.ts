import { STATUS_CODES } from 'node:http';
import { KEY } from '../../../src/api-docs/keys.ts';
import { type GroupName, groups, type Sample } from '../../../src/api-docs/kit/operation.ts';
import { operationList } from '../../../src/api-docs/operations.ts';
import { rowOf, sampleRequest } from '../../../src/api-docs/samples/sample-request.ts';
import { SANDBOX } from '../../../src/api-docs/servers.ts';
import { ABOUT_API } from './about-api.ts';
import { answerOf } from './answer-of.ts';
import { afterAnswer } from './postman-script.ts';
import { type Step, stepsBefore } from './postman-steps.ts';
import { asVariable, idVariables } from './postman-variables.ts';

type Row = ReturnType<typeof rowOf>;

/**
 * The table of calls as a Postman collection 2.1: a folder for each group. Address, key and ids are variables; answers
 * fill the ids, so that the whole of it runs from top to bottom.
 */
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
      ...idVariables,
    ],
    item: Object.entries(groups).map(([group, name]) => ({
      name,
      item: itemsOf(group as GroupName),
    })),
  };
}

/** Each call of a group, after what it needs. */
const itemsOf = (group: GroupName) =>
  operationList
    .filter((row) => row.group === group)
    .flatMap((row) => [
      ...(stepsBefore[row.id] ?? []).map((step) => stepItem(row, step)),
      item(row),
    ]);

const item = (row: Row) => ({
  id: row.id,
  name: row.title,
  ...exchange(row, row.samples[0]),
  response: row.samples.map((sample: Sample) => {
    const { status, headers, body } = answerOf(row.id, sample);
    return {
      name: sample.name,
      originalRequest: requestOf(row, sample),
      status: STATUS_CODES[status],
      code: status,
      // The others are those of every answer.
      header: Object.entries(headers)
        .filter(([key]) => key === 'content-type')
        .map(([key, value]) => ({ key, value })),
      body: body === undefined ? '' : JSON.stringify(body, null, 2),
    };
  }),
});

/** A request that another call needs before it, without examples of its answer. */
function stepItem(before: Row, { call, sample: name }: Step) {
  const row = rowOf(call);
  const sample = row.samples.find((each) => each.name === name) ?? row.samples[0];
  return {
    id: `${before.id}/${call}`,
    name: `${row.title}, to ${before.title.toLowerCase()}`,
    ...exchange(row, sample),
    response: [],
  };
}

/** The request with variables, and what is done with its answer. */
const exchange = (row: Row, sample: Sample) => ({
  event: afterAnswer(row.status, answerOf(row.id, sample).body),
  request: requestOf(row, withVariables(sample), true),
});

const withVariables = ({ params, body, ...sample }: Sample): Sample => ({
  ...sample,
  ...(params && { params: variablesIn(params) }),
  ...(body && { body: variablesIn(body) }),
});

const variablesIn = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, asVariable(name, value)]),
  ) as T;

/** @param isNew whether each sending is a new request: the same key with other ids would be refused */
function requestOf(row: Row, sample: Sample, isNew = false) {
  const { method, target, headers, json, form } = sampleRequest(row.id, sample);
  const [path = '', search] = target.split('?');
  return {
    method,
    description: `${row.summary}.${row.caution ? ` ${row.caution}` : ''}`,
    header: [
      ...headers.map(([key, value]) => ({ key, value: isNew ? '{{$guid}}' : value })),
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
