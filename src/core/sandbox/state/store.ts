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

/** All objects of a kind, oldest first. */
export const all = <K extends Kind>(state: State, kind: K): Objects[K][] =>
  Object.values<Objects[K]>(state.objects[kind]);

/** What is asked of a list: see `kit/lists.ts`. What else is in a query are fields that a row has to have. */
interface Asked {
  limit?: number | undefined;
  after?: string | undefined;
  order?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  [field: string]: unknown;
}

/** As much of a row as a list reads. */
interface Row {
  id?: string;
  request_id?: string;
  about?: string;
  created_at?: string;
  timestamp?: string;
  at?: string;
}

/** An entry of a settlement has the id of what it is about, and a row of the log that of its request. */
const idOf = ({ id, about, request_id }: Row) => id ?? about ?? request_id ?? null;

// All are written alike, in the time of India, so that texts compare as times do.
const timeOf = ({ created_at, timestamp, at }: Row) => created_at ?? timestamp ?? at ?? '';

/**
 * A page of a list. A place in it is an object, and not a number: what is new, or no longer fits the filters, moves
 * nothing.
 *
 * @param rows oldest first
 * @param fieldOf what a row has of a field by which the list is filtered
 */
export function pageOf<T extends object>(
  rows: readonly T[],
  { limit = 20, after, order, from = '', to, ...fields }: Asked,
  fieldOf: (row: T, name: string) => unknown = (row, name) => row[name as keyof T],
): { data: T[]; next: string | null } {
  const ordered = order === 'oldest' ? rows : [...rows].reverse();
  const begin = after === undefined ? 0 : ordered.findIndex((row) => idOf(row) === after) + 1;
  // Refuse an id that is in no list: a client that continues from it would read the first page for ever.
  if (after !== undefined && begin === 0) throw unknownAfter();
  const wanted = Object.entries(fields).filter(([, value]) => value !== undefined);
  const found = ordered
    .slice(begin)
    .filter(
      (row) =>
        timeOf(row) >= from &&
        (to === undefined || timeOf(row) < to) &&
        wanted.every(([name, value]) => fieldOf(row, name) === value),
    );
  const data = found.slice(0, limit);
  const last = data.at(-1);
  return { data, next: last && found.length > limit ? idOf(last) : null };
}

const unknownAfter = () =>
  new Refused('invalid_request', [
    { pointer: '/after', code: 'invalid', detail: 'after must be an id of this list.' },
  ]);
