import type { OperationId } from '#api-docs/operations.ts';

/** A value of an earlier answer: `order.id` is the id in the answer to the step `order`. */
export interface From {
  from: `${string}.${string}`;
}

/** What a request or an expectation says: itself, or a value of an earlier answer. */
export type Given = string | number | From | { readonly [name: string]: Given };

/** What has to be so in the answer; `at` is a path of names in it, such as `data.0.id`. */
export interface Holds {
  at: string;
  is: string | number | From;
}

export interface RecipeStep {
  /** By which later steps take values, and how its answer is stored. */
  name: string;
  call: OperationId;
  title: string;
  /** Why it is done, and what to do with its answer, as sentences. */
  why: string;
  params?: Readonly<Record<string, Given>>;
  query?: Readonly<Record<string, Given>>;
  body?: Readonly<Record<string, Given>>;
  holds: readonly Holds[];
}

/** Calls that together do one thing, from the first to the last. */
export interface Recipe {
  /** Its anchor. */
  id: string;
  title: string;
  intro: string;
  steps: readonly RecipeStep[];
}

export const isFrom = (given: unknown): given is From =>
  typeof given === 'object' && given !== null && 'from' in given;

/** The value at a path of names. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name], value);
