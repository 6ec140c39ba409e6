import type { OutboxRecord } from './record.ts';

/**
 * Least time from the opening of the document to Send, once this device has written this many other messages. The
 * first ones are never too quick: browsers fill forms in, and people paste.
 */
export const LEAST_TIME_MS = 2_000;
export const QUICK_MESSAGES = 3;

/** This many messages within this time raise no doubt; the form asks about the next one. */
export const RATE_MESSAGES = 10;
export const RATE_WINDOW_MS = 10 * 60_000;

/** The facts about a message when Send is pressed. */
export interface Circumstances {
  /** The content of the field that no visitor sees. */
  honeypot: string;
  /** How long the document has been open. Not by the clock, which may jump. */
  openForMs: number;
  /** Whether its text was read from the disk, so that it was written before this document was opened. */
  isRestored: boolean;
  /** When this device wrote its other messages, in milliseconds since 1970, in any order. */
  writtenAt: readonly number[];
  now: number;
}

/**
 * Why a message may not be a visitor's own.
 * - `hidden`: the field that no visitor sees holds something
 * - `quick`: one of several, and nobody writes that fast
 * - `many`: this device wrote too many others in a short time
 */
export type Doubt = 'hidden' | 'quick' | 'many';

/** Why a message is asked about before it is sent; undefined if it is not. */
export function doubtOf(message: Circumstances): Doubt | undefined {
  const { honeypot, openForMs, isRestored, writtenAt, now } = message;
  if (honeypot.trim() !== '') return 'hidden';
  // In both directions: a clock that was set back must not hide messages written since.
  const lately = writtenAt.filter((at) => Math.abs(now - at) < RATE_WINDOW_MS);
  if (lately.length >= RATE_MESSAGES) return 'many';
  const isQuick = openForMs < LEAST_TIME_MS && !isRestored;
  return isQuick && lately.length >= QUICK_MESSAGES ? 'quick' : undefined;
}

/**
 * When this device wrote its messages. Messages that their author took back do not count.
 *
 * @param except id of a record that does not count either; empty if there is none
 */
export const timesOf = (records: readonly OutboxRecord[], except: string): number[] =>
  records
    .filter(({ id, status }) => id !== except && status !== 'deleted')
    .map(({ createdAt }) => createdAt);
