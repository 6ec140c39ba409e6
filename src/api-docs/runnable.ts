import type { RunnableCall, RunnableSample } from '#copy/types/endpoint.ts';
import type { OperationId } from './operations.ts';
import { formText, formType } from './samples/form-text.ts';
import { rowOf, type SampleRequest, sampleRequest } from './samples/sample-request.ts';

/** A call with its samples as requests, for a page that runs them. */
export function runnable(id: OperationId): RunnableCall {
  const { method, title, samples } = rowOf(id);
  return {
    id,
    method,
    title,
    samples: samples.map((sample) => runnableSample(sample.name, sampleRequest(id, sample))),
  };
}

/** A request as a page sends it to the sandbox. */
export const runnableSample = (
  name: string,
  { target, headers, json, form }: SampleRequest,
): RunnableSample => ({
  name,
  target,
  headers: {
    ...Object.fromEntries(headers.map(([header, value]) => [header.toLowerCase(), value])),
    ...(json && { 'content-type': 'application/json' }),
    ...(form && { 'content-type': formType }),
  },
  body: json ? JSON.stringify(json, null, 2) : form ? formText(form) : '',
});
