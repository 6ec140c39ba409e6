import { resources } from '#api-docs/resources/resources.ts';
import { written } from '#core/sandbox/clock/time.ts';
import { Refused } from '#core/sandbox/refused.ts';
import { newId } from './ids.ts';
import type { Kind, Objects, State } from './state.ts';

const PREFIX: Readonly<Record<Kind, string>> = {
  ...(Object.fromEntries(
    Object.values(resources).map(({ name, prefix }) => [name, prefix]),
  ) as Record<keyof typeof resources, string>),
  biller: 'biller',
  bill: 'bill',
  endpoint: 'whep',
  event: 'evt',
};

/** Makes an object with a new id; `created_at` is now. */
export function create<K extends Kind>(
  state: State,
  kind: K,
  fields: Omit<Objects[K], 'id' | 'created_at'>,
): Objects[K] {
  const id = newId(state, PREFIX[kind]);
  return put(state, kind, { id, ...fields, created_at: written(state.now) } as never);
}

/** Stores an object under its own id. */
export function put<K extends Kind>(state: State, kind: K, object: Objects[K]): Objects[K] {
  const objects: Record<string, Objects[K]> = state.objects[kind];
  objects[object.id] = object;
  return object;
}

/** The object of an id, or a refusal: `order_not_found`. */
export function find<K extends Kind>(state: State, kind: K, id: string | undefined): Objects[K] {
  const objects: Record<string, Objects[K]> = state.objects[kind];
  const found = id !== undefined && Object.hasOwn(objects, id) ? objects[id] : undefined;
  if (!found) throw new Refused(`${kind}_not_found` as never);
  return found;
}

/** All objects of a kind, newest first. */
export const newest = <K extends Kind>(state: State, kind: K): Objects[K][] =>
  Object.values<Objects[K]>(state.objects[kind]).reverse();

/** An id of no list begins none: whoever goes on by it would read the first page for ever. */
export const unknownAfter = () =>
  new Refused('invalid_request', [
    { pointer: '/after', code: 'invalid', detail: 'after must be the next of an earlier page.' },
  ]);

/** A page of a list: see `kit/lists.ts` for its query. */
export function pageOf<T extends { id: string }>(
  all: readonly T[],
  { limit = 20, after }: { limit?: number | undefined; after?: string | undefined },
): { data: T[]; next: string | null } {
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw unknownAfter();
  const data = all.slice(from, from + limit);
  return { data, next: from + data.length < all.length ? (data.at(-1)?.id ?? null) : null };
}
