import type { Resource, Transition } from './kit/resource.ts';
import { resources } from './resources/resources.ts';

type TypesIn<R> = R extends { transitions: infer T }
  ? T[keyof T] extends infer Each
    ? Each extends { event: infer E extends string }
      ? E
      : never
    : never
  : never;

/** Type of an event. */
export type EventType = TypesIn<(typeof resources)[keyof typeof resources]>;

export interface EventRow {
  type: EventType;
  /** The kind of object that its data is. */
  resource: Resource;
  text: string;
}

/** Every event: those that transitions of the resources name, and no other. */
export const events: readonly EventRow[] = Object.values<Resource>(resources).flatMap((resource) =>
  Object.values<Transition>(resource.transitions).flatMap(({ event, text }) =>
    event ? [{ type: event as EventType, resource, text }] : [],
  ),
);
