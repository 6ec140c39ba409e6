import type { Endpoint } from '#content/types/endpoint.ts';
import type { ApiEndpoint } from './api-endpoint.ts';
import { curl } from './curl.ts';
import { type EndpointPath, endpointAt } from './endpoints.ts';
import { errorBody, errors, resultBody } from './errors.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { PRODUCTION, SANDBOX } from './servers.ts';

const languages = [
  { id: 'curl', label: 'cURL', write: curl },
  { id: 'javascript', label: 'JavaScript', write: javascript },
  { id: 'python', label: 'Python', write: python },
  { id: 'php', label: 'PHP', write: php },
] as const;

/**
 * A row of the table as pages show it, with its request written in each language. Samples are to be copied
 * before a live key is at hand, so they go to the sandbox.
 */
export function documented(path: EndpointPath): Endpoint {
  const endpoint = endpointAt(path);
  return {
    method: endpoint.method,
    path,
    live: `${PRODUCTION}${path}`,
    contentType: endpoint.contentType,
    headers: (endpoint.headers ?? []).map(({ name, text }) => ({
      name,
      type: 'header, required',
      text,
    })),
    fields: endpoint.fields.map(({ name, type, required, text }) => ({
      name,
      type: `${type}, ${required ? 'required' : 'optional'}`,
      text,
    })),
    samples: languages.map(({ id, label, write }) => ({
      id,
      label,
      text: write(endpoint, SANDBOX),
    })),
    responses: responsesOf(endpoint),
    secondResponse: secondResponseOf(endpoint),
    sandbox: {
      field: endpoint.decidedBy,
      values: endpoint.outcomes.map(({ sandbox, status, text }) => ({
        name: sandbox,
        type: status,
        text,
      })),
    },
  };
}

const printed = (body: unknown) => JSON.stringify(body, null, 2);

function responsesOf(endpoint: ApiEndpoint): Endpoint['responses'] {
  return [
    {
      status: 200,
      title: 'OK',
      text: 'The call worked: read the status.',
      body: printed(resultBody(endpoint.outcomes[0])),
    },
    ...errors.map((error) => ({
      status: error.status,
      title: error.title,
      text: error.cause(endpoint),
      body: printed(errorBody(error, endpoint)),
    })),
  ];
}

/** A good response is not always the wished-for one: the last outcome stands beside the first. */
function secondResponseOf({ outcomes }: ApiEndpoint): Endpoint['secondResponse'] {
  const last = outcomes.at(-1) ?? outcomes[0];
  return { label: `200 ${last.status}`, text: printed(resultBody(last)) };
}
