import { operationList } from '../../../src/api-docs/operations.ts';

/** Ids of the first samples that name them: with these, each request can be sent alone in a fresh sandbox. */
const ids: Readonly<Record<string, string>> = Object.fromEntries(
  operationList
    .flatMap(({ samples: [{ params, body }] }) => Object.entries({ ...body, ...params }))
    .filter(([name, value]) => name.endsWith('_id') && typeof value === 'string')
    .reverse() as [string, string][],
);

/** Variables of the collection that answers fill, with what they hold at first. */
export const idVariables = Object.entries(ids)
  .map(([key, value]) => ({ key, value, type: 'string' as const }))
  .reverse();

/** A value as a variable, if it is an id that a variable holds. */
export const asVariable = (name: string, value: unknown): unknown =>
  Object.hasOwn(ids, name) ? `{{${name}}}` : value;

/** A variable, and the expression that finds its value in an answer: an id that later requests need. */
export interface Filled {
  variable: string;
  from: 'body.id' | 'body.data[0].id';
}

/** What ids of one kind begin with: `pay` of `pay_test_0000000002`. */
const prefixOf = (id: string) => id.slice(0, id.search(/_|\d/));

/** The variable that an answer fills, if a sandbox answers with such an object. */
export function filledBy(body: unknown): Filled | undefined {
  const { id, data } = (body ?? {}) as { id?: unknown; data?: unknown };
  const first = Array.isArray(data) ? (data[0] as { id?: unknown } | undefined)?.id : undefined;
  const given = id ?? first;
  if (typeof given !== 'string') return undefined;
  const [variable] =
    Object.entries(ids).find(([, known]) => prefixOf(known) === prefixOf(given)) ?? [];
  return variable ? { variable, from: id ? 'body.id' : 'body.data[0].id' } : undefined;
}
