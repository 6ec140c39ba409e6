/** A request as it reaches the API. Names of headers are in small letters. */
export interface SandboxRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Readonly<Record<string, string>>;
  /** Text; of a form, without the bytes of its files: see `withoutFiles`. */
  body: string;
}

/** Replaces a body that is not UTF-8, and so cannot be JSON (RFC 8259, 8.1). */
export const NOT_UTF8 = '\u{fffd}';

/** The headers that the API reads: no others are kept. */
export const READ_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'sandbox-fault',
] as const;
