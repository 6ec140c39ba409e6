import type { ProblemCode } from '#api-docs/problems.ts';

/** A field at fault, by its JSON Pointer. */
export interface FieldFault {
  pointer: string;
  code: 'missing' | 'unknown' | 'invalid';
  detail: string;
}

/** Thrown when a request is refused. Nothing has changed by then. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: ProblemCode;
  readonly faults: readonly FieldFault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    faults: readonly FieldFault[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.headers = headers;
  }
}
