import type { Path } from '#routes/paths.ts';

/** A field of a request's body. `sample` is made up and fits `pattern`; for a file it is its name. */
export interface ApiField {
  name: string;
  type: 'string' | 'file';
  required: boolean;
  text: string;
  sample: string;
  /** What a value must be, as the end of a sentence that begins with the field's name. */
  rule: string;
  /** Regular expression of a whole value, as JSON Schema writes it. */
  pattern?: string;
}

/** A header that a request needs beside the key and the content type. `sample` is made up. */
export interface ApiHeader {
  name: string;
  text: string;
  sample: string;
  /** Regular expression of a whole value. */
  pattern: string;
}

/** One of the responses with 200. */
export interface ApiOutcome {
  /** `status` of the response. */
  status: string;
  text: string;
  /** Value of the deciding field that brings this outcome in the sandbox: made up, and of the field's form. */
  sandbox: string;
  /** What the body holds beside the status, if anything. */
  data?: Readonly<Record<string, unknown>>;
}

/** One row of the table of documented endpoints. All of it is illustrative: shown, never sent. */
export interface ApiEndpoint {
  method: 'POST';
  path: `/${string}`;
  title: string;
  /** What the call does, as a sentence without its full stop. */
  summary: string;
  /** The page that documents it. */
  page: Path;
  contentType: 'application/json' | 'multipart/form-data';
  /** Required headers of this call alone. */
  headers?: readonly ApiHeader[];
  fields: readonly ApiField[];
  /** Name of the field whose value decides the outcome in the sandbox. */
  decidedBy: string;
  /** The first one is what its sample brings, with data in full. */
  outcomes: readonly [ApiOutcome, ...ApiOutcome[]];
  /** Names in `data` that a response may lack. */
  optionalData?: readonly string[];
}
