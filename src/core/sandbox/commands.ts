import type { OperationId } from '#api-docs/operations.ts';
import type { ProblemCode } from '#api-docs/problems.ts';
import type { SandboxRequest } from './request/request.ts';

/** What was done to a sandbox, in order, is all that is kept of it: plain data without keys but the public ones. */
export type Command =
  | { kind: 'call'; request: SandboxRequest }
  /** A request that was refused before it was known to hold nothing real. */
  | { kind: 'refused'; call: OperationId | 'unknown'; code: ProblemCode; key?: string }
  /** Which ids are made from here on. */
  | { kind: 'seed'; seed: number }
  /** Time passes, that of the sandbox with it. */
  | { kind: 'advance'; ms: number }
  /** Time passes, while the clock of the sandbox is stopped. */
  | { kind: 'elapse'; ms: number }
  /** Nobody named where this delivery goes: it is sent nowhere. */
  | { kind: 'withheld'; delivery: string }
  | { kind: 'attempted'; delivery: string; status: number };

/** Commands as a driver keeps them. Of another table than today's they mean nothing. */
export interface KeptCommands {
  /** Digest of the table of calls. */
  table: string;
  commands: Command[];
}
