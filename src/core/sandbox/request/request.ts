/** A request as it reaches the API. Names of headers are in small letters. */
export interface SandboxRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Readonly<Record<string, string>>;
  /** Text; of a form, without the bytes of its files: see `withoutFiles`. */
  body: string;
}

/** The headers that the API reads: no others are kept. */
export const READ_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'sandbox-fault',
] as const;
