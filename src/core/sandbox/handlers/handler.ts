import type { GenericSchema, InferOutput } from 'valibot';
import type { Operation } from '#api-docs/kit/operation.ts';
import type { State } from '#core/sandbox/state/state.ts';

type Parsed<T> = T extends GenericSchema ? InferOutput<T> : Record<string, never>;

/** A call that passed all checks. */
export interface Call<T extends Operation = Operation> {
  params: Readonly<Record<string, string>>;
  query: Parsed<T['query']>;
  body: T extends { optionalBody: true } ? Parsed<T['body']> | undefined : Parsed<T['body']>;
  requestId: string;
}

/**
 * What a call does: changes the state and returns the answer's body.
 *
 * @throws Refused before anything is changed
 */
export type Handler<T extends Operation = Operation> = (
  state: State,
  call: Call<T>,
) => Parsed<T['answer']> | undefined;

/** Handlers of a group, by operation id. */
export type Handlers<Rows extends Readonly<Record<string, Operation>>> = {
  [Id in keyof Rows]: Handler<Rows[Id]>;
};

/** What happens later to an object. */
export type Job = (state: State, id: string) => void;
