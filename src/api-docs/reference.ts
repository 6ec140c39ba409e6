import answers from 'virtual:sandbox-answers';
import type * as v from 'valibot';
import type { FieldRow, ReferenceCall, ReferenceObject } from '#content/types/reference.ts';
import { fieldRows } from './field-rows.ts';
import { idempotencyHeader } from './idempotency.ts';
import type { GroupName } from './kit/operation.ts';
import { namedSchemas } from './named-schemas.ts';
import { type OperationId, operationList } from './operations.ts';
import { commonProblems, type ProblemCode } from './problems.ts';
import { problemsOf } from './problems-of.ts';
import { curl } from './samples/curl.ts';
import { sampleRequest } from './samples/sample-request.ts';
import { SANDBOX } from './servers.ts';

const NAMES = { 200: 'OK', 201: 'Created', 204: 'No content' } as const;

type Row = (typeof operationList)[number];

/** The calls of a group as its page shows them. */
export const referenceCalls = (group: GroupName): ReferenceCall[] =>
  operationList.filter((row) => row.group === group).map(callOf);

function callOf(row: Row): ReferenceCall {
  const { id, method, path, title, summary, caution, scope, status, page } = row;
  const object = returned(row);
  return {
    id,
    method,
    path,
    title,
    text: `${summary}.`,
    ...(caution ? { caution } : {}),
    scope,
    headers: row.idempotent ? [headerOf(id)] : [],
    query: fieldRows(row.query, id),
    body: fieldRows(row.body, id),
    status: `${status} ${NAMES[status]}`,
    returns: object?.text ?? 'Nothing.',
    ...(object?.name ? { object: object.name } : {}),
    problems: ownProblems(row),
    curl: curl(sampleRequest(id), SANDBOX),
    example: answers[id] ?? '',
    ...(page ? { page } : {}),
  };
}

const common: readonly ProblemCode[] = commonProblems;

/** What a call may answer with beside what any call may: the page says so once. */
function ownProblems(row: Row): readonly ProblemCode[] {
  const own = problemsOf(row).filter(
    (code) => !common.includes(code) && !/^(?:body|json|form|content)_/.test(code),
  );
  return own.length > 0 ? own : ['invalid_request'];
}

const headerOf = (id: OperationId): FieldRow => ({
  id: `${id}.${idempotencyHeader.name}`,
  name: idempotencyHeader.name,
  type: 'header',
  required: true,
  text: idempotencyHeader.text,
});

/** What a call returns, in words, and the object's name where it has one. */
function returned({ answer }: Row): { text: string; name?: string } | undefined {
  if (!answer) return undefined;
  const name = nameOf(answer);
  if (name) return { text: '', name };
  const item = itemOf(answer);
  const listed = item && nameOf(item);
  return listed ? { text: 'A list of', name: listed } : { text: 'As in the example.' };
}

const nameOf = (schema: v.GenericSchema): string | undefined =>
  Object.entries(namedSchemas).find(([, named]) => named === schema)?.[0];

/** What a list is of. */
function itemOf(answer: v.GenericSchema): v.GenericSchema | undefined {
  const { entries } = answer as unknown as { entries?: { data?: { item?: v.GenericSchema } } };
  return entries?.data?.item;
}

/** The objects that calls of a group return, each once. */
export function referenceObjects(group: GroupName): ReferenceObject[] {
  const names = new Set(referenceCalls(group).flatMap(({ object }) => object ?? []));
  return [...names].map((name) => ({
    id: name,
    rows: fieldRows(namedSchemas[name], name),
  }));
}
