import type { Sample } from '#api-docs/kit/operation.ts';
import { type OperationId, operationList } from '#api-docs/operations.ts';

/** A request of a sample, before a language writes it. */
export interface SampleRequest {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path and query. */
  target: string;
  /** In addition to the key and the content type. */
  headers: readonly (readonly [string, string])[];
  json?: Readonly<Record<string, unknown>>;
  /** Names of files by field. */
  form?: Readonly<Record<string, string>>;
}

/** The row of a call. */
export function rowOf(id: OperationId) {
  const row = operationList.find((each) => each.id === id);
  if (!row) throw new Error(`${id} is not in the table.`);
  return row;
}

/** A sample of a call as a request; each has its own `Idempotency-Key`. */
export function sampleRequest(
  id: OperationId,
  sample: Sample = rowOf(id).samples[0],
): SampleRequest {
  const { method, path, idempotent, form, samples } = rowOf(id);
  const place = samples.indexOf(sample) + 1;
  const query = new URLSearchParams(sample.query as Record<string, string> | undefined).toString();
  return {
    method,
    target:
      path.replace(/\{(\w+)\}/g, (_, name) => sample.params?.[name] ?? '') + (query && `?${query}`),
    headers: idempotent ? [['Idempotency-Key', keyOf(id, place)]] : [],
    ...(sample.body &&
      (form ? { form: sample.body as Record<string, string> } : { json: sample.body })),
  };
}

/** `payments-create-0001`: a reference such as a shop has. */
const keyOf = (id: string, place: number) =>
  `${id.replace(/[A-Z]/g, '-$&').replace('.', '-').toLowerCase()}-${String(place).padStart(4, '0')}`;
