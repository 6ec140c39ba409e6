import { ERROR_CODES } from '#core/outbox/error-code.ts';
import { attemptsOf, mayHaveArrived } from '#core/outbox/journal.ts';
import type { QueueState } from '#core/outbox/queue.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';

/** How a message stands, for its author. `tone` is the badge's colour; the words say it all. */
export interface Standing {
  tone: 'wait' | 'danger' | 'info';
  label: string;
  /** What happens next, if anything does. */
  next: string;
}

export function standingOf(
  record: OutboxRecord,
  online: boolean,
  queue: QueueState | undefined,
  now: number,
): Standing {
  if (record.status === 'sending') return { tone: 'info', label: 'Sending', next: '' };
  const attempts = attemptsOf(record);
  if (record.status === 'attention')
    return { tone: 'danger', label: notSent(attempts), next: 'Send it again, or edit it.' };
  if (!online) return { tone: 'wait', label: 'Waiting for network', next: 'Next try when online' };
  const at = record.sendNow ? now : Math.max(record.nextAt, queue?.pausedUntil ?? 0);
  const next = at <= now ? 'Next try now' : `Next try ${inTime(at - now)}`;
  if (attempts === 0) return { tone: 'wait', label: 'Waiting', next };
  return { tone: mayHaveArrived(record) ? 'wait' : 'danger', label: notSent(attempts), next };
}

const notSent = (attempts: number) =>
  attempts === 0 ? 'Not sent' : `Not sent, ${attempts === 1 ? '1 try' : `${attempts} tries`}`;

const ERRORS: Readonly<Record<string, string>> = {
  [ERROR_CODES.noAnswer]: 'No answer from the mail service.',
  [ERROR_CODES.offline]: 'No answer, and no network.',
  [ERROR_CODES.notTheService]: 'Something other than the mail service answered.',
  [ERROR_CODES.closed]: 'The app was closed while this was being sent.',
  [ERROR_CODES.noSettings]: 'Our mail service is not set up.',
};

/** What went wrong last: a code in words, a server's own words as they came; empty for a code of a newer version. */
export const errorInWords = (response: string): string =>
  response.startsWith('@') ? (ERRORS[response] ?? '') : response;

/** When a message was written: `today, 10:42 am`, `yesterday`, `3 Mar 2026`. */
export function writtenAt(createdAt: number, now: number): string {
  const days = dayNumber(now) - dayNumber(createdAt);
  const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });
  if (days <= 0) return `today, ${time.format(createdAt)}`;
  if (days === 1) return `yesterday, ${time.format(createdAt)}`;
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }).format(createdAt);
}

/** A wait in words: `in 40 seconds`, `in 12 minutes`, `in 1 hour`. */
export function inTime(ms: number): string {
  const format = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' });
  if (ms < 60_000) return format.format(Math.max(1, Math.round(ms / 1000)), 'second');
  if (ms < 3_600_000) return format.format(Math.round(ms / 60_000), 'minute');
  return format.format(Math.round(ms / 3_600_000), 'hour');
}

const dayNumber = (time: number) => {
  const date = new Date(time);
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};
