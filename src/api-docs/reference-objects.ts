import type * as v from 'valibot';
import type { ReferenceObject } from '#copy/types/reference.ts';
import { fieldRows } from './field-rows.ts';
import type { GroupName, Operation } from './kit/operation.ts';
import { namedSchemas } from './named-schemas.ts';
import { operationList } from './operations.ts';

/** What a call returns, in words, and the object's name where it has one. */
export function returned({ answer }: Operation): { text: string; name?: string } | undefined {
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
  const calls = operationList.filter((row) => row.group === group);
  const names = new Set(calls.flatMap((row) => returned(row)?.name ?? []));
  return [...names].map((name) => ({
    id: name,
    rows: fieldRows(namedSchemas[name]),
  }));
}
