import type { GenericSchema } from 'valibot';

/** The only ways in which a status changes. */
export interface Transition {
  from: readonly string[];
  to: string;
  /** Type of the event that tells of it. */
  event?: `${string}.${string}`;
  /** When it happens, as a sentence. */
  text: string;
}

/** A kind of object that the API keeps, with its states. */
export interface Resource {
  name: string;
  /** Begins its ids: `pay` of `pay_test_0000000001`. */
  prefix: string;
  schema: GenericSchema;
  /** States of a new object. */
  initial: readonly string[];
  transitions: Readonly<Record<string, Transition>>;
}

/** Checks a resource, and keeps its exact types. */
export const resource = <const T extends Resource>(row: T): T => row;

/** All states of a resource, in the order in which they are reached. */
export const statesOf = ({ initial, transitions }: Resource): string[] => [
  ...new Set([...initial, ...Object.values(transitions).map(({ to }) => to)]),
];

/** States that nothing follows. */
export const finalStatesOf = (each: Resource): string[] => {
  const left = new Set(Object.values(each.transitions).flatMap(({ from }) => from));
  return statesOf(each).filter((state) => !left.has(state));
};
