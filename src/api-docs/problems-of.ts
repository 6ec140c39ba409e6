import type { Operation } from './kit/operation.ts';
import { commonProblems, type ProblemCode } from './problems.ts';

const JSON_BODY = ['json_unreadable', 'json_not_object', 'body_not_utf8'] as const;

/** Every code that a call may answer with. */
export const problemsOf = ({
  body,
  form,
  optionalBody,
  query,
  idempotent,
  problems = [],
}: Operation): ProblemCode[] => [
  ...(body
    ? ([
        ...(form ? (['form_unreadable'] as const) : JSON_BODY),
        ...(optionalBody ? [] : (['body_missing'] as const)),
        'content_type_unsupported',
        'content_encoding_unsupported',
      ] as const)
    : (['body_unexpected'] as const)),
  ...commonProblems,
  ...(body || query ? (['sandbox_value_only'] as const) : []),
  ...(body || query || idempotent ? (['looks_real'] as const) : []),
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
