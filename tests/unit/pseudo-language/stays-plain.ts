import rowsOfStatuses from '#api-docs/documented.ts?raw';
import { fieldRows } from '#api-docs/field-rows.ts';
import { idempotencyHeader } from '#api-docs/idempotency.ts';
import { operationList } from '#api-docs/operations.ts';
import { outcomesOf } from '#api-docs/outcomes.ts';
import { problems } from '#api-docs/problems.ts';
import { shownFields } from '#api-docs/shown-fields.ts';
import { site } from '#facts/site.ts';

const rows = operationList.filter(({ method, page }) => method === 'POST' && page);

/** Texts of the documented API, which is English in every language, with all that is derived of them. */
const documented = JSON.stringify([
  rowsOfStatuses,
  idempotencyHeader,
  operationList.map(({ id, title, summary, path, samples }) => [id, title, summary, path, samples]),
  problems,
  operationList.map(({ body, query }) => [fieldRows(body), fieldRows(query)]),
  rows.map((row) => [shownFields(row), outcomesOf(row.path as '/pan/verify')]),
]);

/** Texts that are the same in every language. */
const SAME: readonly RegExp[] = [
  // Names of languages and of methods, values of a request's fields.
  /^(?:cURL|Python|JavaScript|POST|OK)$/,
  /^(?:string|integer|header|file), required$/,
  // Kinds and limits of fields in the reference.
  /^(?:text|integer|number|one of|list of|object|always|true or false)\b/,
  // Methods with paths.
  /^(?:GET|POST|DELETE) \/[\w/{}-]+$/,
  // Codes of problems.
  /^[a-z_]+(?:, [a-z_]+)*$/,
  /^200 [a-z]+$/,
  // Paths, addresses, abbreviations.
  /^[/\w.-]*\/[\w/-]+$/,
  /^\S+@\S+$/,
  // What of a UPI ID its owner chose, on the specimen.
  /^meena\.stores$/,
  /^[A-Z\d]+$/,
];

/** Whether a text stays as it is: the API's, the company's own in `site.ts`, or the same everywhere. */
export const staysPlain = (text: string): boolean =>
  documented.includes(JSON.stringify(text).slice(1, -1)) ||
  JSON.stringify(site).includes(text) ||
  SAME.some((pattern) => pattern.test(text));
