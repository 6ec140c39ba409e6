import rowsOfStatuses from '#api-docs/documented.ts?raw';
import { endpoints } from '#api-docs/endpoints.ts';
import { errors } from '#api-docs/errors.ts';
import { site } from '#content/site.ts';

/** Texts of the documented API, which is English in every language, with all that is derived of them. */
const documented = JSON.stringify([
  rowsOfStatuses,
  endpoints,
  errors,
  endpoints.flatMap((endpoint) => errors.map(({ cause }) => cause(endpoint))),
]);

/** Texts that are the same in every language. */
const SAME: readonly RegExp[] = [
  // Names of languages and of methods, values of a request's fields.
  /^(?:cURL|Python|JavaScript|POST|OK)$/,
  /^(?:string|header|file), required$/,
  /^200 [a-z]+$/,
  // Paths, addresses, abbreviations.
  /^[/\w.-]*\/[\w/-]+$/,
  /^\S+@\S+$/,
  /^[A-Z\d]+$/,
];

/** Whether a text stays as it is: the API's, the company's own in `site.ts`, or the same everywhere. */
export const staysPlain = (text: string): boolean =>
  documented.includes(JSON.stringify(text).slice(1, -1)) ||
  JSON.stringify(site).includes(text) ||
  SAME.some((pattern) => pattern.test(text));
