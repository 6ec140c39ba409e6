import { KEY } from '#api-docs/keys.ts';
import { formText, formType } from '#api-docs/samples/form-text.ts';
import type { SampleRequest } from '#api-docs/samples/sample-request.ts';
import type { SandboxRequest } from './request.ts';

/** A sample as it reaches the API; a file is empty. */
export function requestOf(
  { method, target, headers, json, form }: SampleRequest,
  key: string = KEY,
): SandboxRequest {
  return {
    method,
    target,
    headers: {
      authorization: `Bearer ${key}`,
      ...Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      ...(json && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': formType }),
    },
    body: json ? JSON.stringify(json) : form ? formText(form) : '',
  };
}
