import type { OperationId } from '#api-docs/operations.ts';
import { rowOf, type SampleRequest } from '#api-docs/samples/sample-request.ts';
import type { Answer } from '#core/sandbox/answer.ts';
import { type Handled, handle } from '#core/sandbox/handle.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import type { State } from '#core/sandbox/state/state.ts';

export interface Sent {
  params?: Record<string, string>;
  /** Pairs, where a name is given twice. */
  query?: Record<string, string> | [string, string][];
  body?: object;
  headers?: Record<string, string>;
  key?: string;
}

let used = 0;

/** A request by the id of its call, with its own `Idempotency-Key` where it needs one. */
export function requestFor(id: OperationId, { params = {}, query, body, headers, key }: Sent = {}) {
  const { method, path, idempotent, form } = rowOf(id);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  used += 1;
  const sample: SampleRequest = {
    method,
    target: path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '') + search,
    headers: idempotent ? [['Idempotency-Key', `test-${used}`]] : [],
    ...(form
      ? { form: body as Record<string, string> }
      : { json: body as Record<string, unknown> }),
  };
  const request = requestOf(sample, key);
  return { ...request, headers: { ...request.headers, ...headers } };
}

export const tell = (state: State, id: OperationId, sent?: Sent): Handled =>
  handle(state, requestFor(id, sent));

/** The answer to a request; an error where it is lost. */
export function send(state: State, id: OperationId, sent?: Sent): Answer {
  const { answer } = tell(state, id, sent);
  if (!answer) throw new Error(`${id} was lost.`);
  return answer;
}

/** The body of a success. */
export function done<T = Record<string, never>>(state: State, id: OperationId, sent?: Sent): T {
  const { status, body } = send(state, id, sent);
  if (status >= 400) throw new Error(`${id} was refused: ${JSON.stringify(body)}`);
  return body as T;
}

export const codeOf = ({ body }: Answer) => (body as { code?: string } | undefined)?.code;
