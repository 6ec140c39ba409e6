import { isUncertain } from './error-code.ts';
import type { Attempt, OutboxRecord } from './record.ts';

/** Attempts that are remembered; their numbers go on. */
const MAX_ATTEMPTS = 30;

type Tried = Pick<OutboxRecord, 'journal'>;

/** The last post; undefined if none was begun. */
export const lastOf = ({ journal }: Tried): Attempt | undefined => journal.at(-1);

/** Posts begun so far. */
export const attemptsOf = (record: Tried): number => lastOf(record)?.number ?? 0;

/** When the last post began; 0 if none did. */
export const lastAttemptAt = (record: Tried): number => lastOf(record)?.at ?? 0;

/** What came of the last post; empty if there was none, or it is under way. */
export const lastResponse = (record: Tried): string => lastOf(record)?.response ?? '';

/** Whether a copy may already have been delivered. */
export const mayHaveArrived = ({ journal }: Tried): boolean =>
  journal.some(({ response }) => isUncertain(response));

/** The attempt that is under way, or whose sender died. */
export const openAttempt = (record: OutboxRecord): Attempt | undefined =>
  record.status === 'sending' ? lastOf(record) : undefined;

/** The journal with one attempt more. Of too many, certain refusals are forgotten first. */
export function withAttempt(record: Tried, attempt: Pick<Attempt, 'id' | 'at'>): Attempt[] {
  const journal = [...record.journal];
  if (journal.length >= MAX_ATTEMPTS) {
    const certain = journal.findIndex(({ response }) => !isUncertain(response));
    journal.splice(Math.max(certain, 0), 1);
  }
  return [...journal, { ...attempt, number: attemptsOf(record) + 1, response: '' }];
}

/** The journal with what came of one attempt. */
export const withResponse = (record: Tried, id: string, response: string): Attempt[] =>
  record.journal.map((attempt) => (attempt.id === id ? { ...attempt, response } : attempt));
