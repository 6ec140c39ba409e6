import type { Doubt } from '#core/outbox/doubt.ts';

/**
 * Why our team does not get a sign-up.
 * - `missing`: what saves it could not be loaded
 * - `unsaved`, `unanswered`, `full`: see `SaveOutcome`
 * - `large`: the mail service takes no message of that size
 * - a doubt: asked about once; the next press answers it
 */
export type TeamProblem = 'missing' | 'unsaved' | 'unanswered' | 'full' | 'large' | Doubt;

/** A sign-up ended because our team was to get it too. */
export class TeamError extends Error {
  readonly problem: TeamProblem;

  constructor(problem: TeamProblem) {
    super(problem);
    this.problem = problem;
  }
}

const DOUBTS: readonly string[] = ['hidden', 'quick', 'many'] satisfies Doubt[];

/** The problem that an error represents, if it is one of these. */
export const problemOf = (error: unknown): TeamProblem | undefined =>
  error instanceof TeamError ? error.problem : undefined;

/** Whether another press of the same button answers it. */
export const isDoubt = (problem: TeamProblem | undefined): boolean =>
  problem !== undefined && DOUBTS.includes(problem);
