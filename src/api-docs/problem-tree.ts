import type { ProblemBranch } from '#copy/types/reference.ts';
import { operationList } from './operations.ts';
import { type Problem, type ProblemCode, problems } from './problems.ts';

/**
 * What may be sent after an error: the same again, or what was mended, and with which `Idempotency-Key`. What is
 * refused before a call begins leaves no trace. What the call itself refuses is kept under the key for a day.
 */
export type Again = 'same' | 'mended' | 'new';

/** Codes that calls themselves answer with. */
const ofCalls: ReadonlySet<ProblemCode> = new Set(
  operationList.flatMap(({ problems: own = [] }): readonly ProblemCode[] => own),
);

/** What may be sent after an error of this code. */
export function againOf(code: ProblemCode): Again {
  const { retry }: Problem = problems[code];
  if (retry) return 'same';
  return code === 'idempotency_key_reused' || ofCalls.has(code) ? 'new' : 'mended';
}

const BRANCHES: readonly (readonly [Again, answer: string, key: string, why: string])[] = [
  ['same', 'Yes, the same again', 'Same key', 'Also where no answer came. Nothing is done twice.'],
  ['mended', 'Once it is mended', 'Same key', 'The call did not begin.'],
  ['new', 'Once it is mended', 'New key', 'For 24 hours the old key brings this error again.'],
];

/** The codes by what may be sent after them; without branches that have none. */
export const problemTree = (codes: Iterable<ProblemCode>): ProblemBranch[] =>
  BRANCHES.map(([again, answer, key, why]) => ({
    answer,
    key,
    why,
    codes: [...new Set(codes)].filter((code) => againOf(code) === again),
  })).filter((branch) => branch.codes.length > 0);
