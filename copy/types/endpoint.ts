import type { Path } from '#routes/paths.ts';

/** A program text behind a tab. */
export interface CodeTab {
  id: string;
  label: string;
  text: string;
}

/** A part of a request, as a table shows it. */
export interface EndpointField {
  name: string;
  type: string;
  text: string;
}

/** A request that the sandbox of this device answers unchanged. */
export interface RunnableSample {
  name: string;
  /** Path and query. */
  target: string;
  /** Names in small letters; without the key. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A call that a page offers to run. */
export interface RunnableCall {
  /** In the table of calls. */
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  title: string;
  samples: readonly RunnableSample[];
}

/**
 * One documented request as pages show it, made by `documented` from the table in `src/api-docs/operations.ts`.
 * Illustrative: it is shown, never sent.
 */
export interface Endpoint {
  method: 'POST';
  path: `/${string}`;
  /** Address in production; samples go to the sandbox. */
  live: string;
  contentType: 'application/json' | 'multipart/form-data';
  /** Headers of this call alone, in addition to those of every call. */
  headers: readonly EndpointField[];
  fields: readonly EndpointField[];
  /** In the table of calls, by which a page runs it. */
  id: string;
  /** The request, once in each language. */
  samples: readonly CodeTab[];
  responses: readonly { status: number; title: string; text: string; body: string }[];
  /** Another response with 200 than the first. */
  secondResponse: { label: string; text: string };
  /** Values of one field, each with the status that it brings in the sandbox. */
  sandbox: { field: string; values: readonly EndpointField[] };
}

/** A row of the reference's index of endpoints. */
export interface EndpointRow {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  label: string;
  /** Where the reference has it. */
  to: `${Path}#${string}`;
  fields: readonly string[];
}
