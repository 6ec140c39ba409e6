import { type FailureCode, failures } from '#api-docs/kit/failure.ts';

/** A failure as the API tells it. */
export const failureOf = (code: FailureCode) => ({ code, ...failures[code] });
