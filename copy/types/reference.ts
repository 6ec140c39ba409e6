import type { Path } from '#routes/paths.ts';

/** A field of a request, a query or an object. Its anchor is that of the object and its name. */
export interface FieldRow {
  name: string;
  /** Kind and limits: `integer, 100 to 10000000`. */
  type: string;
  required?: boolean;
  text?: string;
  /** What is in it, by kinds where it is one of several. */
  kinds?: readonly { label: string; rows: readonly FieldRow[] }[];
}

/** One call as the reference shows it. `id` is its anchor. */
export interface ReferenceCall {
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  title: string;
  text: string;
  caution?: string;
  scope: string;
  headers: readonly FieldRow[];
  query: readonly FieldRow[];
  body: readonly FieldRow[];
  /** `201 Created`, and what comes with it. */
  status: string;
  returns: string;
  /** Anchor of the object that it returns, on the same page. */
  object?: string;
  /** Its own codes, in addition to those of every call. */
  problems: readonly string[];
  curl: string;
  /** What a fresh sandbox answers to it. */
  example: string;
  /** The page that tells of it. */
  page?: Path;
}

/** Errors of one answer to “may I send it again?”, and with which key. */
export interface ProblemBranch {
  answer: string;
  key: string;
  why: string;
  codes: readonly string[];
}

/** An object that calls of a page return. `id` is its anchor. */
export interface ReferenceObject {
  id: string;
  rows: readonly FieldRow[];
}

/** What the pages of the reference say around the table, in English: they are for developers. */
export interface ReferenceLabels {
  tree: string;
  open: string;
  find: { label: string; hint: string; none: string; failed: string };
  sample: string;
  language: string;
  languages: readonly { id: string; label: string }[];
  notLoaded: string;
  scope: string;
  headers: string;
  query: string;
  body: string;
  required: string;
  returns: string;
  problems: string;
  again: string;
  /** What holds for every sample of the page. */
  samples: string;
  next: string;
  answer: string;
  objects: string;
  fields: string;
  page: string;
}

/** What the search of the reference looks through. */
export interface ReferenceIndex {
  /** Group, id, title, method and path, names of fields of the body. */
  calls: readonly (readonly [
    group: string,
    id: string,
    title: string,
    request: string,
    fields: string,
  ])[];
  /** Code and title. */
  problems: readonly (readonly [code: string, title: string])[];
  /** Group, name and fields of what is answered. */
  objects: readonly (readonly [group: string, id: string, fields: string])[];
  /** Events, and values of the sandbox such as payers and faults: name, what it is, and where it is told. */
  others: readonly (readonly [name: string, text: string, to: `${Path}#${string}`])[];
}
