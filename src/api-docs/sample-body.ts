import type { ApiEndpoint, ApiOutcome } from './api-endpoint.ts';

/** The fields of a request with their made-up values, by name; with an outcome, what brings that one. */
export const sampleBody = (
  { fields, decidedBy }: ApiEndpoint,
  outcome?: ApiOutcome,
): Record<string, string> => ({
  ...Object.fromEntries(fields.map(({ name, sample }) => [name, sample])),
  ...(outcome ? { [decidedBy]: outcome.sandbox } : {}),
});

/** A text between single quotes, as JavaScript and PHP both read it. */
export const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
