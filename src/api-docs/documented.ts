import type { Endpoint } from '#copy/types/endpoint.ts';
import { type DocumentedPath, documentedRow } from './documented-paths.ts';
import { idempotencyHeader } from './idempotency.ts';
import { outcomesOf } from './outcomes.ts';
import { problemAddress } from './problem-address.ts';
import { type ProblemCode, problems } from './problems.ts';
import { problemsOf } from './problems-of.ts';
import { languages } from './samples/languages.ts';
import { sampleRequest } from './samples/sample-request.ts';
import { PRODUCTION, SANDBOX } from './servers.ts';
import { shownFields } from './shown-fields.ts';

/** A row of the table as its page shows it, with its request written in each language, to the sandbox. */
export function documented(path: DocumentedPath): Endpoint {
  const row = documentedRow(path);
  const { decidedBy, list } = outcomesOf(path);
  const last = list.at(-1);
  return {
    method: 'POST',
    path,
    live: `${PRODUCTION}${path}`,
    contentType: row.form ? 'multipart/form-data' : 'application/json',
    headers: row.idempotent
      ? [{ name: idempotencyHeader.name, type: 'header, required', text: idempotencyHeader.text }]
      : [],
    // The specification has those that are required; the reference lists the others as well.
    fields: shownFields(row).filter(({ type }) => type.endsWith('required')),
    id: row.id,
    samples: languages.map(({ id, label, write }) => ({
      id,
      label,
      text: write(sampleRequest(row.id), SANDBOX),
    })),
    responses: [
      {
        status: 200,
        title: 'OK',
        text: 'The call worked: read the status.',
        body: printed(list[0]?.body),
      },
      ...STATUSES.flatMap((status) => refusals(status, problemsOf(row))),
    ],
    secondResponse: { label: `200 ${last?.status}`, text: printed(last?.body) },
    sandbox: {
      field: decidedBy,
      values: list.map(({ value, status, text }) => ({ name: value, type: status, text })),
    },
  };
}

const printed = (body: unknown) => JSON.stringify(body, null, 2);

/** What a page shows; the reference has the rest. */
const STATUSES = [
  [400, 'Bad request'],
  [401, 'Unauthorised'],
  [403, 'Forbidden'],
  [404, 'Not found'],
  [409, 'Conflict'],
  [422, 'Unprocessable'],
  [429, 'Too many requests'],
] as const;

/** So many codes of a status are named. */
const MOST_CODES = 3;

function refusals([status, title]: (typeof STATUSES)[number], all: readonly ProblemCode[]) {
  const codes = all.filter((code) => problems[code].status === status);
  const [first] = codes;
  if (!first) return [];
  const body = {
    type: problemAddress(first),
    title: problems[first].title,
    status,
    detail: problems[first].text,
    code: first,
    request_id: 'req_test_0000000001',
  };
  const shown = codes.slice(0, MOST_CODES).join(', ');
  return [{ status, title, text: shown, body: printed(body) }];
}
