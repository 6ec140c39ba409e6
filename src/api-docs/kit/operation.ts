import type { GenericSchema } from 'valibot';
import type { ProblemCode } from '#api-docs/problems.ts';
import type { Path } from '#routes/paths.ts';

/** Groups of calls, in the order of the reference. */
export const groups = {
  payments: 'Payments',
  payouts: 'Payouts',
  bills: 'Bills',
  settlements: 'Settlements',
  webhooks: 'Webhooks',
  verification: 'Verification',
  control: 'Sandbox control',
} as const;

export type GroupName = keyof typeof groups;

/** What a key may do. The words of `verify` and `pay` are older than those of the groups, and stay. */
export type Scope = 'verify' | 'pay' | `${Exclude<GroupName, 'verification'>}:${'read' | 'write'}`;

/** A request that can be sent as it is: ids in it are those of the examples, which a sandbox begins with. */
export interface Sample {
  name: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: Readonly<Record<string, unknown>>;
}

/** One documented call. The reference, OpenAPI, Postman, samples and the sandbox are made from it. */
export interface Operation {
  group: GroupName;
  method: 'GET' | 'POST' | 'DELETE';
  /** Names in braces are ids. */
  path: `/${string}`;
  title: string;
  /** What the call does, as a sentence without its full stop. */
  summary: string;
  /** What goes wrong when it is used without thinking. */
  caution?: string;
  scope: Scope;
  /** Needs an `Idempotency-Key`. */
  idempotent?: true;
  /** The body is `multipart/form-data`; its fields are files. */
  form?: true;
  query?: GenericSchema;
  body?: GenericSchema;
  /** A request may come without its body. */
  optionalBody?: true;
  /** Status and body of success; no body with 204. */
  status: 200 | 201 | 204;
  answer?: GenericSchema;
  /** Codes of this call alone, in addition to those of every call. */
  problems?: readonly ProblemCode[];
  /** The first is shown. */
  samples: readonly [Sample, ...Sample[]];
  /** The page that tells of it. */
  page?: Path;
}

/** Checks a row of the table, and keeps its exact types. */
export const operation = <const T extends Operation>(row: T): T => row;
