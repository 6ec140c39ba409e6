import type { Operation } from './kit/operation.ts';
import { commonProblems, type ProblemCode } from './problems.ts';

/** Every code that a call may answer with. */
export const problemsOf = ({
  body,
  query,
  idempotent,
  problems = [],
}: Operation): ProblemCode[] => [
  ...commonProblems,
  ...(body ? (['content_type_unsupported'] as const) : []),
  ...(body || query ? (['sandbox_value_only', 'looks_real'] as const) : []),
  ...(idempotent
    ? (['idempotency_key_missing', 'idempotency_key_reused', 'request_in_progress'] as const)
    : []),
  ...problems,
];
