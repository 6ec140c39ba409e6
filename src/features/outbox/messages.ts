import { ERROR_CODES } from '#core/outbox/error-code.ts';
import { attemptsOf, mayHaveArrived } from '#core/outbox/journal.ts';
import type { QueueState } from '#core/outbox/queue.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import * as words from './words/panel.ts';
import * as sent from './words/sent.ts';

/** The state of a message, for its author. `tone` is the badge's colour; the words say the same. */
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
  if (record.status === 'sending') return { tone: 'info', label: words.sending, next: '' };
  const label = labelOf(record);
  if (record.status === 'attention') return { tone: 'danger', label, next: words.sendItAgain };
  if (!online) return { tone: 'wait', label: words.waitingForNetwork, next: words.nextTryOnline };
  const at = record.sendNow ? now : Math.max(record.nextAt, queue?.pausedUntil ?? 0);
  const next = at <= now ? words.nextTryNow : nextTryIn(at - now);
  if (attemptsOf(record) === 0) return { tone: 'wait', label: words.waiting, next };
  return { tone: mayHaveArrived(record) ? 'wait' : 'danger', label, next };
}

function labelOf(record: OutboxRecord): string {
  const attempts = attemptsOf(record);
  if (attempts === 0) return words.notSentYet;
  return mayHaveArrived(record) ? words.notConfirmed(attempts) : words.notSent(attempts);
}

const ERRORS: Readonly<Record<string, string>> = {
  [ERROR_CODES.noAnswer]: words.errors.noAnswer,
  [ERROR_CODES.offline]: words.errors.offline,
  [ERROR_CODES.notTheService]: words.errors.notTheService,
  [ERROR_CODES.closed]: words.errors.closed,
  [ERROR_CODES.unsent]: words.errors.unsent,
  [ERROR_CODES.noSettings]: words.errors.noSettings,
};

/** What went wrong last: a code in words, a server's own words as they came; empty for a code of a newer version. */
export const errorInWords = (response: string): string =>
  response.startsWith('@') ? (ERRORS[response] ?? '') : response;

/** When a message was written: `Saved today, 10:42 am`, `Saved yesterday, 10:42 am`, `Saved 3 Mar 2026`. */
export const savedAt = (createdAt: number, now: number): string =>
  dated(createdAt, now, words.savedToday, words.savedYesterday, words.savedOn);

/** When a message was delivered: `Sent today, 10:42 am`, `Sent yesterday, 10:42 am`, `Sent 3 Mar 2026, 10:42 am`. */
export const sentWhen = (sentAt: number, now: number): string =>
  dated(sentAt, now, sent.sentToday, sent.sentYesterday, sent.sentOn);

type Dated = (time: number) => string;

function dated(time: number, now: number, today: Dated, yesterday: Dated, on: Dated): string {
  const days = dayNumber(now) - dayNumber(time);
  if (days <= 0) return today(time);
  return days === 1 ? yesterday(time) : on(time);
}

/** Said of a try that comes in `ms` milliseconds. */
function nextTryIn(ms: number): string {
  if (ms < 60_000) return words.nextTryInSeconds(Math.max(1, Math.round(ms / 1000)));
  if (ms < 3_600_000) return words.nextTryInMinutes(Math.round(ms / 60_000));
  return words.nextTryInHours(Math.round(ms / 3_600_000));
}

const dayNumber = (time: number) => {
  const date = new Date(time);
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};
