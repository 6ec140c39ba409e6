import answers from 'virtual:sandbox-answers';
import type * as v from 'valibot';
import type {
  FieldRow,
  ProblemBranch,
  ReferenceCall,
  ReferenceObject,
} from '#copy/types/reference.ts';
import { fieldRows } from './field-rows.ts';
import { idempotencyHeader } from './idempotency.ts';
import type { GroupName } from './kit/operation.ts';
import { namedSchemas } from './named-schemas.ts';
import { operationList } from './operations.ts';
import { problemTree } from './problem-tree.ts';
import type { ProblemCode } from './problems.ts';
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
    headers: row.idempotent ? [header] : [],
    query: fieldRows(row.query),
    body: fieldRows(row.body),
    status: `${status} ${NAMES[status]}`,
    returns: object?.text ?? 'Nothing.',
    ...(object?.name ? { object: object.name } : {}),
    problems: row.problems ?? [],
    curl: curl(sampleRequest(id), SANDBOX),
    example: answers[id] ?? '',
    ...(page ? { page } : {}),
  };
}

const header: FieldRow = {
  name: idempotencyHeader.name,
  type: 'header',
  required: true,
  text: idempotencyHeader.text,
};

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

/** Every code of a group's own, once, and one of any call: the others of those are on `/apis/apiRefrence`. */
export const referenceProblems = (group: GroupName): ProblemBranch[] =>
  problemTree(
    operationList
      .filter((row) => row.group === group)
      .flatMap(({ problems = [] }): readonly ProblemCode[] => ['rate_limited', ...problems]),
  );

/** The objects that calls of a group return, each once. */
export function referenceObjects(group: GroupName): ReferenceObject[] {
  const names = new Set(referenceCalls(group).flatMap(({ object }) => object ?? []));
  return [...names].map((name) => ({
    id: name,
    rows: fieldRows(namedSchemas[name]),
  }));
}
