import answers from 'virtual:sandbox-answers';
import type { FieldRow, ProblemBranch, ReferenceCall } from '#copy/types/reference.ts';
import { fieldRows } from './field-rows.ts';
import { idempotencyHeader } from './idempotency.ts';
import type { GroupName } from './kit/operation.ts';
import { operationList } from './operations.ts';
import { problemTree } from './problem-tree.ts';
import type { ProblemCode } from './problems.ts';
import { returned } from './reference-objects.ts';
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

/** Every code of a group's own, once, and one of any call: the others of those are on `/apis/apiRefrence`. */
export const referenceProblems = (group: GroupName): ProblemBranch[] =>
  problemTree(
    operationList
      .filter((row) => row.group === group)
      .flatMap(({ problems = [] }): readonly ProblemCode[] => ['rate_limited', ...problems]),
  );
