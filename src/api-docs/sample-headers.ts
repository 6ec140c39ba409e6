import type { ApiEndpoint } from './api-endpoint.ts';
import { KEY_PLACEHOLDER } from './servers.ts';

/** Headers of a request with their made-up values. A form's content type is written by the client. */
export const sampleHeaders = ({ contentType, headers = [] }: ApiEndpoint): [string, string][] => [
  ['Authorization', `Bearer ${KEY_PLACEHOLDER}`],
  ...headers.map(({ name, sample }): [string, string] => [name, sample]),
  ...(contentType === 'application/json'
    ? [['Content-Type', contentType] as [string, string]]
    : []),
];
