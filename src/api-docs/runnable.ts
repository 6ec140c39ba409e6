import type { RunnableCall } from '#content/types/endpoint.ts';
import type { OperationId } from './operations.ts';
import { formText, formType } from './samples/form-text.ts';
import { rowOf, sampleRequest } from './samples/sample-request.ts';

/** A call with its samples as requests, for a page that runs them. */
export function runnable(id: OperationId): RunnableCall {
  const { method, title, samples } = rowOf(id);
  return {
    id,
    method,
    title,
    samples: samples.map((sample) => {
      const { target, headers, json, form } = sampleRequest(id, sample);
      return {
        name: sample.name,
        target,
        headers: {
          ...Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
          ...(json && { 'content-type': 'application/json' }),
          ...(form && { 'content-type': formType }),
        },
        body: json ? JSON.stringify(json, null, 2) : form ? formText(form) : '',
      };
    }),
  };
}
