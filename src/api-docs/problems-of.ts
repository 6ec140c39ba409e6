import type { Operation } from './kit/operation.ts';
import { commonProblems, type ProblemCode } from './problems.ts';

const JSON_BODY = ['body_not_utf8', 'json_unreadable', 'json_not_object'] as const;

/** Every code that a call may answer with. */
export const problemsOf = ({
  body,
  form,
  query,
  idempotent,
  problems = [],
}: Operation): ProblemCode[] => [
  ...commonProblems,
  ...(body
    ? ([
        'body_missing',
        ...(form ? (['form_unreadable'] as const) : JSON_BODY),
        'content_type_unsupported',
        'content_encoding_unsupported',
      ] as const)
    : (['body_unexpected'] as const)),
  ...(body || query ? (['sandbox_value_only', 'looks_real'] as const) : []),
  ...(idempotent
    ? ([
        'idempotency_key_missing',
        'idempotency_key_malformed',
        'idempotency_key_reused',
        'request_in_progress',
      ] as const)
    : []),
  ...problems,
];
