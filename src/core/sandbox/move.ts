import type { EventType } from '#api-docs/events.ts';
import type { Transition } from '#api-docs/kit/resource.ts';
import { type ResourceName, resources } from '#api-docs/resources/resources.ts';
import { Refused } from './refused.ts';
import type { Objects, State } from './state/state.ts';
import { emit } from './webhooks/emit.ts';

type TransitionOf<K extends ResourceName> = keyof (typeof resources)[K]['transitions'] & string;

/** Whether an object's status allows a transition. */
export const can = <K extends ResourceName>(
  kind: K,
  object: Objects[K],
  name: TransitionOf<K>,
): boolean => rowOf(kind, name).from.includes(object.status);

/**
 * Changes a status, the only way to do so, and emits the event of it, once. What else changes with it, such as a
 * failure, is set before, so that the event shows it.
 *
 * @throws Refused `state_conflict`
 */
export function move<K extends ResourceName>(
  state: State,
  kind: K,
  object: Objects[K],
  name: TransitionOf<K>,
): void {
  if (!can(kind, object, name)) throw new Refused('state_conflict');
  const { to, event } = rowOf(kind, name);
  const from = object.status;
  (object as { status: string }).status = to;
  state.moves.push({ kind, id: object.id, transition: name, from, to, ...(event && { event }) });
  if (event) emit(state, event as EventType, object);
}

const rowOf = (kind: ResourceName, name: string): Transition => {
  const transitions: Readonly<Record<string, Transition>> = resources[kind].transitions;
  const row = transitions[name];
  if (!row) throw new Error(`${kind} has no transition ${name}.`);
  return row;
};
