import { KEY } from '#api-docs/keys.ts';
import type { SampleRequest } from '#api-docs/samples/sample-request.ts';
import type { SandboxRequest } from './request.ts';

const BOUNDARY = 'sandbox';

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
      ...(form && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
    },
    body: json ? JSON.stringify(json) : form ? formText(form) : '',
  };
}

const formText = (form: Readonly<Record<string, string>>) =>
  [
    ...Object.entries(form).map(
      ([name, file]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n\r\n`,
    ),
    `--${BOUNDARY}--`,
  ].join('');
