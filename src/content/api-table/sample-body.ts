import type { ApiEndpoint } from './api-endpoint.ts';

/** The fields of a request with their made-up values, by name. */
export const sampleBody = ({ fields }: ApiEndpoint): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, sample }) => [name, sample]));

/** A text between single quotes, as JavaScript and PHP both read it. */
export const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
