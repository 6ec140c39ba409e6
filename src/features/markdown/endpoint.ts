import type { Endpoint, EndpointField } from '#copy/types/endpoint.ts';
import * as words from '#words/sections.ts';
import * as ofChecks from '#words/verification.tsx';
import { code, fence, prose, table } from './blocks.ts';

const FENCES: Readonly<Record<string, string>> = {
  curl: 'sh',
  cURL: 'sh',
  JavaScript: 'js',
  Python: 'python',
  PHP: 'php',
};

/** Fields of a request, or other rows of name, kind and text. */
export const fieldsMarkdown = (
  rows: readonly EndpointField[],
  columns: readonly string[] = [words.field, words.type, words.description],
): string =>
  table(
    columns,
    rows.map(({ name, type, text }) => [code(name), prose(type), prose(text)]),
  );

/** Program texts, each under its label. */
export const tabsMarkdown = (tabs: readonly { label: string; text: string }[]): string[] =>
  tabs.flatMap(({ label, text }) => [`${label}:`, fence(text, FENCES[label])]);

/** A documented request: its fields, itself in each language, and its answers. */
export const endpointMarkdown = (endpoint: Endpoint): string[] => [
  code(`${endpoint.method} ${endpoint.path}`),
  fieldsMarkdown([...endpoint.headers, ...endpoint.fields]),
  ...tabsMarkdown(endpoint.samples),
  ...answersMarkdown(endpoint),
  ...valuesMarkdown(endpoint),
];

/** What one field may be sent to the sandbox with, and the status of each. */
export const valuesMarkdown = ({ sandbox: { field, values } }: Endpoint): string[] => [
  `${ofChecks.sandbox}, ${code(field)}:`,
  fieldsMarkdown(values, [ofChecks.value, ofChecks.status, ofChecks.meaning]),
];

/** Answers to a request, the other one that is 200 as well after them. */
export const answersMarkdown = ({ responses, secondResponse }: Endpoint): string[] => [
  ...responses.flatMap(({ status, title, text, body }) => [
    `${status} ${title}: ${prose(text)}`,
    fence(body, 'json'),
  ]),
  `${secondResponse.label}:`,
  fence(secondResponse.text, 'json'),
];
